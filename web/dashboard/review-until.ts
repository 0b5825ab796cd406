import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import { germanDay } from '../../contract/german-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The day, "2026-11-24", until which a registration is usually reviewed: so many working days (Monday to Friday) after it
 * arrived. Null if that day is over.
 */
export function reviewUntil(registeredAt: string, now: number): string | null {
  let day = Date.parse(`${germanDay(registeredAt)}T00:00:00Z`);
  for (let left = ACCOUNT_REVIEW_WORKING_DAYS.to; left > 0;) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  const until = new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return until < germanDay(now) ? null : until;
}

const isWorkingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());
