import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { statesQuery } from '../trade/queries.ts';
import { type Known, rowsOf } from './rows.ts';
import type { CartItem } from './stored-items.ts';

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
    rows: rowsOf(items, known),
    /** The server did not answer. */
    isUnchecked: error !== null,
    isChecking: error !== null && isFetching,
    checkAgain: () => void refetch(),
  };
}
