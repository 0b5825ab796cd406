import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db.ts';
import { SHORT_NAMES } from './short-names.ts';
import { meantNames } from './typing-errors.ts';

/** What people typed, ready to be asked for. */
export interface Search {
  /** Rows of `vehicles` that hold every word. */
  condition: RawBuilder<boolean>;
  /** How well the name of a row fits: higher is better. */
  relevance: RawBuilder<number>;
}

const VIN_PART = /^[A-HJ-NPR-Z0-9]{4,17}$/;
/** Further words are not asked for: nobody types so many, and each costs time. */
const MOST_WORDS = 12;
/** Weights of D to A: make and model before variant and VIN. */
const WEIGHTS = '{0.05, 0.1, 0.4, 1}';

/**
 * Reads a search: each word stands for itself, its beginning, its short name's meaning, a part of a VIN, or a mistyped name.
 * The query is a sub-select: made once, and unknown to the planner, which then asks the index whatever the words are.
 * Counting on a common word it would rather read every vehicle's words, which is slower by far.
 */
export async function readSearch(db: Database, q: string): Promise<Search> {
  const words = wordsOf(q);
  if (words.length === 0) return { condition: sql<boolean>`false`, relevance: sql<number>`0::real` };
  const known = await lookUp(db, words);
  const asked = words
    .map((parts, index) => ({
      named: tsquery([...spellingsOf(parts), ...(known[index]?.meant ?? [])]),
      vinPart: vinPartOf(parts),
      says: known[index]?.says ?? true,
    }))
    .filter(({ says }) => says);
  if (asked.length === 0) return { condition: sql<boolean>`true`, relevance: sql<number>`0::real` };
  const named = asked.map(({ named }) => named);
  const found = asked.map(({ named, vinPart }) =>
    vinPart === null ? named : sql`(${named} || ${vinPart}::tsquery)`,
  );
  return {
    condition: sql<boolean>`search_vector @@ (select ${sql.join(found, sql` && `)})`,
    relevance: sql<number>`ts_rank(${WEIGHTS}, name_vector, (select ${sql.join(named, sql` || `)}))`,
  };
}

/** The words of a search, each once, as their parts: "Golf e-tron" -> [["golf"], ["e", "tron"]]. Signs are no words. */
export function wordsOf(q: string): string[][] {
  const typed = q.normalize('NFKC').toLowerCase().split(/\s+/u);
  const words = typed
    .map((word) => word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
  return [...new Map(words.map((parts) => [parts.join('-'), parts])).values()].slice(0, MOST_WORDS);
}

/** In the syntax of to_tsquery; only letters and digits reach it. */
function spellingsOf(parts: string[]): string[] {
  const joined = parts.join('');
  const shortNames = SHORT_NAMES.get(joined) ?? [];
  return [...new Set([phrase(parts), begins(joined), ...shortNames.map((name) => phrase(name.split(' ')))])];
}

function phrase(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return [...parts.slice(0, -1).map((part) => `'${part}'`), begins(last)].join(' <-> ');
}

// A single letter or digit is a word of its own ("Golf 7", "A 4"), not the beginning of half of all words.
function begins(word: string): string {
  return word.length === 1 ? `'${word}'` : `'${word}':*`;
}

/** Asks for stems and for whole words, so that a half-typed word is found as well. */
function tsquery(spellings: string[]): RawBuilder<unknown> {
  return sql`searched_query(${spellings.join(' | ')})`;
}

/** As vin_parts() in the database writes them. */
function vinPartOf(parts: string[]): string | null {
  const [part = ''] = parts;
  const typed = part.toUpperCase();
  return parts.length === 1 && VIN_PART.test(typed) ? `'#${typed}':*` : null;
}

/** What the stock knows of a word. */
interface Known {
  /** False for a word such as "mit", which excludes nothing. */
  says: boolean;
  /** The names that were meant, for a word that looks like a name and is found nowhere as it stands. */
  meant: string[];
}

async function lookUp(db: Database, words: string[][]): Promise<Known[]> {
  const found = await sql<{ names: string[] | null; says: boolean[] }>`
    select
      (
        select array_agg(distinct word)
        from names_in_stock
        cross join unnest(
          tsvector_to_array(to_tsvector('trade_words', name_spellings(make || ' ' || model)))
        ) word
      ) as names,
      array[${sql.join(words.map((parts) => sql`numnode(${tsquery(spellingsOf(parts))}) > 0`))}] as says
  `.execute(db);
  const { names, says } = found.rows[0] ?? { names: [], says: [] };
  const meant = await correct(db, words, new Set(names));
  return words.map((_, index) => {
    const names = meant[index] ?? [];
    return { says: names.length > 0 || says[index] !== false, meant: names };
  });
}

/** Per word the names that were meant, for words that look like a name and are found nowhere as they stand. */
async function correct(db: Database, words: string[][], names: ReadonlySet<string>): Promise<string[][]> {
  const meant = words.map((parts) => meantNames(parts.join(''), names));
  if (meant.every((each) => each.length === 0)) return meant;
  const found = await sql<{ isKnown: boolean[] }>`
    select array[${sql.join(
      words.map((parts, index) =>
        meant[index]?.length
          ? sql`(
              select count(*) from vehicles where search_vector @@ (select ${tsquery(spellingsOf(parts))})
            ) > 0`
          : sql`true`,
      ),
    )}] as "isKnown"
  `.execute(db);
  const isKnown = found.rows[0]?.isKnown ?? [];
  return meant.map((each, index) => (isKnown[index] ? [] : each.map((name) => `'${name}'`)));
}
