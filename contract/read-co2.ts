import { CO2 } from './asked-words.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { boundAt } from './read-figures.ts';

/** "120g", "120 g", "120 g/km" */
const FIGURE = /^(\d{1,4})(gr?)?(\/km)?[,;]?$/i;
const UNIT = /^(?:gr?|gramm|grammes?|grams?)(\/km)?[,;]?$/i;
/** No car has more. */
const MOST = 1000;

/** "CO2 unter 120", "moins de 120 g de CO2", "max 95 g/km": how much CO2 a car has at most. A question from a number on names no filter. */
export function readCo2(pieces: readonly Piece[], start: number): Read | undefined {
  let at = start;
  const skip = (found: { length: number } | undefined) => (at += found?.length ?? 0);
  let isNamed = false;
  const name = () => {
    const found = phraseAt(CO2, pieces, at);
    if (!found) return;
    isNamed = true;
    skip(found);
  };
  name();
  const bound = boundAt(pieces, at);
  if (bound && bound.value !== 'atMost' && bound.value !== 'before') return undefined;
  skip(bound);
  if (!isNamed) name();
  const [, digits, glued, perKm] = FIGURE.exec(pieces[at]?.text ?? '') ?? [];
  if (digits === undefined) return undefined;
  at += 1;
  const unit = glued === undefined ? UNIT.exec(pieces[at]?.text ?? '') : null;
  if (unit) at += 1;
  if (!isNamed) name();
  // Nothing else of a car is measured in grams per kilometre.
  const isRead = isNamed || (perKm ?? unit?.[1]) !== undefined;
  if (!isRead || Number(digits) > MOST) return undefined;
  if (pieces[at]?.words[0] === 'wltp') at += 1;
  return { length: at - start, asked: { filters: { co2Max: Number(digits) } } };
}
