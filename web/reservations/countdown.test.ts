import { describe, expect, test } from 'vitest';
import { timeLeft } from './countdown.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('the time that a reservation has left', () => {
  test.each([
    ['2026-11-24T12:00:00Z', { hours: 72, minutes: 0 }],
    ['2026-11-21T13:05:00Z', { hours: 1, minutes: 5 }],
    ['2026-11-21T12:00:01Z', { hours: 0, minutes: 1 }],
    ['2026-11-21T12:00:00Z', 'over'],
    ['2026-11-20T12:00:00Z', 'over'],
    [null, 'never'],
  ])('until %s is shown in hours and minutes', (expiresAt, left) => {
    expect(timeLeft(expiresAt, now)).toEqual(left);
  });
});
