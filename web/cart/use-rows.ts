import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FRESHNESS } from '../api/freshness.ts';
import { statesQuery } from '../trade/queries.ts';
import { type Known, rowsOf } from './rows.ts';
import type { CartItem } from './stored-items.ts';

/**
 * The cart's rows as the server sees them now. The rows of an order that waits for its answer stay as they are: their
 * vehicles may be held by this same order.
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
    /** The server could not be asked. */
    isUnchecked: error !== null,
    isChecking: error !== null && isFetching,
    checkAgain: () => void refetch(),
  };
}
