import { VEHICLE_STATUSES } from '../../contract/states.ts';
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

/** Models belong to makes: other makes, other models. Relevance is that of the words searched for. */
function withoutOrphans(search: InventorySearch, changed: Filter): InventorySearch {
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

/** The search with a value put in or taken out; ALL is every status there is. */
export function toggled(search: InventorySearch, filter: Filter, value: string): InventorySearch {
  const values = filter === 'status' && value !== 'ALL' ? statusesOf(search) : valuesOf(search, filter);
  const after = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return withFilter(search, filter, after);
}

/** The statuses that are chosen, one by one. */
export function statusesOf(search: InventorySearch): string[] {
  const chosen = valuesOf(search, 'status');
  return chosen.includes('ALL') ? [...VEHICLE_STATUSES] : chosen;
}

/** Every filter taken away; the sorting stays. */
export function withoutFilters({ sortBy }: InventorySearch): InventorySearch {
  return sortBy === undefined ? {} : withoutRelevance({ sortBy });
}

/** The first page of the same list. */
export function withoutPage({ page: _page, ...rest }: InventorySearch): InventorySearch {
  return rest;
}

export interface Choice {
  value: string;
  /** Vehicles that it would show; null where nobody has counted them. */
  count: number | null;
}

/** A list of choices up to this is shown whole, a longer one by those that show most. */
const WHOLE_CHOICES = 24;
const FIRST_CHOICES = 12;

/** Of very many choices those that would show most vehicles, and those that are chosen, in the order that they have. */
export function mostChosen(choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] {
  if (choices.length <= WHOLE_CHOICES) return choices;
  const first = new Set(choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, FIRST_CHOICES));
  return choices.filter((choice) => first.has(choice) || chosen.includes(choice.value));
}

export interface Step {
  value: number;
  /** Vehicles up to it; null where nobody has counted them. */
  count: number | null;
}

/** The steps with the chosen bound among them: an address may name one that lies between. */
export function withChosen(steps: readonly Step[], chosen: string | undefined): readonly Step[] {
  if (chosen === undefined || steps.some(({ value }) => value === Number(chosen))) return steps;
  return [...steps, { value: Number(chosen), count: null }].sort((a, b) => a.value - b.value);
}

/** One chip per chosen value, in the order of the filters. */
export function chipsOf(search: InventorySearch): { filter: Filter; value: string }[] {
  return FILTERS.flatMap((filter) => valuesOf(search, filter).map((value) => ({ filter, value })));
}

/** How the list is sorted; relevance without words is what the list does anyway. */
export function sortOf(search: InventorySearch): string {
  const [sortBy = 'firstRegistration'] = valuesOf(search, 'sortBy');
  return sortBy === 'relevance' && search.q === undefined ? 'firstRegistration' : sortBy;
}
