import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { statesQuery, type VehicleState } from '../trade/queries.ts';
import { type CartRow, type Known, rowsOf } from './rows.ts';
import type { CartItem, CartVehicle } from './stored-items.ts';

/**
 * The rows of the cart with the server's current data. The rows of an order that waits for its answer stay as they
 * are: this same order may hold their vehicles.
 */
export function useRows(items: readonly CartItem[], waitingIds: readonly string[]) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...statesQuery(items.map(({ vehicleId }) => vehicleId)),
    ...FRESHNESS.cart,
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((state) => [state.id, state]));
  const known = items.map(({ vehicleId }): Known => {
    if (!data || waitingIds.includes(vehicleId)) return undefined;
    // An answer about other rows does not prove that this vehicle is gone.
    return byId.get(vehicleId) ?? (isPlaceholderData ? undefined : 'gone');
  });
  return {
    rows: rowsOf(items, known).map((row) => withLatest(row, byId.get(row.vehicle.id)?.facts)),
    /** The server did not answer. */
    isUnchecked: error !== null,
    isChecking: error !== null && isFetching,
    checkAgain: () => void refetch(),
  };
}

/** What a vehicle is worth depends on these. */
export const factsOf = ({ vin, firstRegistered, mileageKm }: NonNullable<VehicleState['facts']>): string =>
  JSON.stringify([vin, firstRegistered, mileageKm]);

/** The row with the facts and the picture of its vehicle as they are now, undefined until they are known. */
export function withLatest(row: CartRow, facts: VehicleState['facts']): CartRow {
  if (facts === undefined) return row;
  // A server of the version before names no picture.
  const { coverUrl = row.vehicle.coverUrl } = facts;
  const vehicle: CartVehicle = { ...row.vehicle, ...facts, coverUrl };
  return { ...row, vehicle, isCorrected: factsOf(vehicle) !== factsOf(row.vehicle) };
}
