import { ORDER_VEHICLES_MAX } from '../../contract/constants.ts';

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
  /** Whose choice it is; without one, of whoever is signed in. */
  dealerId?: string;
}

/** More than a few dealers can choose in one browser is somebody else's writing. */
const STORED_MAX = 4 * ORDER_VEHICLES_MAX;

/** The items in a stored text; broken, old and foreign contents count as nothing, item by item. */
export function itemsIn(text: string | null): readonly CartItem[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    const items = new Map<string, CartItem>();
    for (const each of parsed.slice(0, STORED_MAX)) {
      const item = itemOf(each);
      if (item) items.set(`${item.dealerId} ${item.vehicleId}`, item);
    }
    return [...items.values()];
  } catch {
    return [];
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As the price of a vehicle is bounded (contract/fields.ts), so that sums stay amounts. */
const PRICE = /^\d{1,8}\.\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function itemOf(value: unknown): CartItem | undefined {
  if (!isRecord(value) || !isRecord(value['vehicle'])) return undefined;
  const { vehicle } = value;
  const vehicleId = idOf(value['vehicleId']);
  const priceNet = priceOf(vehicle['priceNet']);
  if (vehicleId === null || priceNet === null) return undefined;
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
      // A picture is a path of this origin, whatever somebody wrote into the storage.
      coverUrl: coverUrl?.startsWith('/media/') ? coverUrl : null,
    },
    ...(dealerId === null ? {} : { dealerId }),
  };
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : null);
const countOf = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null);

/** Prices were kept as numbers once. */
function priceOf(value: unknown): string | null {
  const price = typeof value === 'number' ? value.toFixed(2) : value;
  return typeof price === 'string' && PRICE.test(price) ? price : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
