import type { AskedFilters } from './asked-filters.ts';
import { BETWEEN, type Bound, BOUNDS, BOUNDS_BEHIND } from './asked-bounds.ts';
import { CONTEXTS, NET, TERMS, UNITS } from './asked-words.ts';
import { kindOfName } from './known-names.ts';
import { type Piece, phraseAt, type Read } from './question-pieces.ts';
import { namedMonthAt } from './read-month.ts';

const SIGNS: Record<string, Bound> = {
  '<': 'atMost',
  '≤': 'atMost',
  '<=': 'atMost',
  '>': 'atLeast',
  '≥': 'atLeast',
  '>=': 'atLeast',
};

/** The bound that begins at a piece, and how many pieces it takes: "≤", "höchstens", "no more than". */
export function boundAt(pieces: readonly Piece[], at: number): { value: Bound; length: number } | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const sign = SIGNS[piece.text];
  return sign ? { value: sign, length: 1 } : phraseAt(BOUNDS, pieces, at);
}

/** "400 km oder mehr". "Golf 20k max 60tkm": what stands before another number belongs to it. */
export function boundBehind(
  pieces: readonly Piece[],
  at: number,
): { value: 'atMost' | 'atLeast'; length: number } | undefined {
  const found = phraseAt(BOUNDS_BEHIND, pieces, at);
  if (!found) return undefined;
  const next = pieces[at + found.length];
  // "150 PS Mini Cooper"
  if (pieces[at]?.words[0] === 'mini' && kindOfName(next?.text ?? '') === 'model') return undefined;
  return found.length > 1 || !next || !figureAt(pieces, at + found.length) ? found : undefined;
}

type Unit = 'EUR' | 'KM' | 'MILES' | 'PS' | 'KW' | 'DOORS' | 'YEAR' | 'DAMAGES';
type Context = 'YEAR' | 'EUR' | 'KM' | 'PS' | 'KW' | 'DAMAGES';

/** A number with its unit, as it was typed. */
export interface Figure {
  value: number;
  unit: Unit | undefined;
  length: number;
  /** A word for thousands stood behind it, such as "k". `value` is multiplied already. */
  isInThousands?: boolean;
  /** Its thousands stand apart: "20.000", "20 000". A part of a VIN is never written so. */
  isGrouped?: boolean;
  /** A month before the year: "06/2021", "Juni 2021". */
  month?: number;
  /** A day before the month: "15.06.2021". */
  day?: number | undefined;
}

const MONTH = /^(0?[1-9]|1[0-2])(?:[/.](\d{4})|\/([0-4]\d))[,;]?$/;
const DAY = /^(0?[1-9]|[12]\d|3[01])[/.](0?[1-9]|1[0-2])[/.](\d{4})[,;]?$/;
const THOUSANDS = new Set(['k', 'tkm', 'tsd', 'tausend', 'thousand', 'mille']);
const THOUSANDS_OF_EUROS = new Set(['k€', 't€', 'teur']);

/** Smaller numbers of miles are part of names. */
const LEAST_MILES = 1000;

/** A number with its unit: "20.000 €", "20k", "100 000 km". */
export function figureAt(pieces: readonly Piece[], at: number): Figure | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const [, month, year, shortYear = ''] = MONTH.exec(piece.text) ?? [];
  if (month !== undefined)
    return { value: Number(year ?? `20${shortYear}`), unit: 'YEAR', length: 1, month: Number(month) };
  const [, day, monthOfDay, yearOfDay] = DAY.exec(piece.text) ?? [];
  if (day !== undefined)
    return {
      value: Number(yearOfDay),
      unit: 'YEAR',
      length: 1,
      month: Number(monthOfDay),
      day: Number(day),
    };
  const named = namedMonthAt(pieces, at);
  if (named) return { value: named.year, unit: 'YEAR', length: named.length, month: named.month };
  if (piece.text === '€') {
    const amount = figureAt(pieces, at + 1);
    return amount && { ...amount, unit: 'EUR', length: amount.length + 1 };
  }
  if (piece.number === undefined) return undefined;
  let { number: value } = piece;
  let length = 1;
  // French groups of digits: "20 000".
  const next = pieces[at + 1];
  let isGrouped = /\D/.test(piece.text);
  if (/^\d{1,3}$/.test(piece.text) && next && /^\d{3}$/.test(next.text)) {
    value = value * 1000 + (next.number ?? 0);
    length = 2;
    isGrouped = true;
  }
  const factor = pieces[at + length]?.text.toLowerCase().replace(/\+$/, '') ?? '';
  const isInThousands = THOUSANDS.has(factor) || THOUSANDS_OF_EUROS.has(factor);
  if (isInThousands) {
    value *= 1000;
    length += 1;
    if (factor === 'tkm') return { value, unit: 'KM', length, isInThousands };
    if (THOUSANDS_OF_EUROS.has(factor)) return { value, unit: 'EUR', length, isInThousands };
  }
  if (pieces[at + length]?.text === '€') {
    // "30.000,- €"
    length += pieces[at + length + 1]?.text === '€' ? 2 : 1;
    length += phraseAt(NET, pieces, at + length)?.length ?? 0;
    return { value, unit: 'EUR', length, isInThousands };
  }
  const measure = phraseAt(UNITS, pieces, at + length);
  // "mi" is also the beginning of a name that is half typed.
  const unit = measure?.value === 'MILES' && value < LEAST_MILES ? undefined : measure;
  return { value, unit: unit?.value, length: length + (unit?.length ?? 0), isInThousands, isGrouped };
}

