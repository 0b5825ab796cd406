import { germanDay } from './german-day.ts';

/** The first day of the month so many later, counted from the month in Germany. */
export function monthsFrom(now: Date, months: number): string {
  const today = new Date(germanDay(now.valueOf()));
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months)).toISOString().slice(0, 10);
}
