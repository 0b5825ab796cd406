import { afterEach, describe, expect, test, vi } from 'vitest';
import { ORDER_VEHICLES_MAX } from '../../contract/constants.ts';
import type { CartVehicle } from './stored-items.ts';

const KEY = 'vehicleCart';
const LYON = 'a1111111-1111-4111-8111-111111111111';
const KIEL = 'b2222222-2222-4222-8222-222222222222';
const GOLF = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const PASSAT = '0b7a1f0e-3f64-4c8e-9d0f-3f1f0c3a9b11';
const TIGUAN = 'f3b1c2d4-5a6b-4c7d-8e9f-0a1b2c3d4e5f';

function aVehicle(id: string, change: Partial<CartVehicle> = {}): CartVehicle {
  return {
    id,
    vin: 'WVWZZZAUZLW000001',
    make: 'Volkswagen',
    model: 'Golf',
    variant: null,
    firstRegistered: '2022-03-15',
    mileageKm: 48_210,
    fuelType: 'Petrol',
    transmission: 'Manual',
    priceNet: '18490.00',
    coverUrl: null,
    ...change,
  };
}

/** A browser's storage that holds `room` characters. */
function aStorage(room = Infinity) {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  };
}

/** A page that was just opened in a browser with this storage. */
async function openPage(storage: ReturnType<typeof aStorage>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('./store.ts');
}

const storedIn = (text: string) => {
  const storage = aStorage();
  storage.setItem(KEY, text);
  return storage;
};

afterEach(() => vi.unstubAllGlobals());

describe('the cart', () => {
  test('survives a reload of the page', async () => {
    const storage = aStorage();
    (await openPage(storage)).addToCart(LYON, aVehicle(GOLF));
    const { readCart } = await openPage(storage);
    expect(readCart(LYON)).toEqual([{ vehicleId: GOLF, vehicle: aVehicle(GOLF), dealerId: LYON }]);
  });

  test('takes a vehicle only once', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    expect(addToCart(LYON, aVehicle(GOLF))).toBe(true);
    expect(addToCart(LYON, aVehicle(GOLF))).toBe(false);
    expect(readCart(LYON)).toHaveLength(1);
  });

  test('holds no more than an order does', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    for (let i = 0; i < ORDER_VEHICLES_MAX; i++) addToCart(LYON, aVehicle(crypto.randomUUID()));
    expect(addToCart(LYON, aVehicle(GOLF))).toBe(false);
    expect(readCart(LYON)).toHaveLength(ORDER_VEHICLES_MAX);
  });

  test('removes single vehicles, and all of them', async () => {
    const storage = aStorage();
    const { addToCart, removeFromCart, clearCart, readCart } = await openPage(storage);
    for (const id of [GOLF, PASSAT, TIGUAN]) addToCart(LYON, aVehicle(id));
    removeFromCart(LYON, [PASSAT]);
    expect(readCart(LYON).map((item) => item.vehicleId)).toEqual([GOLF, TIGUAN]);
    clearCart(LYON);
    expect(readCart(LYON)).toEqual([]);
    expect(storage.getItem(KEY)).toBe('[]');
  });

  test('updates the price of a vehicle in it and adds no other vehicle', async () => {
    const { addToCart, updateInCart, readCart } = await openPage(aStorage());
    addToCart(LYON, aVehicle(GOLF));
    updateInCart(LYON, aVehicle(GOLF, { priceNet: '17990.00' }));
    updateInCart(LYON, aVehicle(PASSAT));
    expect(readCart(LYON).map(({ vehicle }) => vehicle.priceNet)).toEqual(['17990.00']);
  });

  test('returns the same array as long as nothing changes', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    addToCart(LYON, aVehicle(GOLF));
    expect(readCart(LYON)).toBe(readCart(LYON));
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{"vehicleId":"a"}'],
    ['null', 'null'],
    ['a list of other things', '["a", null, 7]'],
    ['an item without a vehicle', JSON.stringify([{ vehicleId: GOLF }])],
    ['an invalid id', JSON.stringify([{ vehicleId: '../../login', vehicle: aVehicle('../../login') }])],
    [
      'a price beyond all vehicles',
      JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF, { priceNet: '9999999999.99' }) }]),
    ],
    [
      'a price as a number',
      JSON.stringify([{ vehicleId: GOLF, vehicle: { ...aVehicle(GOLF), priceNet: 18490 } }]),
    ],
    [
      'a price that is no number',
      JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF, { priceNet: 'NaN' }) }]),
    ],
  ])('is empty if the storage holds %s', async (_, text) => {
    const { readCart } = await openPage(storedIn(text));
    expect(readCart(LYON)).toEqual([]);
  });

  test('keeps the valid items beside an invalid one, each once', async () => {
    const whole = { vehicleId: GOLF, vehicle: aVehicle(GOLF) };
    const { readCart } = await openPage(storedIn(JSON.stringify([whole, { vehicleId: PASSAT }, whole])));
    expect(readCart(LYON)).toEqual([whole]);
  });

  test('shows no invalid date and no invalid mileage', async () => {
    const vehicle = { ...aVehicle(GOLF), firstRegistered: 'gestern', mileageKm: -5 };
    const { readCart } = await openPage(storedIn(JSON.stringify([{ vehicleId: GOLF, vehicle }])));
    expect(readCart(LYON)[0]?.vehicle).toMatchObject({ firstRegistered: null, mileageKm: null });
  });

  test('reads no more items than a few dealers can choose', async () => {
    const items = Array.from({ length: 5000 }, () => {
      const id = crypto.randomUUID();
      return { vehicleId: id, vehicle: aVehicle(id) };
    });
    const { readCart } = await openPage(storedIn(JSON.stringify(items)));
    expect(readCart(LYON)).toHaveLength(4 * ORDER_VEHICLES_MAX);
  });

  test('shows no picture of another origin', async () => {
    const vehicle = aVehicle(GOLF, { coverUrl: 'https://evil.example/pixel.png' });
    const { readCart } = await openPage(storedIn(JSON.stringify([{ vehicleId: GOLF, vehicle }])));
    expect(readCart(LYON)[0]?.vehicle.coverUrl).toBeNull();
  });

  test('lives as long as the page if the storage is full', async () => {
    const { addToCart, readCart } = await openPage(aStorage(400));
    for (const id of [GOLF, PASSAT, TIGUAN]) addToCart(LYON, aVehicle(id));
    expect(readCart(LYON)).toHaveLength(3);
  });

  test('lives as long as the page if the storage is switched off', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { addToCart, readCart } = await openPage({ getItem: denied, setItem: denied });
    addToCart(LYON, aVehicle(GOLF));
    expect(readCart(LYON)).toHaveLength(1);
  });
});

