import { markAlternatives, partLists } from './alternatives.ts';
import { EMPTY_WORDS, type Term, TERMS } from './asked-words.ts';
import { MODEL_CLASSES } from './model-classes.ts';
import { type Asked, type Piece, type Place, phraseAt, piecesOf, type Read } from './question-pieces.ts';
import { monthsFrom } from './months-from.ts';
import { readAge } from './read-age.ts';
import { readCharging } from './read-charging.ts';
import { readCo2 } from './read-co2.ts';
import { readEngine } from './read-engine.ts';
import { boundAt, readFigures } from './read-figures.ts';
import { readInspection } from './read-inspection.ts';
import { readOwners } from './read-owners.ts';
import { readPower } from './read-power.ts';
import { readRange } from './read-range.ts';
import { joinNegations, readNegation } from './read-negation.ts';
import { readSeats } from './read-seats.ts';
import { readTowing } from './read-towing.ts';
import { readUnfiltered } from './read-unfiltered.ts';

/**
 * What a search asks for. Words of the trade, years, prices, mileages and powers are filters; the rest are words of names and
 * equipment. `now`: an inspection is new by today.
 */
export function readQuestion(q: string, now: Date): Asked[] {
  const pieces = partLists(piecesOf(q));
  const asked: Asked[] = [];
  for (let at = 0; at < pieces.length;) {
    const read =
      readTowing(pieces, at) ??
      readInspection(pieces, at, now) ??
      readAge(pieces, at, now) ??
      readSeats(pieces, at) ??
      readOwners(pieces, at) ??
      readRange(pieces, at) ??
      readCo2(pieces, at) ??
      readCharging(pieces, at) ??
      readUnfiltered(pieces, at) ??
      readFigures(pieces, at) ??
      readPower(pieces, at) ??
      readNegation(pieces, at) ??
      readClass(pieces, at) ??
      readEngine(pieces, at) ??
      readTerm(pieces, at, now) ??
      readMeasure(pieces, at) ??
      readWord(pieces, at);
    const first = pieces[at];
    const last = pieces[at + read.length - 1];
    if (first && last && read.asked) asked.push({ from: first.from, to: last.to, ...read.asked });
    at += read.length;
  }
  const parted = markAlternatives(asked, q);
  const telling = parted.filter(({ word, filters }) => filters || !EMPTY_WORDS.has(bare(word)));
  return joinNegations(telling.length > 0 ? telling : parted);
}

/** "FIN:" is the word "fin". */
const bare = (word = '') => word.toLowerCase().replace(/[.:]$/, '');

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
  // Compared without umlauts, "AEB" and the bound "ab" are the same word.
  if (!found || (found.length === 1 && pieces[at]?.text.toLowerCase() === 'ab')) return undefined;
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

const GEARS = /^(?:gang|gänge|gears?|speed|vitesses|rapports|stufen)[,;]?$/i;
const MEASURES = /^(cv|kw|kwh)[,;]?$/i;
const INCHES = /^(?:zoll|inch(?:es)?|pouces?)[,;]?$/i;
/** No car has larger wheels. */
const MOST_INCHES = 24;

/** "8 Gang", "7 vitesses", "18 pouces", "11 kW", "7 CV": names and equipment write it in one. */
function readMeasure(pieces: readonly Piece[], at: number): Read | undefined {
  const count = pieces[at]?.number;
  const unit = pieces[at + 1]?.text ?? '';
  if (count === undefined) return undefined;
  if (count <= 10 && GEARS.test(unit)) return { length: 2, asked: { word: `${count}-gang` } };
  if (count <= MOST_INCHES && INCHES.test(unit)) return { length: 2, asked: { word: `${count}-zoll` } };
  const [, measure] = MEASURES.exec(unit) ?? [];
  return measure === undefined || count > 200
    ? undefined
    : { length: 2, asked: { word: `${count}-${measure}` } };
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
      text.toLowerCase() !== 'dc' &&
      !boundAt(pieces, at) &&
      (text.toLowerCase() === 'a' || !EMPTY_WORDS.has(text.toLowerCase())));
  return isJoined ? { length: 2, asked: { word: `${text}-${next}` } } : { length: 1, asked: { word: text } };
}
