import { expect, test } from 'vitest';
import { isFarFrom } from './price-change.ts';

test.each([
  ['46990.00', '21.75', true],
  ['46990.00', '1.00', true],
  ['10000.00', '13000.01', true],
  ['10000.00', '6999.99', true],
  ['10000.00', '13000.00', false],
  ['10000.00', '7000.00', false],
])('a price that goes from %s to %s may be a typing error: %s', (before, after, expected) => {
  expect(isFarFrom(before, after)).toBe(expected);
});
