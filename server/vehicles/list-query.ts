import { type RawBuilder, sql } from 'kysely';
import type { VehicleQuery } from '../../contract/vehicles.ts';
import { hasCurrentStatus } from '../current-status.ts';
import type { User } from '../actor.ts';

export type Condition = RawBuilder<boolean>;

/** The parameters that filter, without those that page, sort and search. */
type FilterName = Exclude<keyof VehicleQuery, 'page' | 'limit' | 'sortBy' | 'q'>;
type Filters = { [Name in FilterName]: (wanted: NonNullable<VehicleQuery[Name]>) => Condition };

/** The condition of each parameter on a row of `vehicles`. A row that has no value does not match. */
const FILTERS: Filters = {
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
  status: (statuses) => {
    const named = statuses.filter((status) => status !== 'ALL');
    return named.length < statuses.length ? sql`true` : hasCurrentStatus(named);
  },
};

/** The filters whose choices are counted without themselves. */
export const FACET_FILTERS = [
  'make',
  'model',
  'fuelType',
  'transmission',
  'colour',
  'doors',
  'status',
  'hasDocuments',
  'priceMax',
  'mileageMax',
] as const satisfies readonly FilterName[];
export type FacetFilter = (typeof FACET_FILTERS)[number];

/** What a list asks for, taken apart. */
export interface ListConditions {
  /** What every row must hold, facets included. */
  always: Condition[];
  /** The conditions of the filters that have a facet. */
  byFacet: Partial<Record<FacetFilter, Condition>>;
  /** The status asked for. */
  status: NonNullable<VehicleQuery['status']>;
}

/** The conditions of a query as this user may see the stock: without the cars that an ACTIVE dealer has hidden. */
export function conditionsOf(query: VehicleQuery, user: User | null): ListConditions {
  const always: Condition[] = [];
  const byFacet: ListConditions['byFacet'] = {};
  const status = query.status ?? ['AVAILABLE', 'RESERVED'];
  const asked = { ...query, status };
  for (const name of filterNames) {
    const condition = conditionOf(name, asked);
    if (condition && isFacetFilter(name)) byFacet[name] = condition;
    else if (condition) always.push(condition);
  }
  if (user?.dealer?.status === 'ACTIVE') always.push(isNotHiddenFrom(user.dealer.id));
  return { always, byFacet, status };
}

// Object.keys forgets the names.
const filterNames = Object.keys(FILTERS) as FilterName[];

function conditionOf<Name extends FilterName>(name: Name, query: VehicleQuery): Condition | undefined {
  const wanted = query[name];
  return wanted === undefined ? undefined : FILTERS[name](wanted);
}

function isFacetFilter(name: string): name is FacetFilter {
  return FACET_FILTERS.some((facet) => facet === name);
}

function isNotHiddenFrom(dealerId: string): Condition {
  return sql`vehicles.id not in (
    select vehicle_id from dealer_vehicle_statuses where dealer_id = ${dealerId} and status = 'HIDDEN'
  )`;
}

/** All conditions in one; without any, every row. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const set = conditions.filter((condition) => condition !== undefined);
  return set.length === 0 ? sql`true` : sql.join(set, sql` and `);
}
