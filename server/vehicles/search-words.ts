import { type RawBuilder, sql } from 'kysely';
import type { AskedFilters } from '../../contract/asked-filters.ts';
import type { Engine, ModelClass } from '../../contract/model-classes.ts';
import { allOf, type Condition } from '../conditions.ts';
import type { Database } from '../db.ts';
import { type Filter, matchingOf } from '../stock/filters.ts';
import { type Group, groupsOf, type Part } from '../stock/parts.ts';
import { type QuestionPart, questionParts } from './question.ts';
import { asWord, spellingsOf, tsquery, vinPartOf } from './spellings.ts';
import { type Meant, meantBy } from './typing-errors.ts';

/** A search as parts of a SQL query. */
export interface Search {
  /** Matches rows of `vehicles` that contain every word. */
  condition: RawBuilder<boolean>;
  /** How well the name of a row matches: higher is better. */
  relevance: RawBuilder<number>;
  /** What it consists of. */
  parts: SqlPart[];
}
export type SqlPart = Part<SqlWord>;

/** What names and equipment have to match. */
interface SqlWord {
  named: RawBuilder<unknown>;
  vinPart: string | null;
  models: Condition | undefined;
}

/** Matches no text. */
const NO_TEXT = sql`null::tsquery`;
/** The part of a search without words. */
const MATCHES_NOTHING: SqlPart = {
  from: 0,
  to: 0,
  word: { named: NO_TEXT, vinPart: null, models: undefined },
};

/** Weights of D to A, as in stock/relevance.ts: make and model count more than variant and VIN. */
const WEIGHTS = '{0.05, 0.1, 0.4, 1}';

/**
 * Parses a search. A word of the trade is a filter. Any other word matches itself, words that begin with it, the long form of an
 * abbreviation, a part of a VIN, or the name that was probably meant.
 */
export async function readSearch(db: Database, q: string): Promise<Search> {
  const asked = questionParts(q);
  const noRelevance = sql<number>`0::real`;
  if (asked.length === 0)
    return { condition: sql<boolean>`false`, relevance: noRelevance, parts: [MATCHES_NOTHING] };
  const known = await lookUp(
    db,
    asked.map(({ word = [], filters, models }) => (filters || models ? [] : word)),
  );
  const parts = asked.flatMap((part, at) => sqlPart(part, known[at]) ?? []);
  const named = parts.flatMap(({ word }) => (word && word.named !== NO_TEXT ? [word.named] : []));
  return {
    condition: conditionOfParts(parts),
    relevance:
      named.length === 0
        ? noRelevance
        : sql<number>`ts_rank(${WEIGHTS}, name_vector, (select ${sql.join(named, sql` || `)}))`,
    parts,
  };
}

/** Undefined for a word such as "mit", which excludes no vehicle. */
function sqlPart(
  { word, models, ...part }: QuestionPart,
  { isSignificant, meant }: Known = UNKNOWN,
): SqlPart | undefined {
  if (word === undefined) return part;
  if (models?.isAlone) return { ...part, word: { named: NO_TEXT, vinPart: null, models: isOfClass(models) } };
  if (meant.term) return { ...part, filters: meant.term.filters };
  if (!isSignificant && meant.names.length === 0) return undefined;
  return {
    ...part,
    word: {
      named: tsquery([...spellingsOf(word), ...meant.names.map(asWord)]),
      vinPart: vinPartOf(word),
      models: models && isOfClass(models),
    },
  };
}

function isOfClass({ make, beginnings, engine }: ModelClass): Condition {
  const models = sql<boolean>`make = ${make} and lower(model) like any(${beginnings.map((beginning) => `${beginning}%`)}::text[])`;
  if (engine === undefined) return sql`(${models})`;
  return sql`(${models} and lower(model || ' ' || coalesce(variant, '')) ~ ${engineInSql(engine)})`;
}

