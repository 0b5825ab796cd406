import {
  EMISSION_CLASSES,
  type EmissionClass,
  LOCATION_COUNTRIES,
  type LocationCountry,
  type ServiceBook,
} from '../../contract/vehicle-fields.ts';
import { parseDay, parseDecimal } from './notation.ts';
import type { Json } from './spec-json.ts';
import { type Read, readWhole } from './spec-values.ts';
import { fold, lexicon } from './vocabulary.ts';

/** Converts the facts that dealers ask for: as spec-values.ts, for fields with words of their own. */

interface Range {
  min: number;
  max: number;
}

const invalid = { fault: 'INVALID' } as const;
const outOfRange = { fault: 'OUT_OF_RANGE' } as const;
const notAChoice = { fault: 'NOT_A_CHOICE' } as const;

/** "5 Sitze", "1.800 kg", "96 %", "< 120 g/km": a number with its unit behind it. */
export function readMeasure(json: Json, range: Range, unit: RegExp): Read<number> {
  return readWhole(withoutUnit(json, unit), range);
}

/** "5,4 l/100 km": a number with at most one decimal, and its unit behind it. */
export function readDecimal(json: Json, { min, max }: Range, unit: RegExp): Read<number> {
  const bare = withoutUnit(json, unit);
  const decimal =
    typeof bare === 'string' ? parseDecimal(bare) : typeof bare === 'number' ? String(bare) : null;
  const value = decimal === null ? NaN : Number(decimal);
  if (Number.isNaN(value)) return invalid;
  const rounded = Math.round(value * 10) / 10;
  return rounded < min || rounded > max ? outOfRange : { value: rounded };
}

