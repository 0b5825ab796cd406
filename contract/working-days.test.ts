import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['a Friday', '2026-03-06', 3, '2026-03-11'],
  ['a Saturday', '2026-03-07', 3, '2026-03-11'],
  ['a Sunday', '2026-03-08', 1, '2026-03-09'],
  ['the change to summer time', '2026-03-27', 1, '2026-03-30'],
  ['the end of the year', '2026-12-31', 13, '2027-01-19'],
])('working days are counted from the day after %s', (_, day, count, until) => {
  expect(addWorkingDays(day, count)).toBe(until);
});

test('five working days are a week', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-05'), max: new Date('2060-01-01'), noInvalidDate: true }),
      fc.nat(60),
      (date, count) => {
        const day = addWorkingDays(date.toISOString().slice(0, 10), 1);
        const week = 7 * 86_400_000;
        const later = new Date(Date.parse(addWorkingDays(day, count)) + week).toISOString().slice(0, 10);
        expect(addWorkingDays(day, count + 5)).toBe(later);
      },
    ),
  );
});
