import { describe, expect, test } from 'vitest';
import { isOrderable, rowsOf, totalOf } from './rows.ts';
import type { CartItem } from './store.ts';

const item = (id: string, priceNet: string): CartItem => ({
  vehicleId: id,
  vehicle: {
    id,
    vin: '',
    make: 'Audi',
    model: 'A6',
    variant: null,
    firstRegistered: null,
    mileageKm: null,
    fuelType: null,
    transmission: null,
    priceNet,
    coverUrl: null,
  },
});

describe('the rows of the cart', () => {
  test('say what has become of each vehicle, and only what is free can be ordered', () => {
    const items = ['10.00', '20.00', '30.00', '40.00', '50.00', '60.00'].map((price, at) =>
      item(String(at), price),
    );
    const rows = rowsOf(items, [
      undefined,
      { status: 'AVAILABLE', priceNet: '20.00' },
      { status: 'AVAILABLE', priceNet: '29.50' },
      { status: 'RESERVED', priceNet: '40.00' },
      { status: 'SOLD', priceNet: '50.00' },
      'gone',
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['fine', 'fine', 'repriced', 'reserved', 'sold', 'gone']);
    expect(rows.map(isOrderable)).toEqual([true, true, true, false, false, false]);
  });

  test("count at the server's price", () => {
    const rows = rowsOf(
      [item('a', '10.00'), item('b', '20.10')],
      [{ status: 'AVAILABLE', priceNet: '9.90' }, undefined],
    );
    expect(totalOf(rows)).toBe('30.00');
  });
});
