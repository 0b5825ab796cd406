import { expect, test } from 'vitest';
import type { PriceChange } from '../../../contract/reprice.ts';
import type { Selected } from '../../../contract/vehicle-bulk.ts';
import { exampleIn, previewOf, readChange } from './bulk-preview.ts';

test.each<[string, PriceChange['by'], string]>([
  ['-2,5', 'PERCENT', '-2.50'],
  ['− 2.5 %', 'PERCENT', '-2.50'],
  ['-2.125', 'PERCENT', ''],
  ['+500 €', 'AMOUNT', '500.00'],
  ['-1.000', 'AMOUNT', '-1000.00'],
  ['–\u202f1 250,50 €', 'AMOUNT', '-1250.50'],
  ['zehn', 'AMOUNT', ''],
  ['--5', 'AMOUNT', ''],
  ['-', 'AMOUNT', ''],
])('%s in %s is read as %j', (typed, by, value) => {
  expect(readChange(typed, by)).toBe(value);
});

test('the example of a change has the notation of the language, and can be typed in each', () => {
  expect((['de', 'en', 'fr'] as const).map(exampleIn)).toEqual(['-2,5', '-2.5', '-2,5']);
  expect(readChange(exampleIn('en'), 'PERCENT')).toBe('-2.50');
});

const aVehicle = (priceNet: string, status: Selected['status'] = 'AVAILABLE'): Selected => ({
  id: priceNet,
  vin: 'WVWZZZCD1NW123456',
  make: 'Volkswagen',
  model: 'Golf',
  priceNet,
  status,
});

test('the preview counts what changes, what does not, and what changes by far', () => {
  const vehicles = [
    aVehicle('20000.00'),
    aVehicle('600.00'),
    aVehicle('500.00'),
    aVehicle('15000.00', 'RESERVED'),
    aVehicle('16000.00', 'SOLD'),
  ];
  const preview = previewOf(vehicles, { by: 'AMOUNT', value: '-500', rounding: 0 });
  expect(preview.changes.map(({ price }) => price)).toEqual(['19500.00', '100.00']);
  expect(preview).toMatchObject({
    reservedOrSold: 2,
    outOfRange: 1,
    far: 1,
    before: '20600.00',
    after: '19600.00',
  });
});

test('the preview counts the prices that rounding leaves as they are', () => {
  const vehicles = [aVehicle('20000.00'), aVehicle('19998.00')];
  const change = { by: 'AMOUNT', value: '-4', rounding: 10 } as const;
  expect(previewOf(vehicles, change)).toMatchObject({ same: 1, changes: [{ price: '19990.00' }] });
  expect(previewOf(vehicles, { ...change, value: '0' }).same).toBe(0);
});

test('nothing changes before a number is typed, or by zero', () => {
  for (const value of ['', '-', '0'])
    expect(previewOf([aVehicle('20000.00')], { by: 'PERCENT', value, rounding: 0 }).changes).toEqual([]);
});
