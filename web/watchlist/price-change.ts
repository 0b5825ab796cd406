import { fromCents, toCents } from '../../contract/money.ts';

/** How a price has changed: `by` is the amount of the change. */
export function priceChangeOf(
  before: string,
  now: string,
): { kind: 'lower' | 'same' | 'higher'; by: string } {
  const cents = toCents(now) - toCents(before);
  const by = fromCents(Math.abs(cents));
  if (cents === 0) return { kind: 'same', by };
  return { kind: cents < 0 ? 'lower' : 'higher', by };
}
