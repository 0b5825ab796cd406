import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatInteger, formatKm } from './notation.ts';

describe('a number', () => {
  test.each([
    ['de', '999', '1.000', '1.284.000'],
    ['en', '999', '1,000', '1,284,000'],
    ['fr', '999', '1\u202F000', '1\u202F284\u202F000'],
  ] as const)('has its thousands separated in the notation of the reader: %s', (locale, ...texts) => {
    expect([999, 1000, 1_284_000].map((value) => formatInteger(value, locale))).toEqual(texts);
  });

  test.each([
    ['de', 'de-DE'],
    ['en', 'en-GB'],
    ['fr', 'fr-FR'],
  ] as const)('is written as Intl writes it: %s', (locale, region) => {
    const intl = new Intl.NumberFormat(region, { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (value) => {
        expect(formatInteger(value, locale)).toBe(intl.format(value));
      }),
    );
  });

  test.each([
    ['de', '106.448\u00A0km'],
    ['en', '106,448\u00A0km'],
    ['fr', '106\u202F448\u00A0km'],
  ] as const)('of kilometres stays on one line with its unit: %s', (locale, text) => {
    expect(formatKm(106_448, locale)).toBe(text);
  });
});
