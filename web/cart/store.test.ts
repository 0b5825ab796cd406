import { afterEach, describe, expect, test, vi } from 'vitest';
import { ORDER_VEHICLES_MAX } from '../../contract/constants.ts';
import type { CartVehicle } from './stored-items.ts';

const KEY = 'vehicleCart';
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

/** A browser's storage, with its limit. */
function aStorage(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

/** A page just opened in a browser with this storage. */
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

describe('the selection of vehicles', () => {
  test('is there again when the page is opened the next time', async () => {
    const storage = aStorage();
    (await openPage(storage)).addToCart(aVehicle(GOLF));
    const { readCart } = await openPage(storage);
    expect(readCart()).toEqual([{ vehicleId: GOLF, vehicle: aVehicle(GOLF) }]);
  });

  test('takes a vehicle only once', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    expect(addToCart(aVehicle(GOLF))).toBe(true);
    expect(addToCart(aVehicle(GOLF))).toBe(false);
    expect(readCart()).toHaveLength(1);
  });

  test('holds no more than an order does', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    for (let i = 0; i < ORDER_VEHICLES_MAX; i++) addToCart(aVehicle(crypto.randomUUID()));
    expect(addToCart(aVehicle(GOLF))).toBe(false);
    expect(readCart()).toHaveLength(ORDER_VEHICLES_MAX);
  });

  test('lets single vehicles go, and all of them', async () => {
    const storage = aStorage();
    const { addToCart, removeFromCart, clearCart, readCart } = await openPage(storage);
    for (const id of [GOLF, PASSAT, TIGUAN]) addToCart(aVehicle(id));
    removeFromCart(PASSAT);
    expect(readCart().map((item) => item.vehicleId)).toEqual([GOLF, TIGUAN]);
    clearCart();
    expect(readCart()).toEqual([]);
    expect(storage.getItem(KEY)).toBe('[]');
  });

  test('shows the newer price of a vehicle that it holds, and takes in no other', async () => {
    const { addToCart, updateInCart, readCart } = await openPage(aStorage());
    addToCart(aVehicle(GOLF));
    updateInCart(aVehicle(GOLF, { priceNet: '17990.00' }));
    updateInCart(aVehicle(PASSAT));
    expect(readCart().map(({ vehicle }) => vehicle.priceNet)).toEqual(['17990.00']);
  });

  test('gives React the same list as long as nothing changes', async () => {
    const { addToCart, readCart } = await openPage(aStorage());
    addToCart(aVehicle(GOLF));
    expect(readCart()).toBe(readCart());
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{"vehicleId":"a"}'],
    ['null', 'null'],
    ['words in the list', '["a", null, 7]'],
    ['an item without a vehicle', JSON.stringify([{ vehicleId: GOLF }])],
    ['an id that is none', JSON.stringify([{ vehicleId: '../../login', vehicle: aVehicle('../../login') }])],
    [
      'a price beyond all vehicles',
      JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF, { priceNet: '9999999999.99' }) }]),
    ],
    ['no amount', JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF, { priceNet: 'NaN' }) }])],
  ])('is empty where the storage holds %s', async (_, text) => {
    const { readCart } = await openPage(storedIn(text));
    expect(readCart()).toEqual([]);
  });

  test('keeps the whole vehicles beside a broken one, each once', async () => {
    const whole = { vehicleId: GOLF, vehicle: aVehicle(GOLF) };
    const { readCart } = await openPage(storedIn(JSON.stringify([whole, { vehicleId: PASSAT }, whole])));
    expect(readCart()).toEqual([whole]);
  });

  test('takes a price that was kept as a number, and shows no date and mileage that are none', async () => {
    const vehicle = { ...aVehicle(GOLF), priceNet: 18490, firstRegistered: 'gestern', mileageKm: -5 };
    const { readCart } = await openPage(storedIn(JSON.stringify([{ vehicleId: GOLF, vehicle }])));
    expect(readCart()[0]?.vehicle).toMatchObject({
      priceNet: '18490.00',
      firstRegistered: null,
      mileageKm: null,
    });
  });

  test('reads of huge contents no more than a browser full of dealers would choose', async () => {
    const items = Array.from({ length: 5000 }, () => {
      const id = crypto.randomUUID();
      return { vehicleId: id, vehicle: aVehicle(id) };
    });
    const { readCart } = await openPage(storedIn(JSON.stringify(items)));
    expect(readCart()).toHaveLength(4 * ORDER_VEHICLES_MAX);
  });

  test('shows no picture of another origin', async () => {
    const vehicle = aVehicle(GOLF, { coverUrl: 'https://evil.example/pixel.png' });
    const { readCart } = await openPage(storedIn(JSON.stringify([{ vehicleId: GOLF, vehicle }])));
    expect(readCart()[0]?.vehicle.coverUrl).toBeNull();
  });

  test('lives as long as the page where the storage is full', async () => {
    const { addToCart, readCart } = await openPage(aStorage(400));
    for (const id of [GOLF, PASSAT, TIGUAN]) addToCart(aVehicle(id));
    expect(readCart()).toHaveLength(3);
  });

  test('lives as long as the page where the storage is switched off', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { addToCart, readCart } = await openPage({ getItem: denied, setItem: denied });
    addToCart(aVehicle(GOLF));
    expect(readCart()).toHaveLength(1);
  });
});

