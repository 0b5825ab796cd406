import type { QueryClient } from '@tanstack/react-query';
import { isRefused, type Refusal as RefusalOf } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { STATES_KEY, type VehicleState } from '../trade/queries.ts';

const CREATE = 'POST /api/orders/create';

/** Why an order was refused: the vehicles that are no longer free, or all prices when one has changed. */
export interface Refusal {
  vehicles: RefusalOf<typeof CREATE, 'VEHICLE_UNAVAILABLE'>['vehicles'];
  prices: RefusalOf<typeof CREATE, 'PRICE_CHANGED'>['prices'];
}

/** The refusal in an error, if the rows of the cart can show it. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (isRefused(error, CREATE, 'VEHICLE_UNAVAILABLE'))
    return { vehicles: error.problem.vehicles, prices: [] };
  if (isRefused(error, CREATE, 'PRICE_CHANGED')) return { vehicles: [], prices: error.problem.prices };
  return undefined;
}

/** Shows a refusal in the rows at once, then fetches their states again. */
export function showRefusal(queryClient: QueryClient, { vehicles, prices }: Refusal): void {
  const statusOf = new Map(vehicles.map(({ id, status }) => [id, status]));
  const priceOf = new Map(prices.map(({ id, priceNet }) => [id, priceNet]));
  queryClient.setQueriesData<VehicleState[]>({ queryKey: STATES_KEY }, (known) =>
    known?.map((state) => ({
      ...state,
      status: statusOf.get(state.id) ?? state.status,
      priceNet: priceOf.get(state.id) ?? state.priceNet,
    })),
  );
  void refresh(queryClient, ['/api/vehicles']);
}
