import { ACCOUNT_REVIEW_WORKING_DAYS, TIME_ZONE } from '../../contract/constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
// Swedish has the notation of ISO 8601.
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/**
 * The day, "2026-11-24", until which a registration is usually reviewed: so many working days (Monday to Friday) after it
 * arrived. Null if that day is over.
 */
export function reviewUntil(registeredAt: string, now: number): string | null {
  let day = Date.parse(`${berlin.format(new Date(registeredAt))}T00:00:00Z`);
  for (let left = ACCOUNT_REVIEW_WORKING_DAYS.to; left > 0;) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  const until = new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return until < berlin.format(now) ? null : until;
}

const isWorkingDay = (day: number) => ![0, 6].includes(new Date(day).getUTCDay());
