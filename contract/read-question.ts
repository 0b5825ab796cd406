import {
  type AskedFilters,
  BOUNDS,
  CONTEXTS,
  EMPTY_WORDS,
  MODEL_CLASSES,
  type Term,
  TERMS,
  UNITS,
} from './asked-words.ts';
import { type Asked, type Piece, type Place, phraseAt, piecesOf, type Read } from './question-pieces.ts';
import { readEngine } from './read-engine.ts';
import { readInspection } from './read-inspection.ts';
import { readRange } from './read-range.ts';
import { readTowing } from './read-towing.ts';

/**
 * What a search asks for. Words of the trade, years, prices, mileages and powers are filters; the rest are words of names and
 * equipment. `now`: an inspection is new by today.
 */
export function readQuestion(q: string, now: Date): Asked[] {
  const pieces = piecesOf(q);
  const asked: Asked[] = [];
  for (let at = 0; at < pieces.length;) {
    const read =
      readTowing(pieces, at) ??
      readInspection(pieces, at) ??
      readRange(pieces, at) ??
      readFigures(pieces, at) ??
      readClass(pieces, at) ??
      readEngine(pieces, at) ??
      readTerm(pieces, at, now) ??
      readWord(pieces, at);
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

type Unit = 'EUR' | 'KM' | 'MILES' | 'PS' | 'KW' | 'DOORS' | 'YEAR';

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

/** Smaller numbers of miles are part of names. */
const LEAST_MILES = 1000;

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
  const named = phraseAt(UNITS, pieces, at + length);
  // "mi" is also the beginning of a name that is half typed.
  const unit = named?.value === 'MILES' && value < LEAST_MILES ? undefined : named;
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
const KM_PER_MILE = 1.609344;
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
  if (unit === 'MILES')
    return filtersOf('KM', { value: Math.round(value * KM_PER_MILE), length: 0, unit: 'KM' }, bound);
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

function readTerm(pieces: readonly Piece[], at: number, now: Date): Read | undefined {
  const found = phraseAt(TERMS, pieces, at);
  if (!found) return undefined;
  const words = pieces.slice(at, at + found.length).map(({ text }) => text);
  return { length: found.length, asked: askedTerm(found.value, words.join('-'), now) };
}

function askedTerm(term: Term | null, word: string, now: Date): Omit<Asked, keyof Place> {
  if (term === null) return { word };
  const { inspectionMonths, isName, name = word } = term;
  const filters =
    inspectionMonths === undefined ? term.filters : { nextInspectionFrom: monthsFrom(now, inspectionMonths) };
  return isName ? { filters, word: name } : { filters };
}

/** The first day of the month so many months later. */
const monthsFrom = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 10);

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
