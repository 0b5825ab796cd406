import { useQueries } from '@tanstack/react-query';
import { CallFailed } from '../api/call.ts';
import { FOLLOWED } from '../api/refresh.ts';
import { vehicleQuery } from '../stock/queries.ts';
import { type CartRow, cartVehicleOf, type Known, rowsOf } from './rows.ts';
import type { CartItem } from './stored-items.ts';

/**
 * The cart's rows as the server sees them now. Those of an order that waits for its answer are left as they were:
 * it may be this very order that holds them.
 */
export function useRows(items: readonly CartItem[], waitingIds: readonly string[]) {
  const answers = useQueries({
    queries: items.map(({ vehicleId }) => ({
      ...vehicleQuery(vehicleId),
      ...FOLLOWED,
    })),
  });
  const known = answers.map(({ data, error }, at): Known => {
    if (waitingIds.includes(items[at]?.vehicleId ?? '')) return undefined;
    if (isGone(error)) return 'gone';
    return data && { vehicle: cartVehicleOf(data), status: data.vehicle.status };
  });
  const failed = answers.filter(({ error }) => error !== null && !isGone(error));
  const rows: CartRow[] = rowsOf(items, known);
  return {
    rows,
    /** Some could not be asked about. */
    isUnchecked: failed.length > 0,
    isChecking: failed.some(({ isFetching }) => isFetching),
    checkAgain: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

const isGone = (error: Error | null) => error instanceof CallFailed && error.status === 404;
