import { type RawBuilder, sql } from 'kysely';
import { MAKES } from '../../contract/choices.ts';
import { DAMAGE_STEPS, MILEAGE_STEPS, PRICE_STEPS } from '../../contract/constants.ts';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import type { Facets } from '../../contract/vehicles.ts';
import { allOf, type Condition } from '../conditions.ts';
import { isFreedByLapse } from '../current-status.ts';
import type { Database } from '../db.ts';
import { byValue } from '../stock/choices.ts';
import { countedFeatures } from '../stock/filters.ts';
import type { ListConditions } from './list-query.ts';

/** The facets whose choices are values of a column, in the order of the index that serves them. */
const COLUMN_OF = {
  make: 'make',
  model: 'model',
  fuelType: 'fuel_type',
  transmission: 'transmission',
  colour: 'base_colour',
  doors: 'doors',
  hasDocuments: 'has_documents',
  bodyType: 'body_type',
  seats: 'seats',
  emissionClass: 'emission_class',
  accidentFree: 'accident_free',
  locationCountry: 'location_country',
  serviceBook: 'service_book',
  status: 'status',
} as const;
type ValueFacet = keyof typeof COLUMN_OF;

// Object.keys returns string[].
const VALUE_FACETS = Object.keys(COLUMN_OF) as ValueFacet[];

/** The bit of a value facet in `mismatches`. It is set if a kind (see `countKinds`) does not match the filter of this facet. */
const bitOf = (facet: ValueFacet) => 1 << VALUE_FACETS.indexOf(facet);

interface Counted {
  /** One row for each value that occurs. */
  choices: { facet: ValueFacet; value: string; count: number }[] | null;
  upToPrice: number[];
  upToMileage: number[];
  upToDamages: number[];
  total: number;
  names: { make: string; model: string }[] | null;
  features: Record<string, number> | null;
}

/** Counts the choices of every facet, and all matches. */
export async function countFacets(
  db: Database,
  conditions: ListConditions,
  query: VehicleQuery,
): Promise<{ facets: Facets; total: number }> {
  const counted = await countKinds(db, conditions, query);
  return { facets: facetsOf(counted, query), total: counted.total };
}

/**
 * One index-only scan groups the stock into kinds. Vehicles of one kind have the same value in every value facet.
 * There are few kinds, and each facet is counted over them: see docs/decisions/0008. The first CTE shadows the view of
 * the same name, so that the view is read only once, although both halves of the union use `isFreedByLapse`.
 */
async function countKinds(
  db: Database,
  { always, byFacet, status }: ListConditions,
  { make: makes = [], ...query }: VehicleQuery,
): Promise<Counted> {
  const features = countedFeatures(query);
  const counted = VALUE_FACETS.filter((facet) => facet !== 'model' || makes.length > 0);
  const found = await sql<Counted>`
    with lapsed_vehicles as materialized (select id from lapsed_vehicles),
    grouped as (
      ${kindsOf(sql`status`, [...always, sql`not ${isFreedByLapse}`], byFacet)}
      union all
      ${kindsOf(sql`'AVAILABLE'`, [...always, isFreedByLapse], byFacet)}
    ),
    kinds as materialized (select *, ${mismatchesOf(byFacet, status)} as mismatches from grouped),
    choices as (
      ${sql.join(
        counted.map((facet) => choicesOf(facet, makes)),
        sql` union all `,
      )}
    )
    select
      (select json_agg(choices) from choices) as choices,
      json_build_array(${sql.join(PRICES.map(sumOfMatching))}) as "upToPrice",
      json_build_array(${sql.join(MILEAGES.map(sumOfMatching))}) as "upToMileage",
      json_build_array(${sql.join(DAMAGES.map(sumOfMatching))}) as "upToDamages",
      ${sumOfMatching(sql`matching`)} as total,
      (select json_agg(names_in_stock) from names_in_stock) as names,
      (${countFeatures(allOf([...always, ...Object.values(byFacet)]), features)}) as features
    from kinds
  `.execute(db);
  const row = found.rows[0];
  if (!row) throw new Error('the facet query returned no row');
  return row;
}

/** Counts the vehicles of the list that have each of these features. */
const countFeatures = (matches: Condition, features: readonly string[]) => sql`
  select json_object_agg(feature, count)
  from (
    select feature, count(*)::int as count
    from vehicles
    cross join unnest(features) feature
    where ${matches} and feature = any(${features}::text[])
    group by feature
  ) counted
`;

const PRICES = PRICE_STEPS.map((euro) => sql.ref(`up_to_${euro}_eur`));
const MILEAGES = MILEAGE_STEPS.map((km) => sql.ref(`up_to_${km}_km`));
const DAMAGES = DAMAGE_STEPS.map((euro) => sql.ref(`damages_up_to_${euro}_eur`));

/**
 * Groups the vehicles that match these conditions into kinds. Counts for each kind how many vehicles match the
 * filters by price, mileage and damages.
 */
