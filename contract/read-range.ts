import { RANGES, TOWING_BOUNDS, UNITS } from './asked-words.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt, boundBehind, KM_PER_MILE } from './read-figures.ts';

/** Other numbers are part of a name: "Range Rover 2". */
const [LEAST_KM, MOST_KM] = [20, 1500];
/** Nobody asks for a mileage of so few kilometres at least. */
const MOST_KM_ALONE = 1000;
/** A number of these units, in km. */
const FACTORS: Partial<Record<string, number>> = { KM: 1, MILES: KM_PER_MILE };

/** "Reichweite ab 400 km", "400 km autonomie", "range 250 miles", "400 km oder mehr": how far a car runs on electricity at least. */
export function readRange(pieces: readonly Piece[], start: number): Read | undefined {
  const before = phraseAt(RANGES, pieces, start);
  let at = start + (before?.length ?? 0);
  at += phraseAt(TOWING_BOUNDS, pieces, at)?.length ?? 0;
  const figure = pieces[at]?.number;
  if (figure === undefined) return undefined;
  const unit = phraseAt(UNITS, pieces, at + 1);
  const factor = unit && FACTORS[unit.value];
  if (unit ? factor === undefined : !before?.value) return undefined;
  const isOrMore = pieces[at]?.isOrMore === true || pieces[at + (unit?.length ?? 0)]?.isOrMore === true;
  at += 1 + (unit?.length ?? 0);
  const after = before ? undefined : phraseAt(RANGES, pieces, at);
  at += after?.length ?? 0;
  const behind = boundBehind(pieces, at);
  if (behind?.value === 'atLeast') at += behind.length;
  const isAtLeast = isOrMore || (boundAt(pieces, start) ?? behind)?.value === 'atLeast';
  const rangeMin = Math.round(figure * (factor ?? 1));
  if (!before && !after && !(isAtLeast && rangeMin < MOST_KM_ALONE)) return undefined;
  if (rangeMin < LEAST_KM || rangeMin > MOST_KM) return undefined;
  return { length: at - start, asked: { filters: { rangeMin } } };
}
