import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Call, type ResultOf } from '../api/call.ts';
import type { InventorySearch } from './search.ts';

export type Inventory = ResultOf<'GET /api/vehicles'>;
export type ListedVehicle = Inventory['vehicles'][number];
export type VehicleWithMedia = ResultOf<'GET /api/vehicles/{id}'>;

/** A page of the inventory; the page before stays in sight while the next one comes. */
export const inventoryQuery = (search: InventorySearch, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/vehicles', search],
    queryFn: () => by('GET /api/vehicles', { query: search }),
    placeholderData: keepPreviousData,
  });

export const vehicleQuery = (id: string, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/vehicles', id],
    queryFn: () => by('GET /api/vehicles/{id}', { params: { id } }),
  });
