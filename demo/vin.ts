import type { Make, Model } from './model.ts';
import type { Random } from './random.ts';

/** Letters and digits of a VIN: I, O and Q are not used. */
const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
/** ISO 3779 model years: 2019 is K, 2025 is S. */
const YEAR_LETTERS: Record<number, string> = {
  2019: 'K',
  2020: 'L',
  2021: 'M',
  2022: 'N',
  2023: 'P',
  2024: 'R',
  2025: 'S',
  2026: 'T',
};

/** Cars built after the summer break belong to the next model year. */
export function modelYear(firstRegistered: string): number {
  const year = Number(firstRegistered.slice(0, 4));
  return Number(firstRegistered.slice(5, 7)) >= 10 ? year + 1 : year;
}

export function yearLetter(year: number): string {
  const letter = YEAR_LETTERS[year];
  if (!letter) throw new Error(`no model-year letter for ${year}`);
  return letter;
}

const sign = (value: number) => SIGNS.charAt(value % SIGNS.length);

/** Two characters that all cars of a model share, as makers do. */
function typeCode(make: Make, model: Model): string {
  let sum = 7;
  for (const letter of make.name + model.name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sign(sum) + sign(sum >>> 8);
}

/** `serial` below a million makes the VIN unique within make, model and year. */
export function vinOf(
  make: Make,
  model: Model,
  firstRegistered: string,
  serial: number,
  random: Random,
): string {
  const type = typeCode(make, model);
  const descriptor = make.fillsWithZ
    ? `ZZZ${type}Z`
    : `${type}${sign(random.whole(0, 32))}${sign(random.whole(0, 32))}${random.whole(1, 9)}${random.whole(0, 9)}`;
  const plant = sign(typeCode(make, make.models[0] ?? model).charCodeAt(0));
  return (
    make.wmi + descriptor + yearLetter(modelYear(firstRegistered)) + plant + String(serial).padStart(6, '0')
  );
}
