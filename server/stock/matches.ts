import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { type Bitmap, copy, intersect, subtract } from './bitmaps.ts';
import {
  type FacetFilter,
  type Filter,
  FILTER_NAMES,
  isFacetFilter,
  matchingOf,
  statusesOf,
} from './filters.ts';
import type { Stock } from './stock.ts';

/** Whether the stock in memory knows every filter that a query sets. */
export const isHeld = (query: VehicleQuery): boolean =>
  FILTER_NAMES.every((name) => query[name] === undefined || matchingOf(name).memory);

/** What matches a query, split by what the facets need. */
export interface Matches {
  /** What matches every filter that has no facet. */
  always: Bitmap;
  /** What matches each filter that has one. */
  byFacet: Map<FacetFilter, Bitmap>;
}

/** `hidden`: the vehicles that the reader has hidden. `withWords`: those that match the words of the query. */
export function matchesOf(
  stock: Stock,
  query: VehicleQuery,
  hidden: readonly string[],
  withWords: Bitmap | undefined,
): Matches {
  const always = copy(stock.bitmaps.scratch(), stock.present);
  if (withWords) intersect(always, always, withWords);
  const byFacet: Matches['byFacet'] = new Map();
  for (const [name, matching] of bitmapsOf(stock, query)) {
    if (isFacetFilter(name)) byFacet.set(name, matching);
    else intersect(always, always, matching);
  }
  if (query.hidden === 'only') intersect(always, always, stock.named(hidden));
  else if (query.hidden === undefined && hidden.length > 0) subtract(always, always, stock.named(hidden));
  return { always, byFacet };
}

/** The vehicles that match each filter that a query sets, besides its words. The query is held. */
function bitmapsOf(stock: Stock, query: VehicleQuery): [Filter, Bitmap][] {
  const wanted: VehicleQuery = { ...query, status: statusesOf(query) };
  return FILTER_NAMES.flatMap((name): [Filter, Bitmap][] => {
    const found = wanted[name] === undefined ? undefined : matchingOf(name).memory?.(stock, wanted[name]);
    return found ? [[name, found]] : [];
  });
}