/** Whether a number in a question can be a year of first registration. */
export const isYear = (value: number) => value >= 1990 && value <= 2040;
/** "EZ 21" */
const isShortYear = (value: number) => value >= 10 && value <= 40;
/** Nobody sells cars for less: smaller numbers belong to names. */
const LEAST_PRICE = 500;
/** A number without a unit from here on is a mileage: few cars of fleets cost so much. */
const LEAST_MILEAGE = 100_000;
/** A bare number from here on may be a price: smaller ones are in names. */
const LEAST_BARE_PRICE = 3000;
/** "3008 max": smaller numbers before a bound may be names. */
const LEAST_PRICE_BEHIND = 10_000;
/** "7 CV" is what French tax offices count, "11 kW" is a charger. */
const LEAST_POWER = 20;

/** Reads prices, mileages, powers, years, doors and sums of damages. */
export function readFigures(pieces: readonly Piece[], start: number): Read | undefined {
  const before = phraseAt(CONTEXTS, pieces, start);
  let at = start + (before?.length ?? 0);
  const bound = boundAt(pieces, at) ?? avantAt(pieces, at, before?.value === 'YEAR');
  at += bound?.length ?? 0;
  const after = before ? undefined : phraseAt(CONTEXTS, pieces, at);
  at += after?.length ?? 0;
  const figure = figureAt(pieces, at);
  if (!figure) return undefined;
  at += figure.length;
  // "22 kW Lader"
  if (figure.unit === 'KW' && (phraseAt(TERMS, pieces, start)?.length ?? 0) > at - start) return undefined;
  // "EZ 21 bis 23"
  const isOfShortYear = (before ?? after)?.value === 'YEAR' && isShortYear(figure.value);
  const range = secondAt(pieces, at, bound?.value ?? (isOfShortYear ? 'between' : undefined), figure);
  // "EZ 21 bis 80.000 km"
  const isOther = isOfShortYear && range && unitOf(range.figure, undefined, 'YEAR') !== 'YEAR';
  const second = isOther ? undefined : range;
  if (second) at += second.length;
  // "2021+", "150+ PS"
  const isOrMore = !bound && !second && pieces.slice(at - figure.length, at).some((piece) => piece.isOrMore);
  const bounded = bound || second || isOrMore ? undefined : boundBehind(pieces, at);
  at += bounded?.length ?? 0;
  // "Bis 500 € Schäden": what the number is may stand behind it.
  const behind = before || after ? undefined : phraseAt(CONTEXTS, pieces, at);
  const isOfDamages =
    behind?.value === 'DAMAGES' &&
    (bound !== undefined || second !== undefined || figure.unit === 'EUR') &&
    !isSumAt(pieces, at + behind.length, figure.value);
  if (behind && isOfDamages) at += behind.length;
  const context = isOfDamages ? 'DAMAGES' : (before?.value ?? after?.value);
  // "10k bis 15k" means "von 10k bis 15k".
  const between = isOrMore ? 'atLeast' : ((bound ?? bounded)?.value ?? (second ? 'between' : undefined));
  const unit = unitOf(second?.figure ?? figure, between, context) ?? unitOf(figure, between, context);
  const isBare = between === undefined && context === undefined && figure.unit === undefined;
  if (isBare && unit !== 'YEAR') return barePrice(figure, pieces[start], at - start);
  if (unit === undefined || (bounded && unit === 'EUR' && isName(figure))) return undefined;
  // "2008" is a model of Peugeot, and older than any car of a fleet.
  if (isBare && (figure.value < 2009 || pieces[start]?.text !== String(figure.value))) return undefined;
  const filters = second ? rangeOf(unit, figure, second.figure) : filtersOf(unit, figure, between);
  return filters && { length: at - start, asked: { filters } };
}

