import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db.ts';
import { asWord, spellingsOf, tsquery, vinPartOf, wordsOf } from './spellings.ts';
import { meantNames } from './typing-errors.ts';

/** A search as parts of a SQL query. */
export interface Search {
  /** Matches rows of `vehicles` that contain every word. */
  condition: RawBuilder<boolean>;
  /** How well the name of a row matches: higher is better. */
  relevance: RawBuilder<number>;
}

/** Weights of D to A, as in stock/relevance.ts: make and model count more than variant and VIN. */
const WEIGHTS = '{0.05, 0.1, 0.4, 1}';

/**
 * Parses a search. A word matches itself, words that begin with it, the long form of an abbreviation, a part of a VIN, or
 * the name that was probably meant. The text query is a sub-select, which PostgreSQL computes once. The planner does not
 * know its words, so it always uses the index. If it knew a common word, it would scan the words of every vehicle, which is
 * far slower.
 */
export async function readSearch(db: Database, q: string): Promise<Search> {
  const words = wordsOf(q);
  if (words.length === 0) return { condition: sql<boolean>`false`, relevance: sql<number>`0::real` };
  const known = await lookUp(db, words);
  const asked = words
    .map((parts, index) => ({
      named: tsquery([...spellingsOf(parts), ...(known[index]?.meant ?? [])]),
      vinPart: vinPartOf(parts),
      isSignificant: known[index]?.isSignificant ?? true,
    }))
    .filter(({ isSignificant }) => isSignificant);
  if (asked.length === 0) return { condition: sql<boolean>`true`, relevance: sql<number>`0::real` };
  const named = asked.map(({ named }) => named);
  const found = asked.map(({ named, vinPart }) =>
    // In the format of the SQL function vin_parts().
    vinPart === null ? named : sql`(${named} || ${`'#${vinPart}':*`}::tsquery)`,
  );
  return {
    condition: sql<boolean>`search_vector @@ (select ${sql.join(found, sql` && `)})`,
    relevance: sql<number>`ts_rank(${WEIGHTS}, name_vector, (select ${sql.join(named, sql` || `)}))`,
  };
}

/** What the database query returned about a word. */
interface Known {
  /** False for a word such as "mit", which excludes no vehicle. */
  isSignificant: boolean;
  /** The names that were probably meant, if the word looks like a name and no vehicle contains it. */
  meant: string[];
}

async function lookUp(db: Database, words: string[][]): Promise<Known[]> {
  const found = await sql<{ names: string[] | null; isSignificant: boolean[] }>`
    select
      (
        select array_agg(distinct word)
        from names_in_stock
        cross join unnest(
          tsvector_to_array(to_tsvector('trade_words', name_spellings(make || ' ' || model)))
        ) word
      ) as names,
      array[${sql.join(words.map((parts) => sql`numnode(${tsquery(spellingsOf(parts))}) > 0`))}] as "isSignificant"
  `.execute(db);
  const { names, isSignificant } = found.rows[0] ?? { names: [], isSignificant: [] };
  const meant = await correct(db, words, new Set(names));
  return words.map((_, index) => {
    const names = meant[index] ?? [];
    return { isSignificant: names.length > 0 || isSignificant[index] !== false, meant: names };
  });
}

/** For each word that looks like a name and that no vehicle contains: the names that were probably meant. */
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
  return meant.map((each, index) => (isKnown[index] ? [] : each.map(asWord)));
}
