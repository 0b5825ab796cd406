import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents, toCents } from './money.ts';
import { reprice, ROUNDINGS, toHundredths } from './reprice.ts';

test.each([
  ['18490.00', 'AMOUNT', '-500', 0, '17990.00'],
  ['18490.00', 'AMOUNT', '250.5', 0, '18740.50'],
  ['18490.00', 'PERCENT', '-2.5', 0, '18027.75'],
  ['18490.00', 'PERCENT', '-2.5', 10, '18030.00'],
  ['18490.00', 'PERCENT', '3', 100, '19000.00'],
  ['18450.00', 'PERCENT', '0', 100, '18500.00'],
  ['18449.99', 'PERCENT', '0', 100, '18400.00'],
  ['0.01', 'PERCENT', '50', 0, '0.02'],
] as const)('%s changed by %s %s and rounded to %s is %s', (price, by, value, rounding, after) => {
  expect(reprice(price, { by, value, rounding })).toBe(after);
});

test.each([
  ['100.00', 'AMOUNT', '-100', 0],
  ['100.00', 'PERCENT', '-100', 0],
  ['40.00', 'PERCENT', '0', 100],
  ['99999999.99', 'AMOUNT', '0.01', 0],
] as const)('%s changed by %s %s and rounded to %s is no price', (price, by, value, rounding) => {
  expect(reprice(price, { by, value, rounding })).toBeNull();
});

test.each(['', '-', '1,5', '1.555', '1e3', '1234567', ' 1', '+1'])('%s is no change of a price', (value) => {
  expect(toHundredths(value)).toBeNull();
  expect(reprice('100.00', { by: 'PERCENT', value, rounding: 0 })).toBeNull();
});

test('every new price is exact: the whole cent nearest to it, in steps of the rounding', () => {
  const cases = fc.record({
    cents: fc.integer({ min: 1, max: 99_999_999_99 }),
    hundredths: fc.integer({ min: -9_999, max: 99_999_999 }),
    rounding: fc.constantFrom(...ROUNDINGS),
  });
  fc.assert(
    fc.property(cases, ({ cents, hundredths, rounding }) => {
      const value = `${hundredths < 0 ? '-' : ''}${fromCents(Math.abs(hundredths))}`;
      const after = reprice(fromCents(cents), { by: 'PERCENT', value, rounding });
      // The same sum in whole numbers without a bound.
      const exact = (BigInt(cents) * (10_000n + BigInt(hundredths)) * 2n + 10_000n) / 20_000n;
      const step = BigInt(rounding === 0 ? 1 : rounding * 100);
      const expected = ((exact * 2n + step) / (step * 2n)) * step;
      const isPrice = expected > 0n && expected <= 9_999_999_999n;
      expect(after === null ? null : BigInt(toCents(after))).toBe(isPrice ? expected : null);
    }),
  );
});
