import { sumOf } from '../../contract/money.ts';
import type { VehicleStatus } from '../../contract/states.ts';
import { coverOf, wordOf } from '../trade/facts.ts';
import type { VehicleState, VehicleWithMedia } from '../trade/queries.ts';
import type { CartItem, CartVehicle } from './stored-items.ts';

/** What the server says of a vehicle in the cart: its state now, gone, or not known (yet). */
export type Known = Pick<VehicleState, 'status' | 'priceNet'> | 'gone' | undefined;

/** What stands in the way of ordering a row, if anything. `repriced` asks whether the new price is taken. */
export type RowState = 'fine' | 'repriced' | 'reserved' | 'sold' | 'gone';

export interface CartRow {
  vehicle: CartVehicle;
  state: RowState;
  /** The price that counts: the server's, else the one that was kept. */
  priceNet: string;
  /** The price at which it was put into the cart, or last accepted. */
  keptPrice: string;
}

/** The cart's rows, held against what the server says. */
export function rowsOf(items: readonly CartItem[], known: readonly Known[]): CartRow[] {
  return items.map(({ vehicle }, at) => {
    const now = known[at];
    const keptPrice = vehicle.priceNet;
    if (now === undefined) return { vehicle, state: 'fine', priceNet: keptPrice, keptPrice };
    if (now === 'gone') return { vehicle, state: 'gone', priceNet: keptPrice, keptPrice };
    const { status, priceNet } = now;
    return { vehicle, state: stateOf(status, priceNet !== keptPrice), priceNet, keptPrice };
  });
}

function stateOf(status: VehicleStatus, isRepriced: boolean): RowState {
  if (status === 'RESERVED') return 'reserved';
  if (status === 'SOLD') return 'sold';
  return isRepriced ? 'repriced' : 'fine';
}

/** What the cart keeps of a vehicle's page. */
export function cartVehicleOf({ vehicle, media }: VehicleWithMedia): CartVehicle {
  return {
    id: vehicle.id,
    vin: vehicle.vin,
    make: wordOf(vehicle, 'make') ?? '',
    model: wordOf(vehicle, 'model') ?? '',
    variant: wordOf(vehicle, 'variant'),
    firstRegistered: vehicle.firstRegistered,
    mileageKm: vehicle.mileageKm,
    fuelType: wordOf(vehicle, 'fuelType'),
    transmission: wordOf(vehicle, 'transmission'),
    priceNet: vehicle.priceNet,
    coverUrl: coverOf(media)?.url ?? null,
  };
}

/** "Audi A6"; of a vehicle without both, its VIN. */
export const nameOf = ({ make, model, vin }: CartVehicle): string =>
  [make, model].filter(Boolean).join(' ') || vin;

/** Whether a row can still be ordered, be it at a new price. */
export const isAvailable = ({ state }: CartRow): boolean => state === 'fine' || state === 'repriced';

/** The sum of the rows, net. */
export const totalOf = (rows: readonly CartRow[]): string => sumOf(rows.map(({ priceNet }) => priceNet));