function kindsOf(
  status: RawBuilder<unknown>,
  conditions: Condition[],
  { priceMax, mileageMax, damagesMax }: ListConditions['byFacet'],
): RawBuilder<unknown> {
  const { status: _, ...others } = COLUMN_OF;
  const columns = sql.join(Object.values(others).map((column) => sql.ref(column)));
  const count = (...held: (Condition | undefined)[]) => sql`count(*) filter (where ${allOf(held)})`;
  const prices = PRICE_STEPS.map(
    (euro, step) =>
      sql`${count(sql`price_net <= ${euro}::numeric`, mileageMax, damagesMax)} as ${PRICES[step]}`,
  );
  const mileages = MILEAGE_STEPS.map(
    (km, step) => sql`${count(sql`mileage_km <= ${km}::int`, priceMax, damagesMax)} as ${MILEAGES[step]}`,
  );
  const damages = DAMAGE_STEPS.map(
    (euro, step) =>
      sql`${count(sql`damages_sum <= ${euro}::numeric`, priceMax, mileageMax)} as ${DAMAGES[step]}`,
  );
  return sql`
    select
      ${columns},
      ${status} as status,
      ${count(priceMax, mileageMax, damagesMax)} as matching,
      ${sql.join([...prices, ...mileages, ...damages])}
    from vehicles
    where ${allOf(conditions)}
    group by ${columns}, vehicles.status
  `;
}

/** The bit mask of the facets whose filters a kind does not match. */
function mismatchesOf(
  byFacet: ListConditions['byFacet'],
  status: ListConditions['status'],
): RawBuilder<number> {
  const held = {
    ...byFacet,
    status: status.includes('ALL') ? undefined : sql`status = any(${status}::text[])`,
  };
  const bits = VALUE_FACETS.flatMap((facet) => {
    const condition = held[facet];
    return condition ? [sql`case when ${condition} then 0 else ${bitOf(facet)}::int end`] : [];
  });
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
}

/**
 * Counts, for each value, the vehicles that have it and match all filters except the filter of this facet. A value is
 * left out when no vehicle of the requested status has it.
 */
function choicesOf(facet: ValueFacet, makes: readonly string[]): RawBuilder<unknown> {
  const column = sql.ref(COLUMN_OF[facet]);
  const offered = [
    sql<boolean>`${column} is not null`,
    ...(facet === 'status' ? [] : [sql<boolean>`mismatches & ${bitOf('status')}::int = 0`]),
    ...(facet === 'model' ? [sql<boolean>`make = any(${makes}::text[])`] : []),
  ];
  return sql`
    select
      ${facet}::text as facet,
      ${column}::text as value,
      coalesce(sum(matching) filter (where mismatches in (0, ${bitOf(facet)}::int)), 0)::int as count
    from kinds
    where ${allOf(offered)}
    group by ${column}
  `;
}

const sumOfMatching = (count: RawBuilder<unknown>) =>
  sql`coalesce(sum(${count}) filter (where mismatches = 0), 0)::int`;

function facetsOf(
  { choices, upToPrice, upToMileage, upToDamages, names, features }: Counted,
  query: VehicleQuery,
): Facets {
  const makes = new Set(query.make);
  const inStock = names ?? [];
  const counted = (facet: ValueFacet, offered: readonly string[] = []) => {
    const counts = new Map(offered.map((value) => [value, 0]));
    for (const choice of choices ?? []) if (choice.facet === facet) counts.set(choice.value, choice.count);
    return [...counts].map(([value, count]) => ({ value, count })).sort(byValue);
  };
  const modelsOfMakes = inStock.filter(({ make }) => makes.has(make)).map(({ model }) => model);
  const status = new Map(counted('status').map(({ value, count }) => [value, count]));
  return {
    make: counted('make', [...MAKES, ...inStock.map(({ make }) => make), ...makes]),
    model: makes.size === 0 ? [] : counted('model', [...modelsOfMakes, ...(query.model ?? [])]),
    bodyType: counted('bodyType', query.bodyType),
    fuelType: counted('fuelType', query.fuelType),
    transmission: counted('transmission', query.transmission),
    colour: counted('colour', query.colour),
    feature: countedFeatures(query).map((value) => ({ value, count: features?.[value] ?? 0 })),
    doors: counted('doors', query.doors?.map(String)).map(({ value, count }) => ({
      value: Number(value),
      count,
    })),
    status: VEHICLE_STATUSES.map((value) => ({ value, count: status.get(value) ?? 0 })),
    seats: counted('seats', query.seats?.map(String)).map(({ value, count }) => ({
      value: Number(value),
      count,
    })),
    emissionClass: counted('emissionClass', query.emissionClass),
    locationCountry: counted('locationCountry', query.locationCountry),
    serviceBook: counted('serviceBook', query.serviceBook),
    accidentFree: counted('accidentFree').find(({ value }) => value === 'true')?.count ?? 0,
    hasDocuments: counted('hasDocuments').find(({ value }) => value === 'true')?.count ?? 0,
    priceMax: PRICE_STEPS.map((value, step) => ({ value, count: upToPrice[step] ?? 0 })),
    mileageMax: MILEAGE_STEPS.map((value, step) => ({ value, count: upToMileage[step] ?? 0 })),
    damagesMax: DAMAGE_STEPS.map((value, step) => ({ value, count: upToDamages[step] ?? 0 })),
  };
}
