import type { AskedFilters, ModelClass } from './asked-words.ts';
import { foldedWordsOf, type Phrases } from './phrases.ts';

export interface Place {
  from: number;
  to: number;
}

/** A part of a search, with its place in the text. */
export interface Asked extends Place {
  /** The filters that it names. */
  filters?: AskedFilters;
  /** What names and equipment have to match, instead of the filters or beside them. */
  word?: string;
  /** The class of models that it names, too. */
  models?: ModelClass;
}

/** What pieces from a place on mean. */
export interface Read {
  length: number;
  /** Absent: the pieces say nothing. */
  asked?: Omit<Asked, keyof Place>;
}

/** Further parts are ignored: nobody types so many, and each one costs time. */
const MOST_PARTS = 24;

/** A piece of a search: what stands between spaces, with a unit that is written close to its number apart. */
export interface Piece {
  text: string;
  from: number;
  to: number;
  /** Its words in the form in which they are compared. */
  words: string[];
  number: number | undefined;
}

const CHUNK = /\S+/g;
const GLUED =
  /^([<>≤≥€]*)(\d[\d.,']*)-?(k|tkm|tsd|km|ps|hp|cv|ch|kw|mi|miles|€|eur|euro|euros|k€|türer|türig|türen|doors|portes)?[+,;]?$/iu;
const RANGE = /^(\d{1,6})[-–](\d{1,6})(k|tkm|tsd|km|ps|hp|cv|ch|kw|mi|miles|€|eur|euro|k€)?$/iu;
/** Smaller numbers are a range only with a unit: "100-150 PS" is one, the name "9-3" is none. */
const LEAST_OF_BARE_RANGE = 1000;
const AFTER_RANGE = /^\s+(?:k|tkm|tsd|tausend|km|ps|hp|bhp|cv|ch|kw|mi|miles|€|eur|euros?)(?!\p{L})/iu;
const GROUPED = /^\d{1,3}(?:[.,']\d{3})+$/;
const PLAIN = /^\d{1,9}$/;

export function piecesOf(q: string): Piece[] {
  return [...q.matchAll(CHUNK)].slice(0, MOST_PARTS).flatMap(({ 0: chunk, index }) => {
    const range = RANGE.exec(chunk);
    if (range && isRange(range, q.slice(index + chunk.length))) {
      const [, low = '', high = '', unit = ''] = range;
      const end = index + low.length + 1 + high.length;
      return [
        pieceOf('von', index, index),
        pieceOf(low, index, index + low.length),
        pieceOf('bis', index + low.length, index + low.length + 1),
        pieceOf(high, index + low.length + 1, end),
        ...(unit === '' ? [] : [pieceOf(unit, end, end + unit.length)]),
      ];
    }
    const glued = GLUED.exec(chunk);
    if (!glued) return [pieceOf(chunk, index, index + chunk.length)];
    const [, sign = '', digits = '', unit = ''] = glued;
    const start = index + sign.length;
    return [
      ...(sign === '' ? [] : [pieceOf(sign, index, start)]),
      pieceOf(digits.replace(/[.,']$/, ''), start, start + digits.length),
      ...(unit === '' ? [] : [pieceOf(unit, start + digits.length, index + chunk.length)]),
    ];
  });
}

const isRange = ([, low = '', high, unit = '']: RegExpExecArray, after: string): boolean =>
  Number(low) <= Number(high) &&
  (unit !== '' || Number(low) >= LEAST_OF_BARE_RANGE || AFTER_RANGE.test(after));

function pieceOf(text: string, from: number, to: number): Piece {
  return { text, from, to, words: foldedWordsOf(text).map((word) => word.text), number: numberOf(text) };
}

function numberOf(text: string): number | undefined {
  if (PLAIN.test(text)) return Number(text);
  return GROUPED.test(text) ? Number(text.replaceAll(/[.,']/g, '')) : undefined;
}

/** The longest phrase that begins with this piece and ends with a piece, and how many pieces it takes. */
export function phraseAt<Value>(
  phrases: Phrases<Value>,
  pieces: readonly Piece[],
  at: number,
): { value: Value; length: number } | undefined {
  const words: string[] = [];
  const ends = new Map<number, number>();
  for (const [place, piece] of pieces.slice(at, at + 6).entries()) {
    if (piece.words.length === 0 && place > 0) break;
    words.push(...piece.words);
    ends.set(words.length, place + 1);
  }
  for (const { value, length } of phrases.at(words, 0)) {
    const pieceCount = ends.get(length);
    if (pieceCount !== undefined) return { value, length: pieceCount };
  }
  return undefined;
}
