import { expect, test, vi } from 'vitest';
import { dayFromToday } from './german-day.ts';

test.each([
  ['the 25 hours of the end of summer time', '2026-10-24T22:30:00Z', 1, '2026-10-26'],
  ['the 23 hours of its beginning', '2026-03-28T22:30:00Z', 1, '2026-03-29'],
  ['the last evening before its beginning', '2026-03-27T22:30:00Z', 2, '2026-03-29'],
])('a day from today is the next one in the calendar, across %s', (_, now, days, day) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  try {
    expect(dayFromToday(days)).toBe(day);
  } finally {
    vi.useRealTimers();
  }
});
