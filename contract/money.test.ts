import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents, percentOf, sumOf, toCents } from './money.ts';

/** Up to the sum of one order: fifty vehicles at the highest price that the portal accepts. */
const cents = fc.integer({ min: 0, max: 500_000_000_000 });
const amount = cents.map(fromCents);

/** The same in bigint, computed in another way: quotient and remainder apart. */
function exactPercent(sum: number, percent: number): bigint {
  const hundredths = BigInt(sum) * BigInt(percent);
  return hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
}

test('an amount survives the conversion to text and back', () => {
  fc.assert(
    fc.property(cents, (sum) => {
      expect(toCents(fromCents(sum))).toBe(sum);
    }),
  );
});

test('an amount is written with two decimals and a point', () => {
  expect(fromCents(1_849_000)).toBe('18490.00');
  expect(fromCents(5)).toBe('0.05');
  expect(fromCents(0)).toBe('0.00');
});

test('text that is not an amount with two decimals is refused', () => {
  for (const word of [
    '',
    '1',
    '1.5',
    '1.234',
    '-1.00',
    '1,00',
    ' 1.00',
    '1.00\n',
    '1e3.00',
    '12345678901.00',
    'NaN',
  ]) {
    expect(() => toCents(word)).toThrow(RangeError);
  }
});

test('fractions of a cent, negative sums and sums beyond exact integers are refused', () => {
  for (const sum of [0.5, -1, NaN, Infinity, 2 ** 53]) expect(() => fromCents(sum)).toThrow(RangeError);
});

test('a percentage is rounded half up to the cent, exactly', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (sum, percent) => {
      expect(BigInt(percentOf(sum, percent))).toBe(exactPercent(sum, percent));
    }),
  );
});

test('half a cent is rounded up, less than half is rounded down', () => {
  // 19 % of 0.50 EUR is 9.5 cents, of 0.02 EUR 0.38 cents.
  expect(percentOf(50, 19)).toBe(10);
  expect(percentOf(2, 19)).toBe(0);
});

test('amounts add up to the cent, in any order', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 50 }), (amounts) => {
      const exact = amounts.reduce((sum, each) => sum + BigInt(each.replace('.', '')), 0n);
      fc.pre(exact < 999_999_999_999n);
      expect(BigInt(sumOf(amounts).replace('.', ''))).toBe(exact);
      expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts));
    }),
  );
  expect(sumOf([])).toBe('0.00');
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
});
