import { type RawBuilder, sql } from 'kysely';
import { MAKES, MILEAGE_STEPS, PRICE_STEPS } from '../../contract/constants.ts';
import type { Facets, VehicleQuery } from '../../contract/vehicles.ts';
import type { Database } from '../db.ts';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../contract/states.ts';
import {
  allOf,
  currentStatus,
  FACET_FILTERS,
  type FacetFilter,
  hasPdf,
  type ListConditions,
} from './list-query.ts';

/** How many vehicles share these values. */
interface Group {
  /** The facet filters that they do not match. */
  missed: FacetFilter[];
  make: string | null;
  model: string | null;
  fuelType: string | null;
  transmission: string | null;
  colour: string | null;
  doors: number | null;
  status: VehicleStatus;
  hasDocuments: boolean;
  /** How many of the steps the price, or the mileage, is beyond; null without a mileage. */
  priceStep: number | null;
  mileageStep: number | null;
  count: number;
}

interface Counted {
  byName: Group[];
  byKind: Group[];
  byState: Group[];
  byPrice: Group[];
  byMileage: Group[];
  names: { make: string; model: string }[];
}

/** Counts every facet, and all matches. */
export async function countFacets(
  db: Database,
  conditions: ListConditions,
  query: VehicleQuery,
): Promise<{ facets: Facets; total: number }> {
  const counted = await countGroups(db, conditions);
  const matching = counted.byPrice.filter(({ missed }) => missed.length === 0);
  return { facets: facetsOf(counted, query), total: sumOf(matching) };
}

/**
 * One pass over the stock; on 50,000 vehicles about 45 ms. The steps are asked one by one because the planner knows
 * that a condition has two outcomes; of a bucket it expects as many as there are prices, and would sort all rows on disk.
 */
async function countGroups(db: Database, { always, byFacet }: ListConditions): Promise<Counted> {
  const { conditions, columns, names } = missesOf(byFacet);
  const found = await sql<Counted>`
    with stock as (
      select
        make,
        model,
        fuel_type as "fuelType",
        transmission,
        colour,
        doors,
        ${currentStatus} as status,
        ${hasPdf} as "hasDocuments",
        ${list(PRICE_STEPS.map((euro, step) => sql`price_net > ${euro}::numeric as ${PRICES[step]}`))},
        ${list(MILEAGE_STEPS.map((km, step) => sql`mileage_km > ${km}::int as ${MILEAGES[step]}`))}
        ${conditions}
      from vehicles
      where ${allOf(always)}
    ),
    counted as (
      select
        make,
        model,
        "fuelType",
        transmission,
        colour,
        doors,
        status,
        "hasDocuments",
        ${sumOfTrue(PRICES)} as "priceStep",
        ${sumOfTrue(MILEAGES)} as "mileageStep",
        ${names} as missed,
        count(*) as count,
        grouping(make) = 0 as is_name,
        grouping(colour) = 0 as is_kind,
        grouping(status) = 0 as is_state,
        grouping(${PRICES[0]}) = 0 as is_price
      from stock
      group by grouping sets (
        (make, model ${columns}),
        ("fuelType", transmission, colour ${columns}),
        (doors, status, "hasDocuments" ${columns}),
        (${list(PRICES)} ${columns}),
        (${list(MILEAGES)} ${columns})
      )
    )
    select
      coalesce(json_agg(counted) filter (where is_name), '[]') as "byName",
      coalesce(json_agg(counted) filter (where is_kind), '[]') as "byKind",
      coalesce(json_agg(counted) filter (where is_state), '[]') as "byState",
      coalesce(json_agg(counted) filter (where is_price), '[]') as "byPrice",
      coalesce(json_agg(counted) filter (where not is_name and not is_kind and not is_state and not is_price), '[]') as "byMileage",
      (select coalesce(json_agg(names_in_stock), '[]') from names_in_stock) as names
    from counted
  `.execute(db);
  const counted = found.rows[0];
  if (!counted) throw new Error('an aggregate without a row');
  return counted;
}

const PRICES = PRICE_STEPS.map((euro) => sql.ref(`beyond_${euro}_eur`));
const MILEAGES = MILEAGE_STEPS.map((km) => sql.ref(`beyond_${km}_km`));

