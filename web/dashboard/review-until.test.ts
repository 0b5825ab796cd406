import { expect, test } from 'vitest';
import { reviewUntil } from './review-until.ts';

test.each([
  ['a Monday', '2026-11-16T10:00:00Z', '2026-11-18'],
  ['a Thursday', '2026-11-19T10:00:00Z', '2026-11-23'],
  ['a Saturday', '2026-11-21T10:00:00Z', '2026-11-24'],
  ['the evening before in Greenwich', '2026-11-15T23:30:00Z', '2026-11-18'],
])('a registration of %s is reviewed within two working days', (_, registeredAt, until) => {
  expect(reviewUntil(registeredAt, Date.parse(registeredAt))).toBe(until);
});

test('a day that is over is not promised', () => {
  expect(reviewUntil('2026-11-16T10:00:00Z', Date.parse('2026-11-18T22:59:00Z'))).toBe('2026-11-18');
  expect(reviewUntil('2026-11-16T10:00:00Z', Date.parse('2026-11-18T23:01:00Z'))).toBeNull();
});
