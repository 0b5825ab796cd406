import type { InventoryParameter, InventorySearch } from './search.ts';

/** Parameters that narrow the list; the others sort and page it. */
export const FILTERS = [
  'q',
  'make',
  'model',
  'priceMin',
  'priceMax',
  'mileageMin',
  'mileageMax',
  'firstRegisteredFrom',
  'firstRegisteredTo',
  'fuelType',
  'transmission',
  'colour',
  'kwMin',
  'kwMax',
  'doors',
  'hasDocuments',
  'status',
] as const satisfies readonly InventoryParameter[];
export type Filter = (typeof FILTERS)[number];

/** The chosen values of a filter. */
export function valuesOf(search: InventorySearch, filter: InventoryParameter): string[] {
  const value = search[filter];
  return value === undefined ? [] : [value].flat();
}

/** The search with other values of one filter: on page 1, since the list is another one. */
export function withFilter(
  search: InventorySearch,
  filter: Filter,
  values: readonly string[],
): InventorySearch {
  const { page: _page, [filter]: _before, ...rest } = search;
  const kept = values.filter((value) => value !== '');
  const [first] = kept;
  if (first === undefined) return withoutOrphans(rest, filter);
  return withoutOrphans({ ...rest, [filter]: kept.length === 1 ? first : [...kept] }, filter);
}

/** Models belong to makes: other makes, other models. */
function withoutOrphans(search: InventorySearch, changed: Filter): InventorySearch {
  if (changed !== 'make') return search;
  const { model: _model, ...rest } = search;
  return rest;
}

/** The search with a value put in or taken out. */
export function toggled(search: InventorySearch, filter: Filter, value: string): InventorySearch {
  const values = valuesOf(search, filter);
  const after = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return withFilter(search, filter, after);
}

/** Every filter taken away; the sorting stays. */
export function withoutFilters({ sortBy }: InventorySearch): InventorySearch {
  return sortBy === undefined ? {} : { sortBy };
}

/** One chip per chosen value, in the order of the filters. */
export function chipsOf(search: InventorySearch): { filter: Filter; value: string }[] {
  return FILTERS.flatMap((filter) => valuesOf(search, filter).map((value) => ({ filter, value })));
}
