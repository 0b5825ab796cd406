import { TIME_ZONE } from './constants.ts';

// Swedish has the notation of ISO 8601.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day in Germany at an instant, "2026-11-24": before and after midnight it is not that of UTC. */
export const germanDay = (at: string | number): string => calendar.format(new Date(at));

/** The last day of the year that is so many years ahead. */
export const lastDayAhead = (years: number, at: number = Date.now()): string =>
  `${Number(germanDay(at).slice(0, 4)) + years}-12-31`;

/** The day in Germany so many days from now. */
export const dayFromToday = (days = 0): string => germanDay(Date.now() + days * 24 * 60 * 60 * 1000);
