import type { AskedFilters } from '../../contract/asked-filters.ts';
import { germanDay } from '../../contract/german-day.ts';
import type { ModelClass } from '../../contract/model-classes.ts';
import type { Understood } from '../../contract/understood.ts';
import { readQuestion } from '../../contract/read-question.ts';
import type { Part } from '../stock/parts.ts';
import { wordsOf } from './spellings.ts';

/** Further words are ignored: nobody types so many, and each one costs time. */
const MOST_WORDS = 12;

/** A part of a search before the stock is asked about its word. */
export interface QuestionPart {
  from: number;
  to: number;
  filters?: AskedFilters;
  /** The parts of the word: "e-tron" -> ["e", "tron"]. */
  word?: string[];
  models?: ModelClass;
  /** Which of several alternatives it belongs to. */
  alternative?: number;
}

/** The parts of a search, each word once. Empty if it has none. */
export function questionParts(q: string): QuestionPart[] {
  const seen = new Set<string>();
  return readQuestion(q, new Date()).flatMap(({ word, ...asked }): QuestionPart[] => {
    const [parts] = word === undefined ? [] : wordsOf(word);
    if (parts === undefined) return asked.filters ? [asked] : [];
    const key = [asked.alternative ?? '', ...parts].join('-');
    if (!asked.filters && (seen.has(key) || seen.size === MOST_WORDS)) return [];
    seen.add(key);
    return [{ ...asked, word: parts }];
  });
}

/** What a search may mean changes with the month: an inspection is new by today. Undefined without a search. */
export const monthOfSearch = (q: string | undefined): string | undefined =>
  q === undefined ? undefined : germanDay(Date.now()).slice(0, 7);

/** Between alternatives, of which one may be left out. */
const FIRST_LINK = /^(?:oder|or|ou|[/|,])(?=\s)/i;
const LAST_LINK = /(?<=\s)(?:oder|or|ou|[/|,])$/i;

/** The search without one part. */
export const without = (q: string, { from, to }: { from: number; to: number }): string =>
  `${q.slice(0, from).trimEnd()} ${q.slice(to).trimStart()}`
    .trim()
    .replace(FIRST_LINK, '')
    .replace(LAST_LINK, '')
    .trim();

/** The words that act as filters, as the answer lists them. */
export function understoodOf(q: string, parts: readonly Part<unknown>[]): Understood[] {
  return parts.flatMap((part): Understood[] => {
    if (!part.filters) return [];
    const filters = Object.entries(part.filters).map(([filter, value]) => ({
      filter,
      values: [value].flat().map(String),
    }));
    return [{ words: q.slice(part.from, part.to), without: without(q, part), filters }];
  });
}

/**
 * Takes parts in their order as long as vehicles match all that were taken. A part that leaves none is left out. `count` counts the
 * vehicles that match some parts and all other filters.
 * Numbers alone are left out as well: "35" of "Q3 35 TFSI" is in the names of other models.
 */
export function* nearestParts<P extends Part<unknown>>(
  q: string,
  parts: readonly P[],
): Generator<P[], { kept: readonly P[]; left: readonly P[] }, number> {
  const kept: P[] = [];
  const left: P[] = [];
  for (const part of parts) {
    const total = yield [...kept, part];
    (total > 0 ? kept : left).push(part);
  }
  const isNumber = ({ from, to, filters }: P) => !filters && /^\d+$/.test(q.slice(from, to));
  return kept.every(isNumber) ? { kept: [], left: parts } : { kept, left };
}
