import { exceeds, sumOf } from '../../contract/money.ts';
import type { VatCase } from '../../contract/vat-case.ts';
import { coverOf, wordOf } from '../trade/facts.ts';
import type { ListedVehicle, VehicleState } from '../trade/queries.ts';
import type { CartItem, CartVehicle } from './stored-items.ts';

/** The server's answer about a vehicle in the cart: its current state, gone, or not known (yet). */
export type Known = Pick<VehicleState, 'status' | 'priceNet' | 'isOwn' | 'ownOrder'> | 'gone' | undefined;

/**
 * What has changed about a vehicle. `cheaper`: its price has fallen, which the row only says. `repriced`: its price has
 * risen, and the dealer must accept the new one. The others cannot be ordered; `own`: the dealer has ordered it
 * already; `colleague`: somebody else of the company has.
 */
export type RowState = 'fine' | 'cheaper' | 'repriced' | 'own' | 'colleague' | 'reserved' | 'sold' | 'gone';

export interface CartRow {
  vehicle: CartVehicle;
  state: RowState;
  /** The valid price: the server's, else the stored one. */
  priceNet: string;
  /** The price at which the vehicle was added to the cart, or the price accepted last. */
  storedPrice: string;
  /** The order of the company that has the vehicle. */
  ownOrder: VehicleState['ownOrder'];
  /** The vehicle has other facts than when it was added to the cart. */
  isCorrected: boolean;
}

/** The rows of the cart, compared with the server's answers. */
export function rowsOf(items: readonly CartItem[], known: readonly Known[]): CartRow[] {
  return items.map(({ vehicle }, at) => {
    const now = known[at];
    const storedPrice = vehicle.priceNet;
    const asStored = { vehicle, priceNet: storedPrice, storedPrice, ownOrder: null, isCorrected: false };
    if (now === undefined) return { ...asStored, state: 'fine' };
    if (now === 'gone') return { ...asStored, state: 'gone' };
    return { ...asStored, state: stateOf(now, storedPrice), priceNet: now.priceNet, ownOrder: now.ownOrder };
  });
}

function stateOf(
  { status, priceNet, isOwn, ownOrder }: Exclude<Known, 'gone' | undefined>,
  storedPrice: string,
): RowState {
  if (isOwn && status !== 'AVAILABLE') return isOfColleague(ownOrder) ? 'colleague' : 'own';
  if (status === 'RESERVED') return 'reserved';
  if (status === 'SOLD') return 'sold';
  if (exceeds(priceNet, storedPrice)) return 'repriced';
  return priceNet === storedPrice ? 'fine' : 'cheaper';
}

/** Servers of the previous version, which run during an upgrade, name no order. */
const isOfColleague = (ownOrder?: VehicleState['ownOrder']) => typeof ownOrder?.placedBy === 'string';

/** A vehicle as its page or a list has it. */
export interface Shown {
  vehicle: Omit<ListedVehicle, 'isOrdered' | 'changedAt' | 'coverUrl' | 'media'>;
  media: readonly Pick<ListedVehicle['media'][number], 'url' | 'mediaType' | 'isCover'>[];
}

/** The data of a vehicle that the cart stores. */
export function cartVehicleOf({ vehicle, media }: Shown): CartVehicle {
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

/** "Audi A6", or the VIN of a vehicle without make and model. */
export const nameOf = ({ make, model, vin }: CartVehicle): string =>
  [make, model].filter(Boolean).join(' ') || vin;

/** Whether a row can still be ordered, possibly at a new price. */
export const isAvailable = ({ state }: CartRow): boolean =>
  state === 'fine' || state === 'cheaper' || state === 'repriced';

/** A row that blocks the order until the dealer decides about it. */
type OpenRow = CartRow & { state: Exclude<RowState, 'fine' | 'cheaper'> };
export const isOpen = (row: CartRow): row is OpenRow => row.state !== 'fine' && row.state !== 'cheaper';

/** The facts, the price, the VAT case and the delivery address with which a dealer accepted the terms for a vehicle. */
export interface Acceptance {
  facts: string;
  priceNet: string;
  vatCase: VatCase;
  deliverTo: string;
}

/** Whether what was accepted still holds. A price that has fallen since takes nothing from the dealer. */
export const isStillAccepted = (accepted: Acceptance | undefined, now: Acceptance): boolean =>
  accepted?.vatCase === now.vatCase &&
  accepted.facts === now.facts &&
  accepted.deliverTo === now.deliverTo &&
  !exceeds(now.priceNet, accepted.priceNet);

/** The net total of the rows. */
export const totalOf = (rows: readonly CartRow[]): string => sumOf(rows.map(({ priceNet }) => priceNet));
