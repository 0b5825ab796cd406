import { sql } from 'kysely';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { Relaxed } from '../../contract/understood.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import type { Condition } from '../conditions.ts';
import type { Database } from '../db.ts';
import { type Bitmap, copy, countBoth, intersect, subtract } from '../stock/bitmaps.ts';
import { matchingOf } from '../stock/filters.ts';
import type { MemoryPart, StockSearch } from '../stock/search.ts';
import type { Stock } from '../stock/stock.ts';
import { isWantedBy } from './list-query.ts';
import { type ListCondition, type RelaxedLists, relaxedListsOf } from './relaxed.ts';
import { conditionOfParts, type Search, type SqlPart } from './search-words.ts';

/** How many vehicles a list without vehicles has when it leaves out a filter, some words, or all. */
export function relaxedInMemory(
  stock: Stock,
  query: VehicleQuery,
  hidden: readonly string[],
  search: StockSearch | undefined,
): Relaxed[] {
  const plan = relaxedListsOf(query, search?.parts ?? []);
  stock.bitmaps.beginAnswer();
  const matching = plan.conditions.map((condition) => bitmapOf(stock, condition, hidden, search));
  const found = stock.bitmaps.scratch();
  return totalled(plan, ({ holds }) => {
    copy(found, stock.present);
    for (const each of holds.map((at) => matching[at])) if (each) intersect(found, found, each);
    return countBoth(found, found);
  });
}

/** Undefined if every vehicle matches. */
function bitmapOf(
  stock: Stock,
  condition: ListCondition<MemoryPart>,
  hidden: readonly string[],
  search: StockSearch | undefined,
): Bitmap | undefined {
  if ('parts' in condition) return search?.matching(stock, condition.parts);
  if ('filter' in condition) return matchingOf(condition.filter).memory?.(stock, condition.value);
  if (condition.hidden === 'also' || (condition.hidden === undefined && hidden.length === 0))
    return undefined;
  const named = stock.named(hidden);
  return condition.hidden === 'only' ? named : subtract(stock.bitmaps.scratch(), stock.present, named);
}

/**
 * As `relaxedInMemory`. One scan notes for each vehicle, as a string of bits, the conditions that it does not match. A list has the
 * vehicles that miss none of its own.
 */
export async function relaxedInDatabase(
  db: Database,
  query: VehicleQuery,
  search: Search | undefined,
  user: User | null,
): Promise<Relaxed[]> {
  const plan = relaxedListsOf(query, search?.parts ?? []);
  const missed = plan.conditions.map(
    (condition) => sql`case when ${sqlOf(condition, user)} then '0' else '1' end`,
  );
  const bitsOf = (places: readonly number[]) =>
    sql`${plan.conditions.map((_, at) => (places.includes(at) ? '1' : '0')).join('')}::varbit`;
  const totals = plan.lists.map(
    ({ holds }) => sql`coalesce(sum(count) filter (where missed & ${bitsOf(holds)} = ${bitsOf([])}), 0)::int`,
  );
  const counted = await sql<{ totals: number[] }>`
    select json_build_array(${sql.join(totals)}) as totals
    from (
      select (${sql.join(missed, sql` || `)})::varbit as missed, count(*) as count
      from vehicles
      group by 1
    ) counted
  `.execute(db);
  return totalled(plan, (_, at) => counted.rows[0]?.totals[at] ?? 0);
}

function sqlOf(condition: ListCondition<SqlPart>, user: User | null): Condition {
  if ('filter' in condition) return matchingOf(condition.filter).sql(condition.value);
  if ('hidden' in condition) return isWantedBy(activeDealerIdOf(user), condition.hidden);
  // As a set of ids, so that the index of the words is read once.
  return sql`vehicles.id in (select id from vehicles where ${conditionOfParts(condition.parts)})`;
}

const totalled = <P>(
  { lists }: RelaxedLists<P>,
  totalOf: (list: RelaxedLists<P>['lists'][number], at: number) => number,
): Relaxed[] =>
  lists.map((list, at) => ({ leftOut: list.leftOut, query: list.query, total: totalOf(list, at) }));