/** The regular expression for a name in small letters with this engine, as hasEngine(). Only letters and digits reach it. */
const engineInSql = ({ number, fuel }: Engine): string =>
  `(^|[^0-9])${number}${fuel === '' ? '([^0-9]|$)' : `[ -]?${fuel}([^a-z]|$)`}`;

/** The condition that a row matches all of these parts. */
export function conditionOfParts(parts: readonly SqlPart[]): RawBuilder<boolean> {
  const groups = groupsOf(parts);
  const plain = groups.flatMap((group) => plainWord(group) ?? []);
  const words = plain.length === 0 ? [] : [matches(sql.join(plain.map(queryOf), sql` && `))];
  return allOf([...words, ...groups.filter((group) => !plainWord(group)).map(conditionOfGroup)]);
}

/** A group that is a single word. All such words are one text query, so that the index is read once. */
const plainWord = ({ filters, words }: Group<SqlWord>): SqlWord | undefined =>
  !filters && words.length === 1 && !words[0]?.models ? words[0] : undefined;

function conditionOfGroup({ filters, words, alternatives = [] }: Group<SqlWord>): Condition {
  const ofWords = words.flatMap((word) => [matches(queryOf(word)), word.models ?? []].flat());
  const ofAlternatives = alternatives.map(
    (all) => sql<boolean>`(${allOf(all.map((word) => conditionOfGroup({ words: [word] })))})`,
  );
  const ofFilters = filters ? [sql`(${allOf(conditionsOfFilters(filters))})`] : [];
  return sql`(${sql.join([...ofFilters, ...ofWords, ...ofAlternatives], sql` or `)})`;
}

const conditionsOfFilters = (filters: AskedFilters): Condition[] =>
  // The names of these filters are filters of the list.
  Object.entries(filters).map(([name, value]) => matchingOf(name as Filter).sql(value));

// The text query is a sub-select, which PostgreSQL computes once. The planner does not know its words, so it always uses the index. If
// it knew a common word, it would scan the words of every vehicle, which is far slower.
const matches = (query: RawBuilder<unknown>) => sql<boolean>`search_vector @@ (select ${query})`;

const queryOf = ({ named, vinPart }: SqlWord): RawBuilder<unknown> =>
  // In the format of the SQL function vin_parts().
  vinPart === null ? named : sql`(${named} || ${`'#${vinPart}':*`}::tsquery)`;

/** What the database query returned about a word. */
interface Known {
  /** False for a word such as "mit", which excludes no vehicle. */
  isSignificant: boolean;
  /** What was probably meant, if no vehicle contains the word. */
  meant: Meant;
}
const UNKNOWN: Known = { isSignificant: true, meant: { names: [] } };

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
      array[${sql.join(
        words.map((parts) =>
          parts.length === 0 ? sql`true` : sql`numnode(${tsquery(spellingsOf(parts))}) > 0`,
        ),
      )}] as "isSignificant"
  `.execute(db);
  const { names, isSignificant } = found.rows[0] ?? { names: [], isSignificant: [] };
  const meant = await correct(db, words, new Set(names));
  return words.map((_, index) => ({
    isSignificant: isSignificant[index] !== false,
    meant: meant[index] ?? { names: [] },
  }));
}

const isCorrected = ({ names, term }: Meant) => names.length > 0 || term !== undefined;

/** For each word that no vehicle contains: what was probably meant. */
async function correct(db: Database, words: string[][], names: ReadonlySet<string>): Promise<Meant[]> {
  const meant = words.map((parts) => meantBy(parts.join(''), names));
  if (!meant.some(isCorrected)) return meant;
  const found = await sql<{ isKnown: boolean[] }>`
    select array[${sql.join(
      words.map((parts, index) =>
        meant[index] && isCorrected(meant[index])
          ? sql`(
              select count(*) from vehicles where search_vector @@ (select ${tsquery(spellingsOf(parts))})
            ) > 0`
          : sql`true`,
      ),
    )}] as "isKnown"
  `.execute(db);
  const isKnown = found.rows[0]?.isKnown ?? [];
  return meant.map((each, index) => (isKnown[index] ? { names: [] } : each));
}
