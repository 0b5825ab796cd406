import type { ADMIN_VEHICLE_PARAMETERS, VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { germanDay } from '../../contract/german-day.ts';
import type { FilterName } from '../../contract/parameters.ts';
import { Facets } from '../../contract/vehicles.ts';
import { type Bitmap, copy, intersect, subtract } from './bitmaps.ts';
import type { Stock } from './stock.ts';

/** `q` is answered by the database. */
type MemoryFilter = Exclude<FilterName<typeof ADMIN_VEHICLE_PARAMETERS>, 'q' | 'hidden'>;
type Matching = {
  [Name in MemoryFilter]: (stock: Stock, wanted: NonNullable<VehicleQuery[Name]>) => Bitmap | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_US = DAY_MS * 1000;

/** The vehicles that match each filter, as list-query.ts has them as SQL; undefined for all. */
const MATCHING: Matching = {
  make: ({ choices }, makes) => choices.make.any(makes),
  model: ({ choices }, models) => choices.model.any(models),
  fuelType: ({ choices }, fuels) => choices.fuelType.any(fuels),
  transmission: ({ choices }, kinds) => choices.transmission.any(kinds),
  colour: ({ choices }, colours) => choices.colour.any(colours),
  doors: ({ choices }, numbers) => choices.doors.any(numbers.map(String)),
  priceMin: ({ orders }, euro) => orders.price.range({ min: euro * 100 }),
  priceMax: ({ orders }, euro) => orders.price.range({ max: euro * 100 }),
  mileageMin: ({ orders }, km) => orders.mileage.range({ min: km }),
  mileageMax: ({ orders }, km) => orders.mileage.range({ max: km }),
  kwMin: ({ orders }, kw) => orders.power.range({ min: kw }),
  kwMax: ({ orders }, kw) => orders.power.range({ max: kw }),
  // The keys of this order and of `changed` are negative: the latest first.
  firstRegisteredFrom: ({ orders }, day) => orders.registered.range({ max: -dayNumber(day) }),
  firstRegisteredTo: ({ orders }, day) => orders.registered.range({ min: -dayNumber(day) }),
  hasDocuments: ({ choices }, wanted) => choices.hasDocuments.any([wanted]),
  stockDaysMin: ({ orders, clock }, days) => orders.created.range({ max: clock - days * DAY_US }),
  stockDaysMax: ({ orders, clock }, days) => orders.created.range({ min: clock - (days + 1) * DAY_US + 1 }),
  hasPictures: ({ bitmaps, present, withPictures }, wanted) =>
    wanted === 'true' ? withPictures : subtract(bitmaps.scratch(), present, withPictures),
  changedSince: ({ orders }, day) => orders.changed.range({ max: -startOfGermanDay(day) * 1000 }),
  status: ({ choices }, statuses) => (statuses.includes('ALL') ? undefined : choices.status.any(statuses)),
};
// Object.keys forgets the names.
const FILTERS = Object.keys(MATCHING) as MemoryFilter[];

const dayNumber = (day: string) => Date.parse(day) / DAY_MS;

/** Germany is one or two hours ahead of UTC. Before 1894 it was not, but no portal is that old. */
function startOfGermanDay(day: string): number {
  const summer = Date.parse(day) - 2 * 60 * 60 * 1000;
  return germanDay(summer) === day ? summer : summer + 60 * 60 * 1000;
}

const FACET_FILTERS = Facets.keyof().options;
export type FacetFilter = (typeof FACET_FILTERS)[number];
const isFacetFilter = (name: string): name is FacetFilter => FACET_FILTERS.some((facet) => facet === name);

/** What matches a query, split by what the facets need. */
export interface Matches {
  /** What matches every filter that has no facet. */
  always: Bitmap;
  /** What matches each filter that has one. */
  byFacet: Map<FacetFilter, Bitmap>;
}

/** `hidden`: the vehicles that the reader has hidden. */
export function matchesOf(stock: Stock, query: VehicleQuery, hidden: readonly string[]): Matches {
  const always = copy(stock.bitmaps.scratch(), stock.present);
  const byFacet: Matches['byFacet'] = new Map();
  for (const name of FILTERS) {
    const matching = matchingOf(stock, name, query);
    if (!matching) continue;
    if (isFacetFilter(name)) byFacet.set(name, matching);
    else intersect(always, always, matching);
  }
  if (query.hidden === 'only') intersect(always, always, stock.named(hidden));
  else if (query.hidden === undefined && hidden.length > 0) subtract(always, always, stock.named(hidden));
  return { always, byFacet };
}

function matchingOf<Name extends MemoryFilter>(
  stock: Stock,
  name: Name,
  query: VehicleQuery,
): Bitmap | undefined {
  const wanted = name === 'status' ? (query.status ?? ['AVAILABLE', 'RESERVED']) : query[name];
  // The compiler does not connect the value of a name with its function.
  const match = MATCHING[name] as (stock: Stock, wanted: unknown) => Bitmap | undefined;
  return wanted === undefined ? undefined : match(stock, wanted);
}
