import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents, percentOf, sumOf, toCents } from './money.ts';

/** Up to what one order can come to: fifty vehicles of the dearest price that the portal takes. */
const cents = fc.integer({ min: 0, max: 500_000_000_000 });
const amount = cents.map(fromCents);

/** The same in integers without bounds, by another way: whole part and remainder apart. */
function exactPercent(sum: number, percent: number): bigint {
  const hundredths = BigInt(sum) * BigInt(percent);
  return hundredths / 100n + (hundredths % 100n >= 50n ? 1n : 0n);
}

test('a sum survives the way to words and back', () => {
  fc.assert(
    fc.property(cents, (sum) => {
      expect(toCents(fromCents(sum))).toBe(sum);
    }),
  );
});

test('a sum is written with two decimals and a point', () => {
  expect(fromCents(1_849_000)).toBe('18490.00');
  expect(fromCents(5)).toBe('0.05');
  expect(fromCents(0)).toBe('0.00');
});

test('what is no amount with two decimals is refused', () => {
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

test('fractions of a cent, debts and sums beyond exactness are refused', () => {
  for (const sum of [0.5, -1, NaN, Infinity, 2 ** 53]) expect(() => fromCents(sum)).toThrow(RangeError);
});

test('a percentage is rounded half up to the cent, exactly', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (sum, percent) => {
      expect(BigInt(percentOf(sum, percent))).toBe(exactPercent(sum, percent));
    }),
  );
});

test('half a cent goes up, less than half goes down', () => {
  // 19 % of 0.50 EUR are 9.5 cents, of 0.02 EUR 0.38 cents.
  expect(percentOf(50, 19)).toBe(10);
  expect(percentOf(2, 19)).toBe(0);
});

test('amounts add up without losing a cent, in whatever order', () => {
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
