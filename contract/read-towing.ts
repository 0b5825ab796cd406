import { TOW_BARS, TOWING, TOWING_BOUNDS } from './asked-words.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';

/** "Anhängelast ab 2.000 kg", "2 t Anhängelast": what a car may tow at least. */
export function readTowing(pieces: readonly Piece[], start: number): Read | undefined {
  // Most searches end here: phrases take longer than a look at digits and units.
  if (!pieces.some(({ text }) => FIGURE.test(text))) return undefined;
  const before = phraseAt(TOWING, pieces, start);
  if (!before && !pieces.some(({ text }) => WITH_UNIT.test(text))) return undefined;
  let at = start + (before?.length ?? 0);
  at += phraseAt(TOWING_BOUNDS, pieces, at)?.length ?? 0;
  const load = loadAt(pieces, at);
  if (!load) return undefined;
  at += load.length;
  if (!before) {
    // Without a unit the number is a year or a price.
    const after = load.hasUnit ? phraseAt(TOWING, pieces, at) : undefined;
    const isTowed = load.hasUnit && pieces.some((_, place) => phraseAt(TOW_BARS, pieces, place));
    if (!after && !isTowed) return undefined;
    at += after?.length ?? 0;
  }
  return { length: at - start, asked: { filters: { towLoadMin: load.kg } } };
}

const FIGURE = /^\d/;
const WITH_UNIT = /^[\d.,']*(?:kg|kilos?|t|to|tons?|tonnen?|tonnes)[+,;]?$/i;

interface Load {
  kg: number;
  hasUnit: boolean;
  length: number;
}

const LOAD = /^(\d+(?:[.,']\d+)?)(kg|t|to)?$/;
const THOUSANDS = /^(\d{1,2})[.,'](\d{3})$/;
const KG_OF = new Map([
  ...['kg', 'kilo', 'kilos'].map((word) => [word, 1] as const),
  ...['t', 'to', 'ton', 'tons', 'tonne', 'tonnes', 'tonnen'].map((word) => [word, 1000] as const),
]);
/** No car tows less, and the filter takes no more. */
const [LEAST_KG, MOST_KG] = [100, 10_000];

function loadAt(pieces: readonly Piece[], at: number): Load | undefined {
  const textAt = (place: number) => pieces[place]?.text.toLowerCase().replace(/[+,;]$/, '') ?? '';
  // French groups of digits: "2 000 kg".
  const isGrouped = /^\d{1,2}$/.test(textAt(at)) && /^\d{3}(?:kg)?$/.test(textAt(at + 1));
  const [, digits, glued] = LOAD.exec(isGrouped ? textAt(at) + textAt(at + 1) : textAt(at)) ?? [];
  if (digits === undefined) return undefined;
  const next = at + (isGrouped ? 2 : 1);
  const factor = KG_OF.get(glued ?? textAt(next));
  const kg = Math.round(Number(digits.replace(THOUSANDS, '$1$2').replace(/[,']/, '.')) * (factor ?? 1));
  if (kg < LEAST_KG || kg > MOST_KG) return undefined;
  const hasUnit = factor !== undefined;
  return { kg, hasUnit, length: next - at + (hasUnit && glued === undefined ? 1 : 0) };
}
