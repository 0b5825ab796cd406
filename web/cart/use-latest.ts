import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { type VehicleWithMedia, vehicleQuery } from '../trade/queries.ts';
import { cartVehicleOf } from './rows.ts';
import type { CartItem, CartVehicle } from './stored-items.ts';

/**
 * The vehicles of the cart as they are now, by id: a clerk may have corrected what was stored with them. Those that are gone
 * are missing.
 */
export const useLatest = (items: readonly CartItem[]): ReadonlyMap<string, CartVehicle> =>
  useQueries({
    queries: items.map(({ vehicleId }) => ({
      ...vehicleQuery(vehicleId),
      ...FRESHNESS.vehicleInCart,
      retry: false,
    })),
    combine: byId,
  });

const byId = (answers: readonly UseQueryResult<VehicleWithMedia>[]) =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.vehicle.id, cartVehicleOf(data)] as const] : [])));