describe('in a browser that several dealers use', () => {
  test("a dealer neither sees nor clears another dealer's cart", async () => {
    const { addToCart, clearCart, readCart } = await openPage(aStorage());
    addToCart(LYON, aVehicle(GOLF));
    expect(readCart(KIEL)).toEqual([]);
    addToCart(KIEL, aVehicle(PASSAT));
    clearCart(KIEL);
    expect(readCart(LYON).map(({ vehicleId }) => vehicleId)).toEqual([GOLF]);
  });

  test('an order that is answered after another dealer signed in empties the cart of its own dealer', async () => {
    const { addToCart, removeFromCart, readCart } = await openPage(aStorage());
    addToCart(LYON, aVehicle(GOLF));
    addToCart(KIEL, aVehicle(GOLF));
    expect(readCart(KIEL)).toHaveLength(1);
    removeFromCart(LYON, [GOLF]);
    expect(readCart(LYON)).toEqual([]);
    expect(readCart(KIEL)).toHaveLength(1);
  });

  test('two dealers can choose the same vehicle', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    for (const dealer of [LYON, KIEL]) {
      expect(addToCart(dealer, aVehicle(GOLF))).toBe(true);
      expect(readCart(dealer)).toHaveLength(1);
    }
  });

  test('an item without a dealer belongs to whoever is signed in, and to them alone after the next change', async () => {
    const text = JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF) }]);
    const { addToCart, readCart } = await openPage(storedIn(text));
    expect(readCart(LYON)).toHaveLength(1);
    addToCart(LYON, aVehicle(PASSAT));
    expect(readCart(LYON)).toHaveLength(2);
    expect(readCart(KIEL)).toEqual([]);
  });
});

describe('a removed vehicle', () => {
  test('comes back to its old place, before vehicles that were added since', async () => {
    const { addToCart, removeFromCart, restoreCart, readCart } = await openPage(aStorage());
    for (const id of [GOLF, PASSAT]) addToCart(LYON, aVehicle(id));
    const before = readCart(LYON);
    removeFromCart(LYON, [GOLF]);
    addToCart(LYON, aVehicle(TIGUAN));
    restoreCart(LYON, { before, removed: [GOLF] });
    expect(readCart(LYON).map(({ vehicleId }) => vehicleId)).toEqual([GOLF, PASSAT, TIGUAN]);
  });

  test('comes back without those that were ordered since, and the others keep their current data', async () => {
    const { addToCart, removeFromCart, restoreCart, readCart, updateInCart } = await openPage(aStorage());
    for (const id of [GOLF, PASSAT, TIGUAN]) addToCart(LYON, aVehicle(id));
    const before = readCart(LYON);
    removeFromCart(LYON, [GOLF]);
    removeFromCart(LYON, [PASSAT]);
    const cheaper = { ...aVehicle(TIGUAN), priceNet: '9990.00' };
    updateInCart(LYON, cheaper);
    restoreCart(LYON, { before, removed: [GOLF] });
    expect(readCart(LYON).map(({ vehicleId }) => vehicleId)).toEqual([GOLF, TIGUAN]);
    expect(readCart(LYON).at(-1)?.vehicle).toEqual(cheaper);
  });
});

test('the cart shows at once what another tab adds or clears', async () => {
  const storage = aStorage();
  const { readCart } = await openPage(storage);
  expect(readCart(LYON)).toEqual([]);
  storage.setItem(KEY, JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF) }]));
  expect(readCart(LYON)).toHaveLength(1);
  storage.setItem(KEY, '[]');
  expect(readCart(LYON)).toEqual([]);
});
