import type { BulkResult } from '../../../contract/vehicle-bulk.ts';

export type LeftOut = BulkResult['leftOut'][number];

/** A vehicle that another change can still reach: the same one from what it is now, or a smaller one. */
export const canBeRetried = ({ reason }: LeftOut): boolean =>
  reason === 'CHANGED' || reason === 'PRICE_OUT_OF_RANGE';

/** The vehicles that a bulk change left out, by reason. The rarest comes first: thousands of sold ones would hide it. */
export function rarestReasonFirst(leftOut: readonly LeftOut[]) {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
  return reasons
    .map((reason) => ({ reason, vehicles: leftOut.filter((each) => each.reason === reason) }))
    .toSorted((a, b) => a.vehicles.length - b.vehicles.length);
}
