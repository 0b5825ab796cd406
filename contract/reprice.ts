import { fromCents, toCents } from './money.ts';

// Not in constants.ts, which every page of the browser loads.

/** The most vehicles that one call changes or exports, and one selection holds. */
export const BULK_MAX = 5000;

/** The steps in whole EUR to which a new price may be rounded; 0 keeps the cents. */
export const ROUNDINGS = [0, 1, 10, 50, 100] as const;

const MAX_CENTS = 99_999_999_99;

/**
 * How prices change: by an amount in EUR or by percent, as "-500", "-2.5" or "250.50", then rounded to the nearest step,
 * half up.
 */
export interface PriceChange {
  by: 'AMOUNT' | 'PERCENT';
  value: string;
  rounding: (typeof ROUNDINGS)[number];
}

/** "-12.5" -> -1250; null if it is not a number with at most two decimals. */
export function toHundredths(value: string): number | null {
  const match = /^(-?)(\d{1,6})(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) return null;
  const [, sign, whole = '', cents = ''] = match;
  const hundredths = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -hundredths : hundredths;
}

/** The new price, exact in whole cents; null if no vehicle may have it. */
export function reprice(price: string, { by, value, rounding }: PriceChange): string | null {
  const hundredths = toHundredths(value);
  if (hundredths === null) return null;
  const cents = toCents(price);
  const moved = cents + (by === 'AMOUNT' ? hundredths : roundedQuotient(cents * hundredths, 10_000));
  const step = rounding === 0 ? 1 : rounding * 100;
  const rounded = roundedQuotient(moved, step) * step;
  return rounded > 0 && rounded <= MAX_CENTS ? fromCents(rounded) : null;
}

/** The nearest whole number, half up. Exact: prices have at most ten digits and changes eight, in cents and hundredths. */
const roundedQuotient = (dividend: number, divisor: number): number =>
  Math.floor((dividend * 2 + divisor) / (divisor * 2));
