import { expect, test } from 'vitest';
import { LEFT_OUT_REASONS } from '../../../contract/vehicle-bulk.ts';
import { canBeRetried, type LeftOut, rarestReasonFirst } from './left-out.ts';

const of = (reason: LeftOut['reason'], vin: string): LeftOut => ({
  id: `id of ${vin}`,
  vin,
  priceNet: '9999.00',
  status: 'AVAILABLE',
  reason,
});

test('of thousands of sold vehicles and one that a colleague has changed, a clerk sees the changed one first', () => {
  const [sold, changed, alsoSold] = [of('SOLD', 'A'), of('CHANGED', 'B'), of('SOLD', 'C')];
  expect(rarestReasonFirst([sold, changed, alsoSold])).toEqual([
    { reason: 'CHANGED', vehicles: [changed] },
    { reason: 'SOLD', vehicles: [sold, alsoSold] },
  ]);
});

test('a vehicle that a colleague has changed stays selected, and one that would have no valid price', () => {
  const reasons = LEFT_OUT_REASONS.filter((reason) => canBeRetried(of(reason, 'A')));
  expect(reasons).toEqual(['CHANGED', 'PRICE_OUT_OF_RANGE']);
});
