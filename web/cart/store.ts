import { useSyncExternalStore } from 'react';
import { forgetOrderKey } from './order-key.ts';

/** A vehicle as the cart remembers it: what its row shows until the server is asked again. */
export interface CartVehicle {
  id: string;
  vin: string;
  make: string;
  model: string;
  variant: string | null;
  firstRegistered: string | null;
  mileageKm: number | null;
  fuelType: string | null;
  transmission: string | null;
  priceNet: string;
  coverUrl: string | null;
}

export interface CartItem {
  vehicleId: string;
  vehicle: CartVehicle;
}

const KEY = 'vehicleCart';
/** More than an order can hold is somebody else's writing. */
const MAX_ITEMS = 50;
const NOTHING: readonly CartItem[] = [];

let known: { text: string | null; items: readonly CartItem[] } = { text: null, items: NOTHING };
/** False after a write that the storage refused: from then on `known` alone counts. */
let isStored = true;
const listeners = new Set<() => void>();

/** The cart as it stands in the browser's storage, also when another tab changes it; empty on the server. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribe, readCart, () => NOTHING);
}

/** False in the server's HTML, where nobody can know what a browser keeps. */
export function useIsCartKnown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** What the storage holds; broken, old and foreign contents count as nothing, item by item. */
export function readCart(): readonly CartItem[] {
  const text = readText();
  if (text !== known.text) known = { text, items: itemsIn(text) };
  return known.items;
}

/** Puts a vehicle into the cart; false when it is there already or the cart is full. */
export function addToCart(vehicle: CartVehicle): boolean {
  const items = readCart();
  if (items.length >= MAX_ITEMS || items.some(({ vehicleId }) => vehicleId === vehicle.id)) return false;
  const {
    id,
    vin,
    make,
    model,
    variant,
    firstRegistered,
    mileageKm,
    fuelType,
    transmission,
    priceNet,
    coverUrl,
  } = vehicle;
  const kept = {
    id,
    vin,
    make,
    model,
    variant,
    firstRegistered,
    mileageKm,
    fuelType,
    transmission,
    priceNet,
    coverUrl,
  };
  write([...items, { vehicleId: id, vehicle: kept }]);
  return true;
}

export function removeFromCart(vehicleId: string): void {
  write(readCart().filter((item) => item.vehicleId !== vehicleId));
}

export function clearCart(): void {
  write([]);
}

/** Lets the cart remember what the server says now. */
export function updateInCart(vehicle: CartVehicle): void {
  write(
    readCart().map((item) => (item.vehicleId === vehicle.id ? { vehicleId: vehicle.id, vehicle } : item)),
  );
}

function write(items: readonly CartItem[]): void {
  forgetOrderKey();
  const text = JSON.stringify(items);
  try {
    localStorage.setItem(KEY, text);
    isStored = true;
  } catch {
    // Storage is full or switched off: the cart lives as long as the page.
    isStored = false;
  }
  known = { text, items };
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

function itemsIn(text: string | null): readonly CartItem[] {
  if (text === null) return NOTHING;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return NOTHING;
    const items = new Map<string, CartItem>();
    for (const each of parsed.slice(0, MAX_ITEMS * 2)) {
      const item = itemOf(each);
      if (item && items.size < MAX_ITEMS) items.set(item.vehicleId, item);
    }
    return [...items.values()];
  } catch {
    return NOTHING;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : null);
const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function itemOf(value: unknown): CartItem | undefined {
  if (!isRecord(value) || !isRecord(value['vehicle'])) return undefined;
  const { vehicleId, vehicle } = value;
  if (typeof vehicleId !== 'string' || !UUID.test(vehicleId)) return undefined;
  const priceNet = text(vehicle['priceNet']);
  const coverUrl = text(vehicle['coverUrl']);
  if (priceNet === null || !/^\d{1,10}\.\d{2}$/.test(priceNet)) return undefined;
  return {
    vehicleId,
    vehicle: {
      id: vehicleId,
      vin: text(vehicle['vin']) ?? '',
      make: text(vehicle['make']) ?? '',
      model: text(vehicle['model']) ?? '',
      variant: text(vehicle['variant']),
      firstRegistered: text(vehicle['firstRegistered']),
      mileageKm: count(vehicle['mileageKm']),
      fuelType: text(vehicle['fuelType']),
      transmission: text(vehicle['transmission']),
      priceNet,
      // A picture is a path of this origin, whatever somebody wrote into the storage.
      coverUrl: coverUrl?.startsWith('/media/') ? coverUrl : null,
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
