import { RANGES, TOWING_BOUNDS, UNITS } from './asked-words.ts';
import { KM_PER_MILE } from './read-figures.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';

/** Other numbers are part of a name: "Range Rover 2". */
const [LEAST_KM, MOST_KM] = [20, 1500];
/** A number of these units, in km. */
const FACTORS: Partial<Record<string, number>> = { KM: 1, MILES: KM_PER_MILE };

/** "Reichweite ab 400 km", "400 km autonomie", "range 250 miles": how far a car runs on electricity at least. */
export function readRange(pieces: readonly Piece[], start: number): Read | undefined {
  const before = phraseAt(RANGES, pieces, start);
  let at = start + (before?.length ?? 0);
  at += phraseAt(TOWING_BOUNDS, pieces, at)?.length ?? 0;
  const figure = pieces[at]?.number;
  if (figure === undefined) return undefined;
  const unit = phraseAt(UNITS, pieces, at + 1);
  const factor = unit && FACTORS[unit.value];
  if (unit ? factor === undefined : !before?.value) return undefined;
  at += 1 + (unit?.length ?? 0);
  if (!before) {
    const after = phraseAt(RANGES, pieces, at);
    if (!after) return undefined;
    at += after.length;
  }
  const rangeMin = Math.round(figure * (factor ?? 1));
  if (rangeMin < LEAST_KM || rangeMin > MOST_KM) return undefined;
  return { length: at - start, asked: { filters: { rangeMin } } };
}