/** Per filter that is set and has a facet, a column that says whether a row misses it; `names` lists those it misses. */
function missesOf(byFacet: ListConditions['byFacet']) {
  const set = FACET_FILTERS.flatMap((facet) => {
    const condition = byFacet[facet];
    return condition ? [{ facet, condition, column: sql.ref(`misses_${facet}`) }] : [];
  });
  const each = (part: (filter: (typeof set)[number]) => RawBuilder<unknown>) =>
    sql.join(set.map(part), sql` `);
  return {
    conditions: each(({ condition, column }) => sql`, not coalesce(${condition}, false) as ${column}`),
    columns: each(({ column }) => sql`, ${column}`),
    names: sql`array_remove(
      array[null ${each(({ facet, column }) => sql`, case when ${column} then ${facet} end`)}]::text[],
      null
    )`,
  };
}

const list = (parts: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts);

function sumOfTrue(columns: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`${column}::int`),
    sql` + `,
  );
}

function facetsOf(
  { byName, byKind, byState, byPrice, byMileage, names }: Counted,
  query: VehicleQuery,
): Facets {
  const chosenMakes = new Set(query.make);
  const ofChosenMakes = <Named extends { make: string | null }>(all: Named[]) =>
    all.filter(({ make }) => make !== null && chosenMakes.has(make));
  return {
    make: choices(byName, 'make', [...MAKES, ...names.map(({ make }) => make), ...(query.make ?? [])]),
    model:
      chosenMakes.size === 0
        ? []
        : choices(ofChosenMakes(byName), 'model', [
            ...ofChosenMakes(names).map(({ model }) => model),
            ...(query.model ?? []),
          ]),
    fuelType: choices(byKind, 'fuelType', query.fuelType),
    transmission: choices(byKind, 'transmission', query.transmission),
    colour: choices(byKind, 'colour', query.colour),
    doors: numbers(byState, query.doors),
    status: VEHICLE_STATUSES.map((status) => ({
      value: status,
      count: sumOf(byState.filter((group) => group.status === status && holdsAllBut('status')(group))),
    })),
    hasDocuments: sumOf(byState.filter((group) => group.hasDocuments && holdsAllBut('hasDocuments')(group))),
    priceMax: steps(byPrice, 'priceMax', 'priceStep', PRICE_STEPS),
    mileageMax: steps(byMileage, 'mileageMax', 'mileageStep', MILEAGE_STEPS),
  };
}

/** Whether these vehicles hold all filters but the facet's own. */
const holdsAllBut =
  (facet: FacetFilter) =>
  ({ missed }: Group): boolean =>
    missed.every((filter) => filter === facet);

/** A value that only vehicles of another status have is not offered. */
const isInStock = ({ missed }: Group): boolean => !missed.includes('status');

const collator = new Intl.Collator('de', { numeric: true });

/** Every value that is offered or occurs, with the vehicles that have it; those of no other filter's liking count 0. */
function choices(
  groups: Group[],
  facet: 'make' | 'model' | 'fuelType' | 'transmission' | 'colour',
  offered: readonly string[] = [],
): Facets['make'] {
  const counts = new Map(offered.map((value) => [value, 0]));
  const isCounted = holdsAllBut(facet);
  for (const group of groups) {
    const value = group[facet];
    if (value !== null && isInStock(group))
      counts.set(value, (counts.get(value) ?? 0) + (isCounted(group) ? group.count : 0));
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => collator.compare(a.value, b.value));
}

/** Every number of doors that is asked for or occurs, with the vehicles that have it. */
function numbers(groups: Group[], asked: readonly number[] = []): Facets['doors'] {
  const counts = new Map(asked.map((value) => [value, 0]));
  for (const group of groups) {
    if (group.doors === null || !isInStock(group)) continue;
    counts.set(group.doors, (counts.get(group.doors) ?? 0) + (holdsAllBut('doors')(group) ? group.count : 0));
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
}

/** Vehicles up to each step. */
function steps(
  groups: Group[],
  facet: 'priceMax' | 'mileageMax',
  step: 'priceStep' | 'mileageStep',
  values: readonly number[],
): Facets['priceMax'] {
  const matching = groups.filter(holdsAllBut(facet));
  return values.map((value, index) => ({
    value,
    count: sumOf(matching.filter((group) => group[step] !== null && group[step] <= index)),
  }));
}

function sumOf(groups: Group[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
