import { describe, expect, test } from 'vitest';
import { isAvailable, isOpen, isStillAccepted, nameOf, rowsOf, totalOf } from './rows.ts';
import { withLatest } from './use-rows.ts';
import type { VehicleStatus } from '../../contract/states.ts';
import type { VehicleState } from '../trade/queries.ts';
import type { CartItem } from './stored-items.ts';

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

const known = (status: VehicleStatus, priceNet: string, ownOrder: VehicleState['ownOrder'] = null) => ({
  status,
  priceNet,
  isOwn: ownOrder !== null,
  ownOrder,
});

describe('the rows of the cart', () => {
  test('say what has changed about each vehicle, and only available vehicles can be ordered', () => {
    const items = ['10.00', '20.00', '30.00', '35.00', '40.00', '50.00', '60.00'].map((price, at) =>
      item(String(at), price),
    );
    const rows = rowsOf(items, [
      undefined,
      known('AVAILABLE', '20.00'),
      known('AVAILABLE', '29.50'),
      known('AVAILABLE', '135.00'),
      known('RESERVED', '40.00'),
      known('SOLD', '50.00'),
      'gone',
    ]);
    expect(rows.map(({ state }) => state)).toEqual([
      'fine',
      'fine',
      'cheaper',
      'repriced',
      'reserved',
      'sold',
      'gone',
    ]);
    expect(rows.map(isAvailable)).toEqual([true, true, true, true, false, false, false]);
    // A price that has fallen asks for no decision.
    expect(rows.map(isOpen)).toEqual([false, false, false, true, true, true, true]);
  });

  test('say of a vehicle that the dealer or a colleague has ordered who it was, and no other row does', () => {
    const items = ['10.00', '20.00', '25.00', '30.00'].map((price, at) => item(String(at), price));
    const rows = rowsOf(items, [
      known('RESERVED', '10.00', { id: 'mine', placedBy: null }),
      known('SOLD', '20.00', { id: 'mine', placedBy: null }),
      known('RESERVED', '25.00', { id: 'theirs', placedBy: 'Jules Perrin' }),
      known('RESERVED', '30.00'),
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['own', 'own', 'colleague', 'reserved']);
    expect(rows[2]?.ownOrder).toEqual({ id: 'theirs', placedBy: 'Jules Perrin' });
    expect(rows.map(isAvailable)).toEqual([false, false, false, false]);
    expect(rows.map(isOpen)).toEqual([true, true, true, true]);
  });

  test('stay accepted when their price falls, and not when it rises, or the facts, the VAT or the delivery address change', () => {
    const accepted = { facts: '', priceNet: '9990.00', vatCase: 'STANDARD', deliverTo: 'Torweg 3' } as const;
    expect(isStillAccepted(accepted, accepted)).toBe(true);
    expect(isStillAccepted(accepted, { ...accepted, priceNet: '999.00' })).toBe(true);
    expect(isStillAccepted(accepted, { ...accepted, priceNet: '10000.00' })).toBe(false);
    expect(isStillAccepted(accepted, { ...accepted, vatCase: 'INTRA_COMMUNITY' })).toBe(false);
    expect(isStillAccepted(accepted, { ...accepted, deliverTo: '' })).toBe(false);
    expect(isStillAccepted(accepted, { ...accepted, facts: '50000' })).toBe(false);
    expect(isStillAccepted(undefined, accepted)).toBe(false);
  });

  test("have the server's price, and show the stored price beside it", () => {
    const rows = rowsOf([item('a', '10.00'), item('b', '20.10')], [known('AVAILABLE', '9.90'), undefined]);
    expect(totalOf(rows)).toBe('30.00');
    expect(rows.map(({ storedPrice }) => storedPrice)).toEqual(['10.00', '20.10']);
  });

  test('show the vehicle as it is now, at the stored price, and say whether its facts have changed', () => {
    const stored = item('a', '10.00');
    const [row] = rowsOf([stored], [known('AVAILABLE', '9.90')]);
    if (!row) throw new Error('no row');
    expect(withLatest(row, undefined)).toEqual(row);
    const { vin, firstRegistered } = stored.vehicle;
    expect(withLatest(row, { vin, firstRegistered, mileageKm: null }).isCorrected).toBe(false);
    const corrected = withLatest(row, { vin, firstRegistered, mileageKm: 150_000 });
    expect(corrected).toMatchObject({
      vehicle: { mileageKm: 150_000, priceNet: '10.00' },
      isCorrected: true,
    });
  });

  test('show the picture of now, which corrects nothing; a server of the version before names none', () => {
    const [row] = rowsOf([{ ...item('a', '10.00') }], [undefined]);
    if (!row) throw new Error('no row');
    const { vin, firstRegistered, mileageKm } = row.vehicle;
    const facts = { vin, firstRegistered, mileageKm };
    const shown = withLatest(row, { ...facts, coverUrl: '/media/new' });
    expect(shown).toMatchObject({ vehicle: { coverUrl: '/media/new' }, isCorrected: false });
    expect(withLatest(shown, { ...facts, coverUrl: null }).vehicle.coverUrl).toBeNull();
    expect(withLatest(shown, facts).vehicle.coverUrl).toBe('/media/new');
  });

  test('name a vehicle without make and model by its VIN', () => {
    const { vehicle } = item('a', '10.00');
    expect(nameOf(vehicle)).toBe('Audi A6');
    expect(nameOf({ ...vehicle, make: '', model: '', vin: 'WVWZZZAUZLW000001' })).toBe('WVWZZZAUZLW000001');
  });
});
