import { type RawBuilder, sql } from 'kysely';
import { fold } from './typing-errors.ts';
import { longNamesOf, WHOLE_WORDS } from './short-names.ts';

const VIN_PART = /^[A-HJ-NPR-Z0-9]{4,17}$/;
/** Shorter parts with a letter are more often names. */
const LONG_VIN_PART = 8;
/** Further words are ignored: nobody types so many, and each one costs time. */
const MOST_WORDS = 12;

/**
 * The words of a search, each once, split into parts: "Golf e-tron" -> [["golf"], ["e", "tron"]]. Punctuation is
 * dropped.
 */
export function wordsOf(q: string): string[][] {
  const typed = q.normalize('NFKC').toLowerCase().split(/\s+/u);
  const words = typed
    .map((word) => word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
  return [...new Map(words.map((parts) => [parts.join('-'), parts])).values()].slice(0, MOST_WORDS);
}

/** In the syntax of to_tsquery. Only letters and digits reach it. */
export function spellingsOf(parts: string[]): string[] {
  const joined = parts.join('');
  // The stem of "Corsae" is that of "Corsa", which would find those without "e" as well.
  const isStem = parts.length > 1 && /\p{L}$/u.test(parts.at(-2) ?? '') && /^[ens]$/.test(parts.at(-1) ?? '');
  // "1.6" is no 16-inch wheel.
  const isDisplacement = parts.length > 1 && parts.every((part) => /^\d+$/.test(part));
  return [
    ...new Set([
      phrase(parts),
      ...(isStem || isDisplacement ? [] : [prefix(joined)]),
      ...longNamesOf(joined).map((name) => phrase(name.split(' '))),
    ]),
  ];
}

function phrase(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return [...parts.slice(0, -1).map(asWord), prefix(last)].join(' <-> ');
}

export const asWord = (word: string): string => `'${word}'`;

// Of "Zoe" two letters are compared, since "oe" is how some write "ö", and half of all cars have a word with "Zoll".
const FOLDS_TO_TWO = /^(?:\p{L}[aou]e|[aou]e\p{L})$/u;

// A single letter or digit matches only as a whole word ("Golf 7", "A 4"). As a prefix it would match half of all
// words.
function prefix(word: string): string {
  const isWhole = word.length === 1 || WHOLE_WORDS.has(word) || FOLDS_TO_TWO.test(fold(word));
  return isWhole ? asWord(word) : `'${word}':*`;
}

/** Searches for stems and for words as typed, so that a half-typed word is found as well. */
export function tsquery(spellings: string[]): RawBuilder<unknown> {
  return sql`searched_query(${searchedText(spellings)})`;
}

/** The parameter of searched_query(). */
export const searchedText = (spellings: readonly string[]): string => spellings.join(' | ');

/** A part of a VIN, or null if the word cannot be one. */
export function vinPartOf(parts: string[]): string | null {
  const [part = ''] = parts;
  const upper = part.toUpperCase();
  // No VIN has these letters: who types them has read a digit.
  const typed =
    upper.length >= LONG_VIN_PART && /\d/.test(upper)
      ? upper.replaceAll(/[OQ]/g, '0').replaceAll('I', '1')
      : upper;
  return parts.length === 1 && VIN_PART.test(typed) ? typed : null;
}
