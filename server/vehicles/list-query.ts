import { sql } from 'kysely';
import type { ADMIN_VEHICLE_PARAMETERS, VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import { Facets } from '../../contract/vehicles.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import { type Condition, type Conditions, conditionsOf } from '../conditions.ts';
import { hasCurrentStatus } from '../current-status.ts';
import type { Search } from './search-words.ts';

/** The condition of each filter on a row of `vehicles`; the search `q` and `hidden` have their own. A row that has no value does not match. */
const CONDITIONS: Conditions<typeof ADMIN_VEHICLE_PARAMETERS, 'q' | 'hidden'> = {
  make: (makes) => sql`make = any(${makes}::text[])`,
  model: (models) => sql`model = any(${models}::text[])`,
  fuelType: (fuels) => sql`fuel_type = any(${fuels}::text[])`,
  transmission: (kinds) => sql`transmission = any(${kinds}::text[])`,
  colour: (colours) => sql`colour = any(${colours}::text[])`,
  doors: (numbers) => sql`doors = any(${numbers}::int[])`,
  priceMin: (euro) => sql`price_net >= ${euro}::numeric`,
  priceMax: (euro) => sql`price_net <= ${euro}::numeric`,
  mileageMin: (km) => sql`mileage_km >= ${km}::int`,
  mileageMax: (km) => sql`mileage_km <= ${km}::int`,
  kwMin: (kw) => sql`kw >= ${kw}::int`,
  kwMax: (kw) => sql`kw <= ${kw}::int`,
  firstRegisteredFrom: (day) => sql`first_registered >= ${day}::date`,
  firstRegisteredTo: (day) => sql`first_registered <= ${day}::date`,
  hasDocuments: (wanted) => sql`has_documents = ${wanted === 'true'}`,
  stockDaysMin: (days) => sql`vehicles.created_at <= now() - make_interval(days => ${days}::int)`,
  stockDaysMax: (days) => sql`vehicles.created_at > now() - make_interval(days => ${days}::int + 1)`,
  // In the form of a partial index: `has_pictures = false` would use none.
  hasPictures: (wanted) => (wanted === 'true' ? sql`has_pictures` : sql`not has_pictures`),
  changedSince: (day) => sql`vehicles.updated_at >= ${day}::date::timestamp at time zone ${TIME_ZONE}`,
  status: (statuses) => {
    const named = statuses.filter((status) => status !== 'ALL');
    return named.length < statuses.length ? sql`true` : hasCurrentStatus(named);
  },
};

/** The filters whose choices are counted without themselves. */
const FACET_FILTERS = Facets.keyof().options;
export type FacetFilter = (typeof FACET_FILTERS)[number];

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
  search: Search | undefined,
  user: User | null,
): ListConditions {
  const status = query.status ?? ['AVAILABLE', 'RESERVED'];
  const always: Condition[] = [];
  const byFacet: ListConditions['byFacet'] = {};
  for (const [name, condition] of conditionsOf(CONDITIONS, { ...query, status })) {
    if (isFacetFilter(name)) byFacet[name] = condition;
    else always.push(condition);
  }
  if (search) always.push(search.condition);
  always.push(isWantedBy(activeDealerIdOf(user), query.hidden));
  return { always, byFacet, status };
}

function isFacetFilter(name: string): name is FacetFilter {
  return FACET_FILTERS.some((facet) => facet === name);
}

/** Without a dealer nothing is hidden. */
function isWantedBy(dealerId: string | null, hidden: VehicleQuery['hidden']): Condition {
  if (hidden === 'also' || (dealerId === null && hidden === undefined)) return sql`true`;
  const marked = sql`(
    select vehicle_id from dealer_vehicle_statuses where dealer_id = ${dealerId} and status = 'HIDDEN'
  )`;
  return hidden === 'only' ? sql`vehicles.id in ${marked}` : sql`vehicles.id not in ${marked}`;
}