/** "Unter 20.000 Schäden bis 500": of two amounts the lower one is the sum of the damages. */
function isSumAt(pieces: readonly Piece[], start: number, other: number): boolean {
  const bound = boundAt(pieces, start);
  const at = start + (bound?.length ?? 0);
  const figure = figureAt(pieces, at);
  if (!figure || figure.value >= other) return false;
  if (figure.unit !== undefined || isYear(figure.value)) return figure.unit === 'EUR';
  return bound !== undefined || secondAt(pieces, at + figure.length, undefined, figure) !== undefined;
}

/** "Mise en circulation avant 2021", "Peugeot avant 2021": beside the name of an Audi, "Avant" is its body. */
function avantAt(
  pieces: readonly Piece[],
  at: number,
  isOfYear: boolean,
): { value: Bound; length: number } | undefined {
  if (pieces[at]?.words[0] !== 'avant') return undefined;
  const isBeforeYear = isYear(pieces[at + 1]?.number ?? 0) && !pieces.some(isOfAudi);
  return isOfYear || isBeforeYear ? { value: 'before', length: 1 } : undefined;
}

/** "Audi", "A6", "RS 4" */
const isOfAudi = ({ words }: Piece, at: number, pieces: readonly Piece[]): boolean =>
  /^(?:audi|(?:a|s|rs)\d)$/.test(`${words[0]}`) ||
  /^(?:a|s|rs)\d$/.test(`${words[0]}${pieces[at + 1]?.text}`);

/** "3008 maxi" */
const isName = ({ value, unit, isInThousands, isGrouped }: Figure): boolean =>
  unit === undefined && !isInThousands && !isGrouped && value < LEAST_PRICE_BEHIND;

/** "3008" is a model, and no price. */
const isModel = ({ value, unit, isInThousands, isGrouped }: Figure): boolean =>
  unit === undefined &&
  !isInThousands &&
  !isGrouped &&
  !isYear(value) &&
  value % 10 > 0 &&
  kindOfName(String(value)) === 'model';

/** "Golf 20k", "20.000": a price at most. "20000" may also be a part of a VIN. */
function barePrice(
  { value, isInThousands, isGrouped }: Figure,
  piece: Piece | undefined,
  length: number,
): Read | undefined {
  if (value < LEAST_BARE_PRICE || value >= LEAST_MILEAGE) return undefined;
  const filters = { priceMax: value };
  if (isInThousands || isGrouped) return { length, asked: { filters } };
  return value >= 10_000 && value % 500 === 0 && piece
    ? { length, asked: { filters, word: piece.text } }
    : undefined;
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
  // "Bis 30k unter 80 tkm" are a price and a mileage.
  if (bound !== undefined && bound !== 'between' && bound !== 'atLeast') return undefined;
  const next = nextYear(pieces, at, bound, first);
  if (next) return next;
  const link = phraseAt(BETWEEN, pieces, at);
  const text = pieces[at]?.text ?? '';
  const isDash = text === '-' || text === '–';
  if (!link && !isDash && !['und', 'and', 'et'].includes(text)) return undefined;
  // "Peugeot 3008 à 20000 €" has one price.
  if (link && bound === undefined && isModel(first)) return undefined;
  const length = link?.length ?? 1;
  const figure = figureAt(pieces, at + length);
  if (bound === undefined) {
    // "9 - 3" is a name.
    const isRange = first.value >= LEAST_PRICE || figure?.unit !== undefined || figure?.isInThousands;
    if (!isRange || !(link || isDash)) return undefined;
  }
  // "2021 unter 80.000 km" are two figures.
  if (figure && first.unit === undefined && isYear(first.value) !== isYear(figure.value)) return undefined;
  if (!figure || figure.value < first.value || (figure.unit && first.unit && figure.unit !== first.unit))
    return undefined;
  return { figure, length: length + figure.length };
}

