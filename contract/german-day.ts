import { TIME_ZONE } from './constants.ts';

// Swedish has the notation of ISO 8601.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The day in Germany at an instant, "2026-11-24": before and after midnight it is not that of UTC. */
export const germanDay = (at: string | number): string => calendar.format(new Date(at));

/** The start of a day in Germany, in milliseconds. Germany is one or two hours ahead of UTC. Before 1894 it was not, but no portal is that old. */
export function startOfGermanDay(day: string): number {
  const summer = Date.parse(day) - 2 * 60 * 60 * 1000;
  return germanDay(summer) === day ? summer : summer + 60 * 60 * 1000;
}

/** The day so many days after a day. A date alone is midnight in UTC, where every day has 24 hours. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The last second of the day in Germany so many days after an instant, in milliseconds: docs/decisions/0189. */
export const endOfDayAfter = (at: string | number, days: number): number =>
  startOfGermanDay(dayAfter(germanDay(at), days + 1)) - 1000;

/** The last day of the year that is so many years ahead. */
export const lastDayAhead = (years: number, at: number = Date.now()): string =>
  `${Number(germanDay(at).slice(0, 4)) + years}-12-31`;

/** The day in Germany so many days from now. */
export const dayFromToday = (days = 0): string => dayAfter(germanDay(Date.now()), days);
