import {
  VEHICLE_PARAMETERS,
  type VehicleFilter,
  type VehicleSort,
} from '../../contract/vehicle-parameters.ts';
import { VEHICLE_STATUSES } from '../../contract/states.ts';
import type { InventorySearch } from './search.ts';

// Object.keys returns string[].
const FILTERS = Object.keys(VEHICLE_PARAMETERS).filter(
  (name) => !['page', 'limit', 'sortBy'].includes(name),
) as VehicleFilter[];

/** Whether the list has a filter of this name. */
export const isFilter = (name: string): name is VehicleFilter => FILTERS.some((filter) => filter === name);

/** The chosen values of a filter. */
export function valuesOf(search: InventorySearch, filter: keyof InventorySearch): string[] {
  const value = search[filter];
  return value === undefined ? [] : [value].flat();
}

/** The search with other values of one filter, on the first page. */
export function withFilter(
  search: InventorySearch,
  filter: VehicleFilter,
  values: readonly string[],
): InventorySearch {
  const { page: _page, [filter]: _before, ...rest } = search;
  const kept = values.filter((value) => value !== '');
  const [first] = kept;
  if (first === undefined) return withoutOrphans(rest, filter);
  return withoutOrphans({ ...rest, [filter]: kept.length === 1 ? first : [...kept] }, filter);
}

/** Models belong to makes, so a change of the makes removes them. Relevance needs a search. */
function withoutOrphans(search: InventorySearch, changed: VehicleFilter): InventorySearch {
  if (changed === 'make') {
    const { model: _model, ...rest } = search;
    return rest;
  }
  return search.q === undefined ? withoutRelevance(search) : search;
}

function withoutRelevance(search: InventorySearch): InventorySearch {
  const { sortBy, ...rest } = search;
  return sortBy === undefined || sortBy === 'relevance' ? rest : { ...rest, sortBy };
}

/** The search with a value added or removed; ALL means every status. */
export function toggled(search: InventorySearch, filter: VehicleFilter, value: string): InventorySearch {
  const values = filter === 'status' && value !== 'ALL' ? statusesOf(search) : valuesOf(search, filter);
  const after = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return withFilter(search, filter, after);
}

/** The chosen statuses, with ALL resolved. */
export function statusesOf(search: InventorySearch): string[] {
  const chosen = valuesOf(search, 'status');
  return chosen.includes('ALL') ? [...VEHICLE_STATUSES] : chosen;
}

/** The search without filters; the sort stays. */
export function withoutFilters({ sortBy }: InventorySearch): InventorySearch {
  return sortBy === undefined ? {} : withoutRelevance({ sortBy });
}

/** The first page of the same list. */
export function withoutPage({ page: _page, ...rest }: InventorySearch): InventorySearch {
  return rest;
}

export interface Choice {
  value: string;
  /** How many vehicles it would show; null if they are not counted. */
  count: number | null;
}

export interface Step {
  value: number;
  /** How many vehicles there are up to this step; null if they are not counted. */
  count: number | null;
}

/** The steps and the chosen bound, in order: an address may name a bound between two steps. */
export function withChosen(steps: readonly Step[], chosen: string | undefined): readonly Step[] {
  if (chosen === undefined || steps.some(({ value }) => value === Number(chosen))) return steps;
  return [...steps, { value: Number(chosen), count: null }].sort((a, b) => a.value - b.value);
}

/** One chip per chosen value, in the order of the parameters. */
export function chipsOf(search: InventorySearch): { filter: VehicleFilter; value: string }[] {
  return FILTERS.flatMap((filter) => valuesOf(search, filter).map((value) => ({ filter, value })));
}

const { of: SORTS, default: USUAL_SORT } = VEHICLE_PARAMETERS.sortBy;

/** The sorts that a list offers: relevance only with a search. */
export const sortsOf = (search: InventorySearch): readonly VehicleSort[] =>
  search.q === undefined ? SORTS.filter((sort) => sort !== 'relevance') : SORTS;

/** How the list is sorted: without a search, relevance means the usual sort. */
export function sortOf(search: InventorySearch): string {
  const [sortBy = USUAL_SORT] = valuesOf(search, 'sortBy');
  return sortBy === 'relevance' && search.q === undefined ? USUAL_SORT : sortBy;
}