/** "2021 oder 2022", "2021, 2022": the years that follow each other. */
function nextYear(
  pieces: readonly Piece[],
  at: number,
  bound: Bound | undefined,
  first: Figure,
): { figure: Figure; length: number } | undefined {
  if (bound !== undefined || first.month !== undefined || !isYear(first.value)) return undefined;
  const isLinked = ['oder', 'or', 'ou', 'und', 'and', 'et', '/'].includes(pieces[at]?.text ?? '');
  const length = isLinked ? 1 : 0;
  const figure = figureAt(pieces, at + length);
  const isNext = figure?.value === first.value + 1 && figure.month === undefined;
  return isNext && figure.unit === undefined ? { figure, length: length + figure.length } : undefined;
}

function unitOf(
  { value, unit }: Figure,
  bound: Bound | undefined,
  context: Context | undefined,
): Unit | undefined {
  if (context === 'DAMAGES' && (unit === undefined || unit === 'EUR')) return 'DAMAGES';
  if (unit !== undefined) return unit;
  if (context === 'YEAR') return isYear(value) || isShortYear(value) ? 'YEAR' : undefined;
  if (context !== undefined) return context;
  if (isYear(value)) return 'YEAR';
  if (!bound || value < LEAST_PRICE || bound === 'before' || bound === 'after') return undefined;
  return value >= LEAST_MILEAGE ? 'KM' : 'EUR';
}

const PS_PER_KW = 1.36;
/** Kilometres in a mile of Britain and America. */
export const KM_PER_MILE = 1.609344;
const MOST = { EUR: 100_000_000, DAMAGES: 100_000_000, KM: 10_000_000, KW: 10_000 };
/** Day 0 is the last of the month before, month 13 the January of the year after. */
const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

function filtersOf(
  unit: Unit,
  { value, month, day }: Figure,
  bound: Bound | undefined,
): AskedFilters | undefined {
  if (unit === 'YEAR') return registeredIn(isShortYear(value) ? 2000 + value : value, month, day, bound);
  if (unit === 'DOORS') return value >= 1 && value <= 9 ? { doors: [value] } : undefined;
  const isFrom = bound === 'atLeast' || bound === 'after' || bound === 'between';
  if (unit === 'PS' || unit === 'KW') {
    if (value < LEAST_POWER) return undefined;
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
  if (unit === 'DAMAGES') return isFrom ? { damagesMin: value } : { damagesMax: value };
  if (unit === 'EUR') return isFrom ? { priceMin: value } : { priceMax: value };
  return isFrom ? { mileageMin: value } : { mileageMax: value };
}

/** 150 PS are 110 to 111 kW. */
export const powerOf = (ps: number): AskedFilters | undefined =>
  filtersOf('PS', { value: ps, unit: 'PS', length: 1 }, undefined);

function registeredIn(
  year: number,
  month: number | undefined,
  day: number | undefined,
  bound: Bound | undefined,
): AskedFilters | undefined {
  if (!isYear(year)) return undefined;
  const first = isoDay(year, month ?? 1, day ?? 1);
  const last = day === undefined ? isoDay(year, (month ?? 12) + 1, 0) : first;
  switch (bound) {
    case 'atLeast':
    case 'between':
      return { firstRegisteredFrom: first };
    case 'atMost':
      return { firstRegisteredTo: last };
    case 'before':
      return { firstRegisteredTo: isoDay(year, month ?? 1, (day ?? 1) - 1) };
    case 'after':
      return day === undefined
        ? { firstRegisteredFrom: isoDay(year, (month ?? 12) + 1, 1) }
        : { firstRegisteredFrom: isoDay(year, month ?? 1, day + 1) };
    default:
      return { firstRegisteredFrom: first, firstRegisteredTo: last };
  }
}

function rangeOf(unit: Unit, low: Figure, high: Figure): AskedFilters | undefined {
  const from = filtersOf(unit, { ...low, value: lowOf(low, high) }, 'atLeast');
  const to = filtersOf(unit, high, 'atMost');
  return from && to && { ...from, ...to };
}
