import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { Nearest } from '../../contract/understood.ts';
import type { Part } from '../stock/parts.ts';
import { nearestParts } from './question.ts';

/** The nearest list for a search that no vehicle matches; null if only the whole stock is left. */
export function nearestOf<P extends Part<unknown>>(
  query: VehicleQuery & { q: string },
  { kept, left }: { kept: readonly P[]; left: readonly P[] },
  total: number,
): Nearest | null {
  const { q: _, ...others } = parametersOf(query);
  const textOf = ({ from, to }: P) => query.q.slice(from, to);
  if (left.length === 0 || total === 0 || (kept.length === 0 && Object.keys(others).length === 0))
    return null;
  return {
    query: kept.length === 0 ? others : { ...others, q: kept.map(textOf).join(' ') },
    total,
    leftOut: left.map(textOf),
  };
}

/** The filters of a query as an address has them. */
export function parametersOf({ page: _page, limit: _limit, sortBy: _sortBy, ...filters }: VehicleQuery) {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)] as const],
    ),
  );
}

/** Finds the nearest list where the counts are at hand. */
export function nearestAtHand<P extends Part<unknown>>(
  query: VehicleQuery & { q: string },
  parts: readonly P[],
  count: (parts: readonly P[]) => number,
): Nearest | null {
  const search = nearestParts(query.q, parts);
  let step = search.next();
  while (!step.done) step = search.next(count(step.value));
  return nearestOf(query, step.value, count(step.value.kept));
}

/** Finds the nearest list by asking for the counts. */
export async function nearestAsked<P extends Part<unknown>>(
  query: VehicleQuery & { q: string },
  parts: readonly P[],
  count: (parts: readonly P[]) => Promise<number>,
): Promise<Nearest | null> {
  const search = nearestParts(query.q, parts);
  let step = search.next();
  while (!step.done) step = search.next(await count(step.value));
  return nearestOf(query, step.value, await count(step.value.kept));
}