describe('in a browser that serves several dealers', () => {
  const LYON = 'a1111111-1111-4111-8111-111111111111';
  const KIEL = 'b2222222-2222-4222-8222-222222222222';

  test('nobody sees or clears what another dealer has chosen', async () => {
    const storage = aStorage();
    const { openCartOf, addToCart, clearCart, readCart } = await openPage(storage);
    openCartOf(LYON);
    addToCart(aVehicle(GOLF));
    openCartOf(KIEL);
    expect(readCart()).toEqual([]);
    addToCart(aVehicle(PASSAT));
    clearCart();
    openCartOf(LYON);
    expect(readCart().map(({ vehicleId }) => vehicleId)).toEqual([GOLF]);
  });

  test('both may choose the same vehicle', async () => {
    const { openCartOf, addToCart, readCart } = await openPage(aStorage());
    for (const dealer of [LYON, KIEL]) {
      openCartOf(dealer);
      expect(addToCart(aVehicle(GOLF))).toBe(true);
    }
    expect(readCart()).toHaveLength(1);
  });

  test('an item that names nobody belongs to who is signed in, and becomes the own one with the next change', async () => {
    const text = JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF) }]);
    const { openCartOf, addToCart, readCart } = await openPage(storedIn(text));
    openCartOf(LYON);
    expect(readCart()).toHaveLength(1);
    addToCart(aVehicle(PASSAT));
    openCartOf(KIEL);
    expect(readCart()).toEqual([]);
  });
});

describe('what was removed', () => {
  test('comes back in its old place, beside what was chosen meanwhile', async () => {
    const { addToCart, removeFromCart, restoreCart, readCart } = await openPage(aStorage());
    for (const id of [GOLF, PASSAT]) addToCart(aVehicle(id));
    const before = readCart();
    removeFromCart(GOLF);
    addToCart(aVehicle(TIGUAN));
    restoreCart(before);
    expect(readCart().map(({ vehicleId }) => vehicleId)).toEqual([GOLF, PASSAT, TIGUAN]);
  });
});

test('what another tab adds or clears is seen at once', async () => {
  const storage = aStorage();
  const { readCart } = await openPage(storage);
  expect(readCart()).toEqual([]);
  storage.setItem(KEY, JSON.stringify([{ vehicleId: GOLF, vehicle: aVehicle(GOLF) }]));
  expect(readCart()).toHaveLength(1);
  storage.setItem(KEY, '[]');
  expect(readCart()).toEqual([]);
});
