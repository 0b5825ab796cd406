import type { AskedFilters } from './asked-filters.ts';
import type { ModelClass } from './model-classes.ts';
import { foldedWordsOf, type Phrases } from './phrases.ts';

/** A part of a text: its first character, and the one behind its last. */
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
  /** "Golf oder Polo": which of them it belongs to. A vehicle has to match all words of one alternative. Absent: it has to match this part. */
  alternative?: number;
  /** "Kein Diesel": the filters are what may be there instead. */
  isNegated?: boolean;
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
  /** Written with a plus: "2021+", "150 PS+". */
  isOrMore?: boolean;
}

const CHUNK = /\S+/g;
/** "Golf (2021)", "110 kW/150 PS" */
const NO_PART = /[()]|(?<=^|\s|\d ?(?:kw|ps|hp|ch) ?)\/(?=\d)/gi;
const UNITS = new Set(
  'k tkm tsd tausend km kms ps hp bhp cv ch kw mi miles € eur euro euros k€ t€ teur türer türig türen trg doors dr portes'.split(
    ' ',
  ),
);
const GLUED = /^([<>≤≥€]*)(\d[\d.,']*)([-–]{0,2})([\p{L}€]*)[+,;]?$/u;
/** "20-25k", "20k-25k" */
const RANGE = /^(\d[\d.'/]*)([\p{L}€]{0,6})[-–](\d[\d.'/]*)([\p{L}€]*)[,;]?$/u;
const MONTH = /^(?:0?[1-9]|1[0-2])\/\d{4}$/;
/** "2020/2021" */
const YEARS = /^((?:19|20)\d\d)()\/((?:19|20)\d\d)()$/;
/** "bj21", "EZ2021", "MY2022" */
const GLUED_YEAR = /^(ez|bj|mj|my)[.:]?(\d[\d/.]*)(\+?)$/iu;
/** "2.0TDI" */
const GLUED_ENGINE = /^(\d[.,]\d)(\p{L}{3,5}[,;]?)$/u;
/** "2021er" */
const YEAR_OF = /^(20\d\d)er$/iu;
/** Smaller numbers are a range only with a unit: "100-150 PS" is one, the name "9-3" is none. */
const LEAST_OF_BARE_RANGE = 1000;
/** "Schäden 500-1000" */
const BEFORE_DAMAGES = /(?:schäden|schaeden|damages?|dommages?|dégâts|frais)\s+$/i;
/** "EZ 21-23" */
const BEFORE_YEARS =
  /(?:^|\s)(?:ez|bj|mj|my|baujahr|modelljahr|erstzulassung|zulassung|année|annee|millésime|mec|year|reg)[.:]?\s+$/i;
const AFTER_RANGE = /^\s+([\p{L}€]+)/u;
const GROUPED = /^\d{1,3}(?:[.,']\d{3})+$/;
const PLAIN = /^\d{1,9}$/;

/** The pieces of a search in their order; of a very long one the first `MOST_PARTS`. A range becomes "von 100 bis 150". */
export function piecesOf(q: string): Piece[] {
  const parted = q.replaceAll(NO_PART, ' ');
  return [...parted.matchAll(CHUNK)]
    .slice(0, MOST_PARTS)
    .flatMap(({ 0: chunk, index }) => piecesOfChunk(chunk, index, parted));
}

function piecesOfChunk(chunk: string, index: number, q: string): Piece[] {
  const range = YEARS.exec(chunk) ?? RANGE.exec(chunk);
  if (range && isRange(range, q.slice(0, index), q.slice(index + chunk.length))) {
    const [, low = '', lowUnit = '', high = '', unit = ''] = range;
    const dash = index + low.length + lowUnit.length;
    const end = dash + 1 + high.length;
    return [
      pieceOf('von', index, index),
      pieceOf(low, index, index + low.length),
      pieceOf('bis', dash, dash + 1),
      pieceOf(high, dash + 1, end),
      ...(unit === '' ? [] : [pieceOf(unit, end, end + unit.length)]),
    ];
  }
  const end = index + chunk.length;
  const [, context, date = '', more = ''] = GLUED_YEAR.exec(chunk) ?? [];
  if (context !== undefined) {
    const start = end - date.length - more.length;
    return [pieceOf(context, index, start), { ...pieceOf(date, start, end), isOrMore: more === '+' }];
  }
  const [, year] = YEAR_OF.exec(chunk) ?? [];
  if (year !== undefined) return [pieceOf(year, index, end)];
  const [, size, engine = ''] = GLUED_ENGINE.exec(chunk) ?? [];
  if (size !== undefined && !isUnit(engine)) {
    const start = index + size.length;
    return [pieceOf(size, index, start), pieceOf(engine, start, end)];
  }
  const isOrMore = chunk.endsWith('+');
  const [, sign = '', digits, dash = '', letters = ''] = GLUED.exec(chunk) ?? [];
  if (digits === undefined || !(isUnit(letters) || isKwh(letters)))
    return [{ ...pieceOf(chunk, index, end), isOrMore }];
  // "30.000,-" has no pennies.
  const isPrice = letters === '' && dash !== '' && digits.endsWith(',');
  const unit = isPrice ? '€' : letters;
  const start = index + sign.length;
  return [
    ...(sign === '' ? [] : [pieceOf(sign, index, start)]),
    {
      ...pieceOf(digits.replace(/[.,']$/, ''), start, unit === '' ? end : start + digits.length),
      isOrMore: isOrMore && unit === '',
    },
    ...(unit === '' ? [] : [{ ...pieceOf(unit, start + digits.length, end), isOrMore }]),
  ];
}

/** A capacity is in names and equipment. No range has it. */
const isKwh = (letters: string) => letters.toLowerCase() === 'kwh';
const isUnit = (letters: string) => letters === '' || UNITS.has(letters.toLowerCase());

function isRange(
  [, low = '', lowUnit = '', high = '', unit = '']: RegExpExecArray,
  before: string,
  after: string,
): boolean {
  if (lowUnit !== '' && lowUnit.toLowerCase() !== unit.toLowerCase()) return false;
  if (MONTH.test(low) && MONTH.test(high)) return unit === '';
  const [from, to] = [numberOf(low), numberOf(high)];
  if (from === undefined || to === undefined || from > to || !isUnit(unit)) return false;
  return (
    unit !== '' ||
    from >= LEAST_OF_BARE_RANGE ||
    BEFORE_DAMAGES.test(before) ||
    BEFORE_YEARS.test(before) ||
    isRangeUnit(AFTER_RANGE.exec(after)?.[1]?.toLowerCase())
  );
}

const isRangeUnit = (word: string | undefined) => UNITS.has(word ?? '');

/** A piece with what it says as a number or as words. */
export function pieceOf(text: string, from: number, to: number): Piece {
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
