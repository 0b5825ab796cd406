import { ADMIN_ONLY_PARAMETERS } from '../../../contract/admin-vehicle-parameters.ts';
import { VEHICLE_PARAMETERS, type VehicleFilter } from '../../../contract/vehicle-parameters.ts';
import type { VehicleListSearch } from '../data.ts';

/** The filters of the list of vehicles: those of the inventory, and those that only clerks have. */
export type ListFilter = VehicleFilter | keyof typeof ADMIN_ONLY_PARAMETERS;

// Object.keys returns string[].
const FILTERS = Object.keys({ ...VEHICLE_PARAMETERS, ...ADMIN_ONLY_PARAMETERS }).filter(
  // The search has its field, and only dealers hide vehicles.
  (name) => !['page', 'limit', 'sortBy', 'q', 'hidden'].includes(name),
) as ListFilter[];

export interface Chip {
  filter: ListFilter;
  value: string;
}

/** One chip per chosen value, in the order of the parameters. */
export const chipsOf = (search: VehicleListSearch): Chip[] =>
  FILTERS.flatMap((filter) => [search[filter] ?? []].flat().map((value) => ({ filter, value })));

/** The first page of the list with other values of one filter. Models belong to makes. */
export function withValues(
  { page: _page, ...search }: VehicleListSearch,
  filter: ListFilter,
  values: readonly string[],
): VehicleListSearch {
  const rest: VehicleListSearch = { ...search };
  const kept = values.filter((value) => value !== '');
  const [first] = kept;
  delete rest[filter];
  if (filter === 'make') delete rest.model;
  return first === undefined ? rest : { ...rest, [filter]: kept.length === 1 ? first : kept };
}

/** The search without the value of a chip. */
export const withoutChip = (search: VehicleListSearch, { filter, value }: Chip): VehicleListSearch =>
  withValues(
    search,
    filter,
    [search[filter] ?? []].flat().filter((each) => each !== value),
  );
