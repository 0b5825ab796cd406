import { expect, test } from 'vitest';
import { priceChangeOf } from './price-change.ts';

test.each([
  ['18990.00', '18490.50', { kind: 'lower', by: '499.50' }],
  ['18490.50', '18990.00', { kind: 'higher', by: '499.50' }],
  ['18990.00', '18990.00', { kind: 'same', by: '0.00' }],
] as const)('the price of a watched vehicle has changed from %s to %s', (before, now, change) => {
  expect(priceChangeOf(before, now)).toEqual(change);
});
