import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../../contract/constants.ts';
import { germanDay } from '../../../contract/german-day.ts';
import { addWorkingDays } from '../../../contract/working-days.ts';

const DAY_MS = 24 * 3_600_000;

/** Since how many days a registration waits, and by which day it is to be reviewed: the end of the work list's deadline. */
export function reviewDue(createdAt: string, now: number) {
  const registered = germanDay(createdAt);
  const today = germanDay(now);
  const dueOn = addWorkingDays(registered, ACCOUNT_REVIEW_WORKING_DAYS.to);
  return {
    // Dates without a time are at midnight in UTC, where every day has 24 hours.
    days: (Date.parse(today) - Date.parse(registered)) / DAY_MS,
    dueOn,
    isOverdue: today > dueOn,
    isDue: today === dueOn,
  };
}
