/** Sums of money are integer cents in arithmetic and strings with two decimals ("18490.00") everywhere else. */

const AMOUNT = /^(\d{1,10})\.(\d{2})$/;

/** "18490.00" -> 1849000. Throws a RangeError for anything that is not such an amount. */
export function toCents(amount: string): number {
  const match = AMOUNT.exec(amount);
  if (!match) throw new RangeError(`not an amount with two decimals: ${amount}`);
  return Number(match[1]) * 100 + Number(match[2]);
}

/** 1849000 -> "18490.00". Throws a RangeError for fractions and negative sums. */
export function fromCents(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not a sum in cents: ${cents}`);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** The exact sum of amounts; "0.00" for none. */
export function sumOf(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0));
}

/** Whether an amount is higher than another. */
export const exceeds = (amount: string, other: string): boolean => toCents(amount) > toCents(other);

/** `percent` of `cents`, rounded half up to the cent, in integer arithmetic. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent * 2 + 100) / 200);
}
