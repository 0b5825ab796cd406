import { ORDER_VEHICLES_MAX } from '../../contract/constants.ts';
import { isRecord } from './stored-list.ts';

/** What the cart stores of a vehicle: its row shows it until the server has answered. */
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
  /** The dealer who chose it; an item without one belongs to whoever is signed in. */
  dealerId?: string;
}

/** More items than the carts of a few dealers hold were not written by the portal. */
const STORED_MAX = 4 * ORDER_VEHICLES_MAX;

/** The items of a stored list, each once; what is invalid, old or foreign is dropped. */
export function itemsIn(stored: unknown): readonly CartItem[] {
  if (!Array.isArray(stored)) return [];
  const items = new Map<string, CartItem>();
  for (const each of stored.slice(0, STORED_MAX)) {
    const item = itemOf(each);
    if (item) items.set(`${item.dealerId} ${item.vehicleId}`, item);
  }
  return [...items.values()];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The bounds of a vehicle's price (contract/fields.ts): the sum of a cart stays an amount. */
const PRICE = /^\d{1,8}\.\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function itemOf(value: unknown): CartItem | undefined {
  if (!isRecord(value) || !isRecord(value['vehicle'])) return undefined;
  const { vehicle } = value;
  const vehicleId = idOf(value['vehicleId']);
  const priceNet = vehicle['priceNet'];
  if (vehicleId === null || typeof priceNet !== 'string' || !PRICE.test(priceNet)) return undefined;
  const dealerId = idOf(value['dealerId']);
  const firstRegistered = wordsOf(vehicle['firstRegistered']);
  const coverUrl = wordsOf(vehicle['coverUrl']);
  return {
    vehicleId,
    vehicle: {
      id: vehicleId,
      vin: wordsOf(vehicle['vin']) ?? '',
      make: wordsOf(vehicle['make']) ?? '',
      model: wordsOf(vehicle['model']) ?? '',
      variant: wordsOf(vehicle['variant']),
      firstRegistered: firstRegistered !== null && DAY.test(firstRegistered) ? firstRegistered : null,
      mileageKm: countOf(vehicle['mileageKm']),
      fuelType: wordsOf(vehicle['fuelType']),
      transmission: wordsOf(vehicle['transmission']),
      priceNet,
      // Only paths of this origin: the storage is foreign input.
      coverUrl: coverUrl?.startsWith('/media/') ? coverUrl : null,
    },
    ...(dealerId === null ? {} : { dealerId }),
  };
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : null);
const countOf = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null);
