import {
  type AskedFilters,
  BOUNDS,
  CONTEXTS,
  EMPTY_WORDS,
  MODEL_CLASSES,
  type ModelClass,
  type Term,
  TERMS,
  UNITS,
} from './asked-words.ts';
import { foldedWordsOf, type Phrases } from './phrases.ts';

interface Place {
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

/** Further parts are ignored: nobody types so many, and each one costs time. */
const MOST_PARTS = 24;

/** A piece of a search: what stands between spaces, with a unit that is written close to its number apart. */
interface Piece {
  text: string;
  from: number;
  to: number;
  /** Its words in the form in which they are compared. */
  words: string[];
  number: number | undefined;
}

/**
 * What a search asks for. Words of the trade, years, prices, mileages and powers are filters; the rest are words of names and
 * equipment.
 */
export function readQuestion(q: string): Asked[] {
  const pieces = piecesOf(q);
  const asked: Asked[] = [];
  for (let at = 0; at < pieces.length;) {
    const read =
      readFigures(pieces, at) ?? readClass(pieces, at) ?? readTerm(pieces, at) ?? readWord(pieces, at);
    const first = pieces[at];
    const last = pieces[at + read.length - 1];
    if (first && last && read.asked) asked.push({ from: first.from, to: last.to, ...read.asked });
    at += read.length;
  }
  const telling = asked.filter(
    ({ word, filters }) => filters || !EMPTY_WORDS.has((word ?? '').toLowerCase()),
  );
  return telling.length > 0 ? telling : asked;
}

interface Read {
  length: number;
  /** Absent: the pieces say nothing. */
  asked?: Omit<Asked, keyof Place>;
}

const CHUNK = /\S+/g;
const GLUED =
  /^([<>≤≥€]*)(\d[\d.,']*)-?(k|tkm|tsd|km|ps|hp|cv|ch|kw|€|eur|euro|euros|k€|türer|türig|türen|doors|portes)?[+,;]?$/iu;
const RANGE = /^(\d{1,6})[-–](\d{1,6})(k|tkm|tsd|km|ps|hp|cv|ch|kw|€|eur|euro|k€)?$/iu;
/** Smaller numbers are a range only with a unit: "100-150 PS" is one, the name "9-3" is none. */
const LEAST_OF_BARE_RANGE = 1000;
const AFTER_RANGE = /^\s+(?:k|tkm|tsd|tausend|km|ps|hp|bhp|cv|ch|kw|€|eur|euros?)(?!\p{L})/iu;
const GROUPED = /^\d{1,3}(?:[.,']\d{3})+$/;
const PLAIN = /^\d{1,9}$/;

function piecesOf(q: string): Piece[] {
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
function phraseAt<Value>(
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

type Bound = 'atMost' | 'atLeast' | 'before' | 'after' | 'between';
const SIGNS: Record<string, Bound> = {
  '<': 'atMost',
  '≤': 'atMost',
  '<=': 'atMost',
  '>': 'atLeast',
  '≥': 'atLeast',
  '>=': 'atLeast',
};

function boundAt(pieces: readonly Piece[], at: number): { value: Bound; length: number } | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const sign = SIGNS[piece.text];
  return sign ? { value: sign, length: 1 } : phraseAt(BOUNDS, pieces, at);
}

type Unit = 'EUR' | 'KM' | 'PS' | 'KW' | 'DOORS' | 'YEAR';

interface Figure {
  value: number;
  unit: Unit | undefined;
  length: number;
  /** A word for thousands stood behind it, such as "k". `value` is multiplied already. */
  isInThousands?: boolean;
  /** A month before the year: "06/2021". */
  month?: number;
}

const MONTH = /^(0?[1-9]|1[0-2])[/.](\d{4})$/;
const THOUSANDS = new Set(['k', 'tkm', 'tsd', 'tausend', 'thousand', 'mille']);

/** A number with its unit: "20.000 €", "20k", "100 000 km". */
function figureAt(pieces: readonly Piece[], at: number): Figure | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const [, month, year] = MONTH.exec(piece.text) ?? [];
  if (month !== undefined && year !== undefined)
    return { value: Number(year), unit: 'YEAR', length: 1, month: Number(month) };
  if (piece.text === '€') {
    const amount = figureAt(pieces, at + 1);
    return amount && { ...amount, unit: 'EUR', length: amount.length + 1 };
  }
  if (piece.number === undefined) return undefined;
  let { number: value } = piece;
  let length = 1;
  // French groups of digits: "20 000".
  const next = pieces[at + 1];
  if (/^\d{1,3}$/.test(piece.text) && next && /^\d{3}$/.test(next.text)) {
    value = value * 1000 + (next.number ?? 0);
    length = 2;
  }
  const factor = pieces[at + length]?.text.toLowerCase() ?? '';
  const isInThousands = THOUSANDS.has(factor) || factor === 'k€';
  if (isInThousands) {
    value *= 1000;
    length += 1;
    if (factor === 'tkm') return { value, unit: 'KM', length, isInThousands };
    if (factor === 'k€') return { value, unit: 'EUR', length, isInThousands };
  }
  if (pieces[at + length]?.text === '€') return { value, unit: 'EUR', length: length + 1, isInThousands };
  const unit = phraseAt(UNITS, pieces, at + length);
  return { value, unit: unit?.value, length: length + (unit?.length ?? 0), isInThousands };
}

const isYear = (value: number) => value >= 1990 && value <= 2040;
/** Nobody sells cars for less: smaller numbers belong to names. */
const LEAST_PRICE = 500;
/** A number without a unit from here on is a mileage: few cars of fleets cost so much. */
const LEAST_MILEAGE = 100_000;

/** Reads prices, mileages, powers, years and doors. */
function readFigures(pieces: readonly Piece[], start: number): Read | undefined {
  const before = phraseAt(CONTEXTS, pieces, start);
  let at = start + (before?.length ?? 0);
  const bound = boundAt(pieces, at);
  at += bound?.length ?? 0;
  const after = before ? undefined : phraseAt(CONTEXTS, pieces, at);
  at += after?.length ?? 0;
  const context = before?.value ?? after?.value;
  const figure = figureAt(pieces, at);
  if (!figure) return undefined;
  at += figure.length;
  const second = secondAt(pieces, at, bound?.value, figure);
  if (second) at += second.length;
  // "10k bis 15k" means "von 10k bis 15k".
  const between = bound?.value ?? (second ? 'between' : undefined);
  const unit = unitOf(second?.figure ?? figure, between, context) ?? unitOf(figure, bound?.value, context);
  if (unit === undefined) return undefined;
  const isBare = !bound && context === undefined && figure.unit === undefined && !second;
  // "2008" is a model of Peugeot, and older than any car of a fleet.
  if (isBare && (unit !== 'YEAR' || figure.value < 2009 || pieces[start]?.text !== String(figure.value)))
    return undefined;
  const filters = second
    ? rangeOf(unit, lowOf(figure, second.figure), second.figure.value)
    : filtersOf(unit, figure, bound?.value);
  return filters && { length: at - start, asked: { filters } };
}

/** In "15 bis 20 tausend" the last word counts for both numbers. */
const lowOf = (low: Figure, high: Figure): number =>
  high.isInThousands && !low.isInThousands && low.value < 1000 && low.value * 1000 <= high.value
    ? low.value * 1000
    : low.value;

/** "… bis 20000" after a first number. */
function secondAt(
  pieces: readonly Piece[],
  at: number,
  bound: Bound | undefined,
  first: Figure,
): { figure: Figure; length: number } | undefined {
  const link = boundAt(pieces, at);
  const isLinked =
    link?.value === 'atMost' || ['-', '–', 'und', 'and', 'et', 'à', 'a'].includes(pieces[at]?.text ?? '');
  if (!isLinked || (bound !== 'between' && bound !== 'atLeast' && !(first.value >= LEAST_PRICE && link)))
    return undefined;
  const length = link?.length ?? 1;
  const figure = figureAt(pieces, at + length);
  // "2021 unter 80.000 km" are two figures.
  if (figure && first.unit === undefined && isYear(first.value) !== isYear(figure.value)) return undefined;
  if (!figure || figure.value < first.value || (figure.unit && first.unit && figure.unit !== first.unit))
    return undefined;
  return { figure, length: length + figure.length };
}

function unitOf(
  { value, unit }: Figure,
  bound: Bound | undefined,
  context: 'YEAR' | 'EUR' | 'KM' | undefined,
): Unit | undefined {
  if (unit !== undefined) return unit;
  if (context === 'YEAR') return isYear(value) ? 'YEAR' : undefined;
  if (context !== undefined) return context;
  if (isYear(value)) return 'YEAR';
  if (!bound || value < LEAST_PRICE || bound === 'before' || bound === 'after') return undefined;
  return value >= LEAST_MILEAGE ? 'KM' : 'EUR';
}

const PS_PER_KW = 1.36;
const MOST = { EUR: 100_000_000, KM: 10_000_000, KW: 10_000 };
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function filtersOf(unit: Unit, { value, month }: Figure, bound: Bound | undefined): AskedFilters | undefined {
  if (unit === 'YEAR') return registeredIn(value, month, bound);
  if (unit === 'DOORS') return value >= 1 && value <= 9 ? { doors: [value] } : undefined;
  const isFrom = bound === 'atLeast' || bound === 'after' || bound === 'between';
  if (unit === 'PS' || unit === 'KW') {
    // A power in PS is rounded: 110 kW are called 150 PS, and sometimes 149.
    const [low, high] =
      unit === 'KW'
        ? [value, value]
        : [Math.ceil((value - 1) / PS_PER_KW), Math.floor((value + 1) / PS_PER_KW)];
    if (high > MOST.KW) return undefined;
    if (isFrom) return { kwMin: low };
    return bound ? { kwMax: high } : { kwMin: low, kwMax: high };
  }
  if (value > MOST[unit]) return undefined;
  if (unit === 'EUR') return isFrom ? { priceMin: value } : { priceMax: value };
  return isFrom ? { mileageMin: value } : { mileageMax: value };
}

function registeredIn(
  year: number,
  month: number | undefined,
  bound: Bound | undefined,
): AskedFilters | undefined {
  if (!isYear(year)) return undefined;
  const first = dayOf(year, month ?? 1, 1);
  const last = dayOf(year, month ?? 12, lastDayOf(year, month ?? 12));
  switch (bound) {
    case 'atLeast':
    case 'between':
      return { firstRegisteredFrom: first };
    case 'atMost':
      return { firstRegisteredTo: last };
    case 'before':
      return { firstRegisteredTo: dayOf(year - 1, 12, 31) };
    case 'after':
      return { firstRegisteredFrom: dayOf(year + 1, 1, 1) };
    default:
      return { firstRegisteredFrom: first, firstRegisteredTo: last };
  }
}

function rangeOf(unit: Unit, low: number, high: number): AskedFilters | undefined {
  const from = filtersOf(unit, { value: low, unit, length: 0 }, 'atLeast');
  const to = filtersOf(unit, { value: high, unit, length: 0 }, 'atMost');
  return from && to && { ...from, ...to };
}

function readClass(pieces: readonly Piece[], at: number): Read | undefined {
  const found = phraseAt(MODEL_CLASSES, pieces, at);
  if (!found) return undefined;
  const word = pieces
    .slice(at, at + found.length)
    .map(({ text }) => text)
    .join('-');
  return { length: found.length, asked: { word, models: found.value } };
}

function readTerm(pieces: readonly Piece[], at: number): Read | undefined {
  const found = phraseAt(TERMS, pieces, at);
  if (!found) return undefined;
  const words = pieces.slice(at, at + found.length).map(({ text }) => text);
  return { length: found.length, asked: askedTerm(found.value, words.join('-')) };
}

function askedTerm(term: Term | null, word: string): Omit<Asked, keyof Place> {
  if (term === null) return { word };
  return term.isName ? { filters: term.filters, word } : { filters: term.filters };
}

const LETTERS = /^\p{L}{1,2}$/u;
const DIGITS = /^\d{1,3}$/;
const SUFFIX = /^(?:d|i|e|s|h|de|di|td|cdi|tdi|xd)$/i;

/** A word of a name. "320 d" and "A 4" are one. */
function readWord(pieces: readonly Piece[], at: number): Read {
  const [text = '', next = ''] = [pieces[at]?.text, pieces[at + 1]?.text];
  const isJoined =
    (/^\d{3}$/.test(text) && SUFFIX.test(next)) ||
    (LETTERS.test(text) &&
      DIGITS.test(next) &&
      !boundAt(pieces, at) &&
      (text.toLowerCase() === 'a' || !EMPTY_WORDS.has(text.toLowerCase())));
  return isJoined ? { length: 2, asked: { word: `${text}-${next}` } } : { length: 1, asked: { word: text } };
}
