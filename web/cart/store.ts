import { useEffect, useSyncExternalStore } from 'react';
import { ORDER_VEHICLES_MAX } from '../../contract/constants.ts';
import { useUser } from '../api/user.ts';
import { forgetSentOrderOf } from './sent-order.ts';
import { type CartItem, type CartVehicle, itemsIn } from './stored-items.ts';

const KEY = 'vehicleCart';
const NOTHING: readonly CartItem[] = [];

/** All that the storage holds, of whomever. */
let known: { text: string | null; items: readonly CartItem[] } = { text: null, items: NOTHING };
/** The part of it that is one dealer's, the same list as long as nothing changes. */
let own: { of: readonly CartItem[]; dealerId: string | null; items: readonly CartItem[] } | undefined;
/** False after a write that the storage refused: from then on `known` alone counts. */
let isStored = true;
/** Who is signed in: a browser may serve several dealers, and none sees what another has chosen. */
let owner: string | null = null;
const listeners = new Set<() => void>();

/** The own cart as it stands in the browser's storage, also when another tab changes it; empty on the server. */
export function useCart(): readonly CartItem[] {
  const dealerId = useUser()?.dealer?.id ?? null;
  useEffect(() => openCartOf(dealerId), [dealerId]);
  return useSyncExternalStore(
    subscribe,
    () => cartOf(dealerId),
    () => NOTHING,
  );
}

/** False in the server's HTML, where nobody can know what a browser keeps. */
export function useIsCartKnown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** From now on the cart that is read and written is this dealer's. */
export function openCartOf(dealerId: string | null): void {
  owner = dealerId;
}

/** Tells a dealer's cart, now and whenever it changes, until it is left. */
export function followCart(dealerId: string, tell: (items: readonly CartItem[]) => void): () => void {
  openCartOf(dealerId);
  tell(cartOf(dealerId));
  return subscribe(() => tell(cartOf(dealerId)));
}

/** The own cart; broken, old and foreign contents count as nothing, item by item. */
export const readCart = (): readonly CartItem[] => cartOf(owner);

/** Puts a vehicle into the cart; false when it is there already or the cart is full. */
export function addToCart(vehicle: CartVehicle): boolean {
  const items = readCart();
  if (items.length >= ORDER_VEHICLES_MAX || items.some(({ vehicleId }) => vehicleId === vehicle.id))
    return false;
  write([...items, { vehicleId: vehicle.id, vehicle }]);
  return true;
}

export function removeFromCart(...vehicleIds: readonly string[]): void {
  forgetSentOrderOf(owner, vehicleIds);
  write(readCart().filter(({ vehicleId }) => !vehicleIds.includes(vehicleId)));
}

export function clearCart(): void {
  removeFromCart(...readCart().map(({ vehicleId }) => vehicleId));
}

/** Brings back what was removed, each in its old place; what has come in meanwhile stays. */
export function restoreCart(before: readonly CartItem[]): void {
  const since = readCart().filter((item) => !before.some(({ vehicleId }) => vehicleId === item.vehicleId));
  write([...before, ...since]);
}

/** Lets the cart remember a vehicle as the server describes it now. */
export function updateInCart(vehicle: CartVehicle): void {
  write(
    readCart().map((item) => (item.vehicleId === vehicle.id ? { vehicleId: vehicle.id, vehicle } : item)),
  );
}

function cartOf(dealerId: string | null): readonly CartItem[] {
  const of = readAll();
  if (own?.of !== of || own.dealerId !== dealerId)
    own = { of, dealerId, items: of.filter((item) => isOf(item, dealerId)) };
  return own.items;
}

function readAll(): readonly CartItem[] {
  const text = readText();
  if (text !== known.text) known = { text, items: itemsIn(text) };
  return known.items;
}

const isOf = (item: CartItem, dealerId: string | null) =>
  item.dealerId === undefined || item.dealerId === dealerId;

/** Writes the own cart beside those of others. */
function write(cart: readonly CartItem[]): void {
  const others = readAll().filter((item) => !isOf(item, owner));
  const claimed = owner === null ? cart : cart.map((item) => ({ ...item, dealerId: owner }));
  const text = JSON.stringify([...others, ...claimed]);
  try {
    localStorage.setItem(KEY, text);
    isStored = true;
  } catch {
    // Storage is full or switched off: the cart lives as long as the page.
    isStored = false;
  }
  known = { text, items: itemsIn(text) };
  for (const listener of listeners) listener();
}

function readText(): string | null {
  if (!isStored) return known.text;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return known.text;
  }
}

function subscribe(listener: () => void): () => void {
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}
