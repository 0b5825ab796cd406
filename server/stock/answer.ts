import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import { MAKES } from '../../contract/choices.ts';
import { DAMAGE_STEPS, MILEAGE_STEPS, PRICE_STEPS } from '../../contract/constants.ts';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import type { Facets } from '../../contract/vehicles.ts';
import { type Bitmap, type Bitmaps, countBoth, intersect, overlap } from './bitmaps.ts';
import { byValue, type Choice } from './choices.ts';
import { countedFeatures, type FacetFilter } from './filters.ts';
import { type Matches, matchesOf } from './matches.ts';
import type { MemoryPart, StockSearch } from './search.ts';
import type { Stock } from './stock.ts';

export interface StockAnswer {
  /** The vehicles of the page, in the order of the list. */
  ids: string[];
  total: number;
  facets: Facets;
  /** The vehicles that match all filters besides the words; counts those of them that match some parts of the search. */
  countParts: (parts: readonly MemoryPart[]) => number;
}

/**
 * Answers a query. `hidden`: the vehicles that the reader has hidden. `search`: its words. Null if the database has to be asked
 * first for what `search` then needs.
 */
export function answerFrom(
  stock: Stock,
  query: VehicleQuery,
  hidden: readonly string[],
  search?: StockSearch,
): StockAnswer | null {
  stock.bitmaps.beginAnswer();
  const withWords = search?.matching(stock);
  const matches = matchesOf(stock, query, hidden, withWords);
  const { matching, without } = withoutEach(stock.bitmaps, matches);
  const total = countBoth(matching, matching);
  const slots = pageOf(stock, query, matching, total, search);
  if (search?.needsMore) return null;
  return {
    ids: slots.map((slot) => stock.idAt(slot)),
    total,
    facets: facetsOf(stock, query, matches, matching, (facet) => without.get(facet) ?? matching),
    countParts: (parts) => countParts(stock, query, hidden, search?.matching(stock, parts)),
  };
}

/** How many vehicles match some words and all other filters. */
function countParts(
  stock: Stock,
  query: VehicleQuery,
  hidden: readonly string[],
  withWords: Bitmap | undefined,
): number {
  const { always, byFacet } = matchesOf(stock, query, hidden, withWords);
  for (const matching of byFacet.values()) intersect(always, always, matching);
  return countBoth(always, always);
}

function pageOf(
  stock: Stock,
  { page, limit, sortBy }: VehicleQuery,
  matching: Bitmap,
  total: number,
  search: StockSearch | undefined,
): number[] {
  const skipped = (page - 1) * limit;
  if (skipped >= total) return [];
  if (search && sortBy === 'relevance') return search.page(stock, matching, { skipped, limit });
  const { order, isReversed } = orderOf(stock, sortBy);
  return order.page(matching, { skipped, limit, isReversed });
}

/** What matches all filters, and for each filter with a facet what matches all but that one. */
function withoutEach(bitmaps: Bitmaps, { always, byFacet }: Matches) {
  const filters = [...byFacet];
  let matching = always;
  const before = filters.map(([, match]) => {
    const earlier = matching;
    matching = intersect(bitmaps.scratch(), earlier, match);
    return earlier;
  });
  const without = new Map<FacetFilter, Bitmap>();
  let behind: Bitmap | undefined;
  for (const [place, [facet, match]] of [...filters.entries()].reverse()) {
    const earlier = before[place] ?? always;
    without.set(facet, behind ? intersect(bitmaps.scratch(), earlier, behind) : earlier);
    behind = behind ? intersect(bitmaps.scratch(), behind, match) : match;
  }
  return { matching, without };
}

/** As ORDER_BY in queries.ts. Without words the relevance is that of the first registration. */
function orderOf({ orders }: Stock, sortBy: VehicleQuery['sortBy']) {
  switch (sortBy) {
    case 'priceAsc':
    case 'priceDesc':
      return { order: orders.price, isReversed: sortBy === 'priceDesc' };
    case 'priceDrop':
      return { order: orders.drop, isReversed: false };
    case 'mileage':
    case 'mileageDesc':
      return { order: orders.mileage, isReversed: sortBy === 'mileageDesc' };
    case 'powerDesc':
      return { order: orders.power, isReversed: true };
    case 'longestInStock':
    case 'newestInStock':
      return { order: orders.created, isReversed: sortBy === 'newestInStock' };
    case 'lastChange':
      return { order: orders.changed, isReversed: false };
    case 'relevance':
    case 'firstRegistration':
      return { order: orders.registered, isReversed: false };
  }
}