function withoutUnit(json: Json, unit: RegExp): Json {
  if (typeof json !== 'string') return json;
  const [figures = ''] = /^[\d.,'’\s-]{0,40}/u.exec(json) ?? [];
  const end = figures.split('').findLastIndex((sign) => DIGIT.test(sign)) + 1;
  const rest = json.slice(end).trim();
  return end > 0 && (rest === '' || unit.test(rest)) ? json.slice(0, end) : json;
}

const DIGIT = /\d/;

export const UNITS = {
  seats: /^(sitze|sitzplätze|sitzer|-sitzer|seats?|places?)$/iu,
  co2: /^g(ramm)?\s{0,2}\/?\s{0,2}km\b.{0,20}$/iu,
  litres: /^(l|liter|litres)\s{0,2}\/?\s{0,2}(auf\s{0,2})?100\s{0,2}km\b.{0,20}$/iu,
  kwhPer100: /^kwh\s{0,2}\/?\s{0,2}(auf\s{0,2})?100\s{0,2}km\b.{0,20}$/iu,
  kwh: /^kwh\b.{0,20}$/iu,
  percent: /^(%|prozent|percent)$/iu,
  km: /^km\b.{0,20}$/iu,
  kg: /^kg\b.{0,20}$/iu,
  owners: /^(vorbesitzer|halter|vorhalter|owners?|previous owners?|propriétaires?)$/iu,
  keys: /^(stück|stk\.?|x|schlüssel|keys?|clés?)$/iu,
} as const;

const YES = 'ja, j, yes, y, oui, o, wahr, true';
const NO = 'nein, n, no, non, falsch, false';
const ACCIDENT_FREE = lexicon({
  YES: `${YES}, unfallfrei, accident free, non accidente`,
  NO: `${NO}, nicht unfallfrei, unfallwagen, unfallfahrzeug, accidente`,
});
const IMPORTED = lexicon({
  YES: `${YES}, import, importiert, importfahrzeug, eu import, reimport, imported, importe, vehicule importe`,
  NO,
});

export const readAccidentFree = (json: Json): Read<boolean> => readYesNo(json, ACCIDENT_FREE);
export const readImported = (json: Json): Read<boolean> => readYesNo(json, IMPORTED);

function readYesNo(json: Json, words: ReadonlyMap<string, 'YES' | 'NO'>): Read<boolean> {
  if (typeof json === 'boolean') return { value: json };
  const word = typeof json === 'string' ? words.get(fold(json)) : undefined;
  return word ? { value: word === 'YES' } : invalid;
}

/** "Euro 6", "EURO6d-TEMP", "Euro 6d-ISC-FCM" -> "EURO_6", "EURO_6D_TEMP", "EURO_6D" */
export function readEmissionClass(json: Json): Read<EmissionClass> {
  if (typeof json !== 'string' && typeof json !== 'number') return notAChoice;
  // Compared without punctuation, "-6" would be Euro 6.
  if (/^\s*[-−]/.test(String(json))) return notAChoice;
  const word = fold(String(json))
    .replaceAll(' ', '')
    .replace(/^(abgasnorm|schadstoffklasse|norme)?(euro|eu)?/, '');
  const [, number, step = ''] =
    /^([1-7])(b|c|dtemp|d(?:isc|final|g)?|e)?(?:fcm|evapisc|evap)?$/.exec(word) ?? [];
  if (number === undefined) return notAChoice;
  const letter = step === 'dtemp' ? 'D_TEMP' : step.charAt(0).toUpperCase();
  const value = EMISSION_CLASSES.find((known) => known === `EURO_${number}${letter}`);
  return value ? { value } : notAChoice;
}

const SERVICE_BOOK = lexicon<ServiceBook>({
  COMPLETE:
    'complete, full, full service history, vollstandig, luckenlos, scheckheftgepflegt, komplett, complet, carnet complet',
  PRESENT: 'present, yes, ja, vorhanden, digital, true, oui, disponible',
  INCOMPLETE: 'incomplete, partial, teilweise, unvollstandig, luckenhaft, incomplet, partiel',
  NONE: 'none, no, nein, keins, kein, nicht vorhanden, fehlt, false, non, aucun, absent',
});

export function readServiceBook(json: Json): Read<ServiceBook> {
  const value =
    typeof json === 'string' || typeof json === 'boolean' ? SERVICE_BOOK.get(fold(String(json))) : undefined;
  return value ? { value } : notAChoice;
}

/** "0603/BRW", "0603 BRW000123" -> "0603/BRW" */
export function readHsnTsn(json: Json): Read<string> {
  const [, hsn, tsn] =
    (typeof json === 'string' && /^(\d{4})\s{0,2}[/ -]?\s{0,2}([a-z0-9]{3})[a-z0-9]{0,6}$/i.exec(json)) || [];
  return hsn && tsn ? { value: `${hsn}/${tsn.toUpperCase()}` } : invalid;
}

/** The last day of the month in "03/2027", "03/27", "2027-03", "03.2027"; a whole day as it is. */
export function readMonthOrDay(json: Json, { min, max }: { min: string; max: string }): Read<string> {
  if (typeof json !== 'string') return { fault: 'DATE_INVALID' };
  // Two digits are a year from 2020 on: "11.12" may be a day without its year.
  const [, month, year] = /^(\d{1,2})\s?[./]\s?(\d{4}|[2-4]\d)$/.exec(json) ?? [];
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(json) ?? [];
  const day =
    (month ?? isoMonth)
      ? lastDayOf(Number(year?.padStart(4, '20') ?? isoYear), Number(month ?? isoMonth))
      : parseDay(json);
  if (day === null) return { fault: 'DATE_INVALID' };
  return day < min || day > max ? outOfRange : { value: day };
}

function lastDayOf(year: number, month: number): string | null {
  if (month < 1 || month > 12) return null;
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export function readDayWithin(json: Json, { min, max }: { min: string; max: string }): Read<string> {
  const day = typeof json === 'string' ? parseDay(json) : null;
  if (day === null) return { fault: 'DATE_INVALID' };
  return day < min || day > max ? outOfRange : { value: day };
}

export function readPostalCode(json: Json): Read<string> {
  const value = (
    typeof json === 'number' ? String(json) : typeof json === 'string' ? json : ''
  ).toUpperCase();
  return /^[A-Z0-9][A-Z0-9 -]*$/.test(value) ? { value } : invalid;
}

/** The signs of cars that differ from the codes of their countries. */
const CAR_SIGNS: Record<string, LocationCountry> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  UK: 'GB',
};
const COUNTRY_NAMES = new Map(
  ['de', 'en', 'fr'].flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return LOCATION_COUNTRIES.map((code) => [fold(names.of(code) ?? code), code] as const);
  }),
);

/** "DE", "D", "Deutschland", "Germany", "Allemagne" -> "DE" */
export function readCountry(json: Json): Read<LocationCountry> {
  if (typeof json !== 'string') return notAChoice;
  const code = json.toUpperCase();
  const value =
    LOCATION_COUNTRIES.find((each) => each === code) ?? CAR_SIGNS[code] ?? COUNTRY_NAMES.get(fold(json));
  return value ? { value } : notAChoice;
}
