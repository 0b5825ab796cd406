import { OF_MAKERS, type Term, TERMS } from '../../contract/asked-words.ts';
import { isKnownName } from '../../contract/known-names.ts';
import { foldWord } from '../../contract/phrases.ts';

/**
 * Shorter words resemble too many names. A word of eight letters or more still points to one name with a second
 * error.
 */
const SHORTEST = 4;
const LONG = 8;

/** A word in the form in which words are compared: lower case, without accents ("Citroën" as "citroen"). */
export function fold(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/**
 * The names that a word was probably meant to be. Empty if the word is a name or the prefix of one, or contains a
 * digit.
 */
export function meantNames(word: string, names: ReadonlySet<string>): string[] {
  const typed = fold(word);
  if (typed.length < SHORTEST || /\p{N}/u.test(typed)) return [];
  let nearest: string[] = [];
  let errors = typed.length < LONG ? 1 : 2;
  for (const name of names) {
    if (name.startsWith(typed)) return [];
    if (name.length < SHORTEST || Math.abs(name.length - typed.length) > errors) continue;
    const found = countErrors(typed, name);
    if (found < errors) nearest = [];
    if (found <= errors) nearest.push(name);
    errors = Math.min(errors, found);
  }
  return nearest;
}

/**
 * The number of letters that were omitted, added, replaced or swapped with their neighbour (optimal string
 * alignment).
 */
export function countErrors(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, meant.length);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** What a word was probably meant to be. */
export interface Meant {
  names: string[];
  /** A word of the trade that is nearer than any name. */
  term?: Term;
}

/** Shorter words of the trade resemble too many others. */
const SHORTEST_TERM = 5;
const terms = [...TERMS.singleWords()].flatMap(([word, term]) =>
  term && word.length >= SHORTEST_TERM && !/\p{N}/u.test(word) ? [{ word, term }] : [],
);

/** Names that one maker gives to a feature, such as "quattro": the words of equipment and variants that people know. */
const makersNames = new Set(
  [...OF_MAKERS].filter((name) => /^\p{L}+$/u.test(name) && name.length >= SHORTEST_TERM),
);

/**
 * Words of their own that are near to a word of the trade. "Berline allemande" is a car of a German maker, and may stand in any country.
 * "Range Rover" is not orange, "Limited" no speed limiter, and "sDrive" does not drive all wheels.
 */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'german allemand allemande italian italienne espagnol espagnole austrian autrichien autrichienne tcheque ' +
    'range limited match drive sdrive edrive vignette wagen weather block notes palette ' +
    'diese diesem diesen dieser dieses beide jeder schalten kosten notre route limite'
  ).split(' '),
);

/** The names or the word of the trade that a word was probably meant to be. Names come first where both are as near, names of features last. */
export function meantBy(word: string, names: ReadonlySet<string>): Meant {
  const typed = fold(word);
  // "Berlingo" is no "Berline" and "allroad" no "Allrad", also if none is in stock.
  if (isKnownName(typed) || OTHER_WORDS.has(typed) || isOnlyAName(word)) return { names: [] };
  const meant = meantNames(word, names);
  const [nearest] = meant;
  const isBeginning = meant.length === 0 && [...names].some((name) => name.startsWith(typed));
  if (isBeginning || typed.length < SHORTEST_TERM || /\p{N}/u.test(typed)) return { names: meant };
  const isTerm = terms.some(({ word: term }) => term === nearest);
  const usual = typed.length < LONG ? 1 : 2;
  const most = nearest === undefined ? usual : countErrors(typed, nearest) - (isTerm ? 0 : 1);
  const term = nearestTerm(foldWord(word), most);
  if (term) return { names: [], term };
  return { names: meant.length > 0 ? meant : meantNames(word, makersNames) };
}

/** Whether a word names no filter although one is near. */
const isOnlyAName = (word: string): boolean =>
  TERMS.at([foldWord(word)], 0).some(({ value }) => value === null);

/** "Beschädigt" is no typing error of "unbeschädigt", nor "indisponible" of "disponible", but its opposite. */
const areOpposite = (one: string, other: string): boolean => denies(one, other) || denies(other, one);
const denies = (word: string, denied: string): boolean =>
  /^(?:un|in)/.test(word) && word.slice(2, 5) === denied.slice(0, 3);

/** Undefined if no word of the trade is as near, or several that mean different things. */
function nearestTerm(typed: string, most: number): Term | undefined {
  let errors = most;
  let nearest: Term[] = [];
  for (const { word, term } of terms) {
    if (Math.abs(word.length - typed.length) > errors || areOpposite(word, typed)) continue;
    const found = countErrors(typed, word);
    if (found > errors) continue;
    if (found < errors) nearest = [];
    nearest.push(term);
    errors = found;
  }
  const [first] = nearest;
  const meaning = JSON.stringify(first?.filters);
  return nearest.every(({ filters }) => JSON.stringify(filters) === meaning) ? first : undefined;
}