/** Counts the choices of each facet over what matches all other filters. */
function facetsOf(
  { choices, features, models, orders, bitmaps }: Stock,
  query: VehicleQuery,
  { always, byFacet }: Matches,
  matching: Bitmap,
  amongAllBut: (facet: FacetFilter) => Bitmap,
): Facets {
  const ofStatus = byFacet.get('status');
  // A choice is shown if a vehicle of the requested status has it, or if it is named.
  const shown = ofStatus ? intersect(bitmaps.scratch(), always, ofStatus) : always;
  const countAll = (
    facet: Exclude<FacetFilter, 'priceMax' | 'mileageMax' | 'damagesMax'>,
    { among = shown, from = choices[facet].sorted(), named = [] as readonly string[] } = {},
  ) => {
    const matching = amongAllBut(facet);
    const rest = new Set(named);
    const counted: { value: string; count: number }[] = [];
    for (const { value, slots, size } of from) {
      const isNamed = rest.delete(value);
      const count = size === 0 ? 0 : countBoth(matching, slots);
      if (count > 0 || isNamed || (size > 0 && overlap(among, slots))) counted.push({ value, count });
    }
    for (const value of rest) counted.push({ value, count: 0 });
    return rest.size === 0 ? counted : counted.sort(byValue);
  };
  const countOne = (facet: 'status' | 'hasDocuments' | 'accidentFree', value: string) => {
    const choice = choices[facet].get(value);
    return choice ? countBoth(amongAllBut(facet), choice.slots) : 0;
  };
  const makes = [...new Set(query.make)];
  const ofMakes = byFacet.get('make');
  const modelsOf = makes.flatMap((make) => [...(models.get(make) ?? [])]);
  return {
    make: countAll('make', { named: [...MAKES, ...makesInStock(models), ...makes] }),
    model: ofMakes
      ? countAll('model', {
          among: intersect(bitmaps.scratch(), shown, ofMakes),
          from: choicesNamed(choices.model, new Set(modelsOf.map(([model]) => model))),
          named: [
            ...modelsOf.filter(([, { unsold }]) => unsold > 0).map(([model]) => model),
            ...(query.model ?? []),
          ],
        })
      : [],
    bodyType: countAll('bodyType', { named: query.bodyType ?? [] }),
    fuelType: countAll('fuelType', { named: query.fuelType ?? [] }),
    transmission: countAll('transmission', { named: query.transmission ?? [] }),
    colour: countAll('colour', { named: query.colour ?? [] }),
    feature: countedFeatures(query).map((value) => ({
      value,
      count: countBoth(matching, features.with(value)),
    })),
    doors: countAll('doors', { named: query.doors?.map(String) ?? [] }).map(({ value, count }) => ({
      value: Number(value),
      count,
    })),
    status: VEHICLE_STATUSES.map((value) => ({ value, count: countOne('status', value) })),
    seats: countAll('seats', { named: query.seats?.map(String) ?? [] }).map(({ value, count }) => ({
      value: Number(value),
      count,
    })),
    emissionClass: countAll('emissionClass', { named: query.emissionClass ?? [] }),
    locationCountry: countAll('locationCountry', { named: query.locationCountry ?? [] }),
    serviceBook: countAll('serviceBook', { named: query.serviceBook ?? [] }),
    accidentFree: countOne('accidentFree', 'true'),
    hasDocuments: countOne('hasDocuments', 'true'),
    priceMax: PRICE_STEPS.map((value) => ({
      value,
      count: countBoth(amongAllBut('priceMax'), orders.price.upToStep(value * 100)),
    })),
    mileageMax: MILEAGE_STEPS.map((value) => ({
      value,
      count: countBoth(amongAllBut('mileageMax'), orders.mileage.upToStep(value)),
    })),
    damagesMax: DAMAGE_STEPS.map((value) => ({
      value,
      count: countBoth(amongAllBut('damagesMax'), orders.damages.upToStep(value * 100)),
    })),
  };
}

/** The makes that have a vehicle which is not sold, as in `names_in_stock`. */
const makesInStock = (models: Stock['models']) =>
  [...models]
    .filter(([, ofMake]) => [...ofMake.values()].some(({ unsold }) => unsold > 0))
    .map(([make]) => make);

/** Only the models of the chosen makes: the stock has hundreds. */
const choicesNamed = (all: Stock['choices']['model'], names: ReadonlySet<string>): readonly Choice[] =>
  [...names].flatMap((name) => all.get(name) ?? []).sort(byValue);
