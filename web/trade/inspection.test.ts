import { expect, test } from 'vitest';
import { germanMonth } from './inspection.tsx';

test.each([
  ['2026-11-30T22:59:59Z', '2026-11'],
  ['2026-11-30T23:00:00Z', '2026-12'],
  ['2026-12-31T23:30:00Z', '2027-01'],
  ['2026-06-30T21:59:59Z', '2026-06'],
  ['2026-06-30T22:00:00Z', '2026-07'],
  // On this day the clocks go forward.
  ['2024-03-31T22:00:00Z', '2024-04'],
  ['2026-10-31T22:30:00Z', '2026-10'],
  ['2026-07-01T00:00:00Z', '2026-07'],
])('at %s the month in Germany is %s', (at, month) => {
  expect(germanMonth(Date.parse(at))).toBe(month);
});
