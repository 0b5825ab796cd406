import { sumOf } from '../../contract/money.ts';
import type { VehicleStatus } from '../../contract/states.ts';
import type { CartItem, CartVehicle } from './store.ts';

/** What the server says of a vehicle in the cart: as it is now, gone, or not known yet. */
export type Known = { priceNet: string; status: VehicleStatus } | 'gone' | undefined;

/** What stands in the way of ordering a row, if anything. `repriced` only asks to look again. */
export type RowState = 'fine' | 'repriced' | 'reserved' | 'sold' | 'gone';

export interface CartRow {
  vehicle: CartVehicle;
  state: RowState;
  /** The price that counts: the server's, else the one that was kept. */
  priceNet: string;
}

/** The cart's rows, held against what the server says. */
export function rowsOf(items: readonly CartItem[], known: readonly Known[]): CartRow[] {
  return items.map(({ vehicle }, at) => {
    const now = known[at];
    if (now === undefined) return { vehicle, state: 'fine', priceNet: vehicle.priceNet };
    if (now === 'gone') return { vehicle, state: 'gone', priceNet: vehicle.priceNet };
    if (now.status === 'RESERVED') return { vehicle, state: 'reserved', priceNet: now.priceNet };
    if (now.status === 'SOLD') return { vehicle, state: 'sold', priceNet: now.priceNet };
    return {
      vehicle,
      state: now.priceNet === vehicle.priceNet ? 'fine' : 'repriced',
      priceNet: now.priceNet,
    };
  });
}

/** Whether a row can be ordered. */
export const isOrderable = ({ state }: CartRow): boolean => state === 'fine' || state === 'repriced';

/** The sum of the rows, net. */
export const totalOf = (rows: readonly CartRow[]): string => sumOf(rows.map(({ priceNet }) => priceNet));
