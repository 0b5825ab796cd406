import { expect, test } from 'vitest';
import { type LeftOut, rarestReasonFirst } from './left-out.ts';

test('of thousands of sold vehicles and one that a colleague has changed, a clerk sees the changed one first', () => {
  const of = (reason: LeftOut['reason'], vin: string): LeftOut => ({ id: `id of ${vin}`, vin, reason });
  const [sold, changed, alsoSold] = [of('SOLD', 'A'), of('CHANGED', 'B'), of('SOLD', 'C')];
  expect(rarestReasonFirst([sold, changed, alsoSold])).toEqual([
    { reason: 'CHANGED', vehicles: [changed] },
    { reason: 'SOLD', vehicles: [sold, alsoSold] },
  ]);
});
