import { sql } from 'kysely';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import type { Condition } from '../conditions.ts';
import {
  type Asked,
  type FacetFilter,
  type Filter,
  FILTER_NAMES,
  isFacetFilter,
  matchingOf,
  statusesOf,
} from '../stock/filters.ts';
import type { Search } from './search-words.ts';

/** The conditions of a list, split by what the facets need. */
export interface ListConditions {
  /** What every row must match, facets included. */
  always: Condition[];
  /** The conditions of the filters that have a facet. */
  byFacet: Partial<Record<FacetFilter, Condition>>;
  /** The requested status. */
  status: NonNullable<VehicleQuery['status']>;
}

/** The conditions of a query as this user may see the stock: an ACTIVE dealer sees hidden vehicles only on request. */
export function listConditions(
  query: VehicleQuery,
  search: Pick<Search, 'condition'> | undefined,
  user: User | null,
): ListConditions {
  const always: Condition[] = [];
  const byFacet: ListConditions['byFacet'] = {};
  for (const [name, condition] of conditionsOf({ ...query, q: search?.condition })) {
    if (isFacetFilter(name)) byFacet[name] = condition;
    else always.push(condition);
  }
  always.push(isWantedBy(activeDealerIdOf(user), query.hidden));
  return { always, byFacet, status: statusesOf(query) };
}

/** The condition of each filter that a query sets. */
function conditionsOf(asked: Asked): [Filter, Condition][] {
  const query: Asked = { ...asked, status: statusesOf(asked) };
  return FILTER_NAMES.flatMap((name): [Filter, Condition][] =>
    query[name] === undefined ? [] : [[name, matchingOf(name).sql(query[name])]],
  );
}

/** Without a dealer nothing is hidden. */
export function isWantedBy(dealerId: string | null, hidden: VehicleQuery['hidden']): Condition {
  if (hidden === 'also' || (dealerId === null && hidden === undefined)) return sql`true`;
  const marked = sql`(
    select vehicle_id from dealer_vehicle_statuses where dealer_id = ${dealerId} and status = 'HIDDEN'
  )`;
  return hidden === 'only' ? sql`vehicles.id in ${marked}` : sql`vehicles.id not in ${marked}`;
}
