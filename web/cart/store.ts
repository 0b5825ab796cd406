import { useSyncExternalStore } from 'react';
import { ORDER_VEHICLES_MAX } from '../../contract/constants.ts';
import { useUser } from '../api/user.ts';
import { forgetSentOrderOf } from './sent-order.ts';
import { type CartItem, type CartVehicle, itemsIn } from './stored-items.ts';
import { storedList } from './stored-list.ts';

const NOTHING: readonly CartItem[] = [];
/** The carts of all dealers who use this browser. */
const carts = storedList('vehicleCart', itemsIn);
/** One dealer's part of it: the same array as long as nothing changes. */
let filtered: { from: readonly CartItem[]; dealerId: string; items: readonly CartItem[] } | undefined;

/** The cart of the signed-in dealer; empty on the server and for everybody else. */
export function useCart(): readonly CartItem[] {
  const dealerId = useUser()?.dealer?.id;
  return useSyncExternalStore(
    carts.subscribe,
    () => (dealerId === undefined ? NOTHING : readCart(dealerId)),
    () => NOTHING,
  );
}

/** False in the server's HTML: only the browser knows the cart. */
export function useIsCartKnown(): boolean {
  return useSyncExternalStore(
    carts.subscribe,
    () => true,
    () => false,
  );
}

/** Calls `tell` with a dealer's cart now and after each change. Returns a function that stops this. */
export function followCart(dealerId: string, tell: (items: readonly CartItem[]) => void): () => void {
  tell(readCart(dealerId));
  return carts.subscribe(() => tell(readCart(dealerId)));
}

export function readCart(dealerId: string): readonly CartItem[] {
  const from = carts.read();
  if (filtered?.from !== from || filtered.dealerId !== dealerId)
    filtered = { from, dealerId, items: from.filter((item) => isOf(item, dealerId)) };
  return filtered.items;
}

/** Puts a vehicle into the cart; false if it is in it already or the cart is full. */
export function addToCart(dealerId: string, vehicle: CartVehicle): boolean {
  const items = readCart(dealerId);
  if (items.length >= ORDER_VEHICLES_MAX || items.some(({ vehicleId }) => vehicleId === vehicle.id))
    return false;
  write(dealerId, [...items, { vehicleId: vehicle.id, vehicle }]);
  return true;
}

export function removeFromCart(dealerId: string, vehicleIds: readonly string[]): void {
  forgetSentOrderOf(dealerId, vehicleIds);
  write(
    dealerId,
    readCart(dealerId).filter(({ vehicleId }) => !vehicleIds.includes(vehicleId)),
  );
}

export function clearCart(dealerId: string): void {
  removeFromCart(
    dealerId,
    readCart(dealerId).map(({ vehicleId }) => vehicleId),
  );
}

/**
 * Puts removed vehicles back into their old places, before the vehicles that were added since. What has left the cart in another
 * way, such as by an order, does not come back.
 */
export function restoreCart(
  dealerId: string,
  { before, removed }: { before: readonly CartItem[]; removed: readonly string[] },
): void {
  const items = readCart(dealerId);
  const current = new Map(items.map((item) => [item.vehicleId, item]));
  const restored = before.flatMap((item) => {
    const known = current.get(item.vehicleId);
    if (known) return [known];
    return removed.includes(item.vehicleId) ? [item] : [];
  });
  const added = items.filter((item) => !before.some(({ vehicleId }) => vehicleId === item.vehicleId));
  write(dealerId, [...restored, ...added]);
}

/** Replaces the data of a vehicle in the cart. Does nothing for a vehicle that is not in it. */
export function updateInCart(dealerId: string, vehicle: CartVehicle): void {
  write(
    dealerId,
    readCart(dealerId).map((item) =>
      item.vehicleId === vehicle.id ? { vehicleId: vehicle.id, vehicle } : item,
    ),
  );
}

/** An item without a dealer belongs to whoever is signed in. */
const isOf = (item: CartItem, dealerId: string) => item.dealerId === undefined || item.dealerId === dealerId;

/** Writes one dealer's cart beside those of the others. */
function write(dealerId: string, cart: readonly CartItem[]): void {
  const others = carts.read().filter((item) => !isOf(item, dealerId));
  carts.write([...others, ...cart.map((item) => ({ ...item, dealerId }))]);
}
