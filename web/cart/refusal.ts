import { isRefused, type Refusal as RefusalOf } from '../api/call.ts';

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
