import { PRICE_CHANGE_MAX_PERCENT } from '../../../contract/constants.ts';

/** Whether a new price is so far from the old one that it may be a typing error, such as 21.75 for 21.750. */
export const isFarFrom = (before: string, after: string): boolean =>
  Math.abs(Number(after) - Number(before)) > (Number(before) * PRICE_CHANGE_MAX_PERCENT) / 100;
