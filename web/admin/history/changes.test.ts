import { expect, test } from 'vitest';
import { changesOf, groupsOf } from './changes.ts';
import type { AuditEntry } from './queries.ts';

const entry: AuditEntry = {
  id: 1,
  at: '2026-03-02T10:40:00.000Z',
  actor: { id: 'clerk', email: 'clerk@example.com', role: 'admin' },
  action: 'VEHICLE_PRICE_CHANGED',
  subject: 'vehicle',
  subjectId: 'vehicle',
  name: 'VW Golf',
  orderId: null,
  recipient: null,
  before: null,
  after: null,
};

test('a field is shown from what to what, without ids and what stayed the same', () => {
  expect(
    changesOf({
      ...entry,
      before: { priceNet: '1.00', make: 'VW', vehicleId: 'a' },
      after: { priceNet: '2.00', make: 'VW', vehicleId: 'b', media: 3 },
    }),
  ).toEqual([
    { field: 'priceNet', before: '1.00', after: '2.00' },
    { field: 'media', before: undefined, after: 3 },
  ]);
});

test('entries of one act stand together, those of two people at the same instant do not', () => {
  const other = { ...entry, id: 3, actor: { ...entry.actor, id: 'other' } };
  const later = { ...other, id: 4, at: '2026-03-02T10:41:00.000Z' };
  expect(groupsOf([entry, { ...entry, id: 2 }, other, later]).map((group) => group.length)).toEqual([
    2, 1, 1,
  ]);
});
