import { sql } from 'kysely';
import type { ADMIN_VEHICLE_PARAMETERS, VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import { type Feature, isFeature, OFFERED_FEATURES } from '../../contract/features.ts';
import { startOfGermanDay } from '../../contract/german-day.ts';
import type { FilterName } from '../../contract/parameters.ts';
import { Facets } from '../../contract/vehicles.ts';
import type { Condition } from '../conditions.ts';
import { hasCurrentStatus } from '../current-status.ts';
import { type Bitmap, subtract } from './bitmaps.ts';
import type { Stock } from './stock.ts';

/** What a query asks of a vehicle: `q` is the condition of its words. What a dealer has hidden is applied elsewhere. */
export type Asked = Omit<VehicleQuery, 'q'> & { q?: Condition | undefined };
export type Filter = Exclude<FilterName<typeof ADMIN_VEHICLE_PARAMETERS>, 'hidden'>;

interface Matching<T> {
  /** The condition on a row of `vehicles`. A row that has no value does not match. */
  sql: (wanted: T) => Condition;
  /** The vehicles that match; undefined for all. Without it the database answers the queries that set this filter. */
  memory?: (stock: Stock, wanted: T) => Bitmap | undefined;
}

type Choices = keyof Stock['choices'];
type Orders = keyof Stock['orders'];
const anyOf = (name: Choices) => (stock: Stock, values: readonly string[]) => stock.choices[name].any(values);
const atLeast = (name: Orders) => (stock: Stock, min: number) => stock.orders[name].range({ min });
const atMost = (name: Orders) => (stock: Stock, max: number) => stock.orders[name].range({ max });

/** Each filter of the inventory, for the database and for the stock in memory. A test compares their answers. */
const FILTERS: { [Name in Filter]: Matching<NonNullable<Asked[Name]>> } = {
  // What words mean depends on other vehicles: search.ts finds what matches them.
  q: { sql: (condition) => condition, memory: () => undefined },
  make: { sql: (makes) => sql`make = any(${makes}::text[])`, memory: anyOf('make') },
  model: { sql: (models) => sql`model = any(${models}::text[])`, memory: anyOf('model') },
  bodyType: { sql: (bodies) => sql`body_type = any(${bodies}::text[])`, memory: anyOf('bodyType') },
  fuelType: { sql: (fuels) => sql`fuel_type = any(${fuels}::text[])`, memory: anyOf('fuelType') },
  transmission: { sql: (kinds) => sql`transmission = any(${kinds}::text[])`, memory: anyOf('transmission') },
  colour: { sql: (colours) => sql`base_colour = any(${colours}::text[])`, memory: anyOf('colour') },
  // Every chosen feature has to be there.
  feature: {
    sql: (features) => sql`features @> ${features}::text[]`,
    memory: ({ features, present }, chosen) => features.withAll(present, chosen),
  },
  doors: {
    sql: (numbers) => sql`doors = any(${numbers}::int[])`,
    memory: ({ choices }, numbers) => choices.doors.any(numbers.map(String)),
  },
  priceMin: {
    sql: (euro) => sql`price_net >= ${euro}::numeric`,
    memory: ({ orders }, euro) => orders.price.range({ min: euro * 100 }),
  },
  priceMax: {
    sql: (euro) => sql`price_net <= ${euro}::numeric`,
    memory: ({ orders }, euro) => orders.price.range({ max: euro * 100 }),
  },
  mileageMin: { sql: (km) => sql`mileage_km >= ${km}::int`, memory: atLeast('mileage') },
  mileageMax: { sql: (km) => sql`mileage_km <= ${km}::int`, memory: atMost('mileage') },
  kwMin: { sql: (kw) => sql`kw >= ${kw}::int`, memory: atLeast('power') },
  kwMax: { sql: (kw) => sql`kw <= ${kw}::int`, memory: atMost('power') },
  // The keys of this order and of `changed` are negative: the latest first.
  firstRegisteredFrom: {
    sql: (day) => sql`first_registered >= ${day}::date`,
    memory: ({ orders }, day) => orders.registered.range({ max: -dayNumber(day) }),
  },
  firstRegisteredTo: {
    sql: (day) => sql`first_registered <= ${day}::date`,
    memory: ({ orders }, day) => orders.registered.range({ min: -dayNumber(day) }),
  },
  seats: {
    sql: (numbers) => sql`seats = any(${numbers}::int[])`,
    memory: ({ choices }, numbers) => choices.seats.any(numbers.map(String)),
  },
  emissionClass: {
    sql: (classes) => sql`emission_class = any(${classes}::text[])`,
    memory: anyOf('emissionClass'),
  },
  locationCountry: {
    sql: (countries) => sql`location_country = any(${countries}::text[])`,
    memory: anyOf('locationCountry'),
  },
  serviceBook: { sql: (books) => sql`service_book = any(${books}::text[])`, memory: anyOf('serviceBook') },
  accidentFree: {
    sql: (wanted) => sql`accident_free = ${wanted === 'true'}`,
    memory: ({ choices }, wanted) => choices.accidentFree.any([wanted]),
  },
  nextInspectionFrom: {
    sql: (day) => sql`next_inspection >= ${day}::date`,
    memory: ({ orders }, day) => orders.inspection.range({ min: dayNumber(day) }),
  },
  towLoadMin: { sql: (kg) => sql`tow_load_kg >= ${kg}::int`, memory: atLeast('tow') },
  rangeMin: { sql: (km) => sql`range_km >= ${km}::int`, memory: atLeast('reach') },
  co2Max: { sql: (grams) => sql`co2_g_km <= ${grams}::int`, memory: atMost('co2') },
  ownersMax: { sql: (count) => sql`owners <= ${count}::int`, memory: atMost('owners') },
  damagesMin: {
    sql: (euro) => sql`damages_sum >= ${euro}::numeric`,
    memory: ({ orders }, euro) => orders.damages.range({ min: euro * 100 }),
  },
  damagesMax: {
    sql: (euro) => sql`damages_sum <= ${euro}::numeric`,
    memory: ({ orders }, euro) => orders.damages.range({ max: euro * 100 }),
  },
  hasDocuments: {
    sql: (wanted) => sql`has_documents = ${wanted === 'true'}`,
    memory: ({ choices }, wanted) => choices.hasDocuments.any([wanted]),
  },
  stockDaysMin: {
    sql: (days) => sql`vehicles.created_at <= now() - make_interval(days => ${days}::int)`,
    memory: ({ orders, clock }, days) => orders.created.range({ max: clock - days * DAY_US }),
  },
  stockDaysMax: {
    sql: (days) => sql`vehicles.created_at > now() - make_interval(days => ${days}::int + 1)`,
    memory: ({ orders, clock }, days) => orders.created.range({ min: clock - (days + 1) * DAY_US + 1 }),
  },
  hasPictures: {
    // In the form of a partial index: `has_pictures = false` would use none.
    sql: (wanted) => (wanted === 'true' ? sql`has_pictures` : sql`not has_pictures`),
    memory: ({ bitmaps, present, withPictures }, wanted) =>
      wanted === 'true' ? withPictures : subtract(bitmaps.scratch(), present, withPictures),
  },
  changedSince: {
    sql: (day) => sql`vehicles.updated_at >= ${day}::date::timestamp at time zone ${TIME_ZONE}`,
    memory: ({ orders }, day) => orders.changed.range({ max: -startOfGermanDay(day) * 1000 }),
  },
  status: {
    sql: (statuses) => {
      const named = statuses.filter((status) => status !== 'ALL');
      return named.length < statuses.length ? sql`true` : hasCurrentStatus(named);
    },
    memory: ({ choices }, statuses) => (statuses.includes('ALL') ? undefined : choices.status.any(statuses)),
  },
};

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_US = DAY_MS * 1000;
const dayNumber = (day: string) => Date.parse(day) / DAY_MS;

// Object.keys returns string[].
export const FILTER_NAMES = Object.keys(FILTERS) as Filter[];
// The compiler does not connect the value of a name with its filter.
export const matchingOf = (name: Filter) => FILTERS[name] as Matching<unknown>;

/** Without a status a list holds no sold vehicles. */
export const statusesOf = ({ status }: Pick<Asked, 'status'>): NonNullable<Asked['status']> =>
  status ?? ['AVAILABLE', 'RESERVED'];

/** The filters whose choices are counted without themselves. */
const FACET_FILTERS = Facets.keyof().options;
export type FacetFilter = Exclude<(typeof FACET_FILTERS)[number], 'feature'>;
/** Further features narrow the list, so they are counted with the chosen ones. */
export const isFacetFilter = (name: string): name is FacetFilter =>
  name !== 'feature' && FACET_FILTERS.some((facet) => facet === name);

/** The features that a list counts: those that it offers, and the chosen ones. */
export const countedFeatures = ({ feature = [] }: Pick<Asked, 'feature'>): Feature[] => [
  ...new Set([...OFFERED_FEATURES, ...feature.filter(isFeature)]),
];
