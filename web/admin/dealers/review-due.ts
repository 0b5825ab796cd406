import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../../contract/constants.ts';
import { germanDay } from '../../../contract/german-day.ts';

const DAY_MS = 24 * 3_600_000;

/** Midnight in UTC of a day, so that days can be counted without changes of the clock. */
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const isWorkingDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay());

/** Since how many days a registration waits, and by which day it is to be reviewed: the end of the work list's deadline. */
export function reviewDue(createdAt: string, now: number) {
  const registered = atMidnight(germanDay(createdAt));
  const today = atMidnight(germanDay(new Date(now).toISOString()));
  let due = registered;
  for (let left: number = ACCOUNT_REVIEW_WORKING_DAYS.to; left > 0;) {
    due += DAY_MS;
    if (isWorkingDay(due)) left -= 1;
  }
  return {
    days: Math.round((today - registered) / DAY_MS),
    dueOn: new Date(due).toISOString().slice(0, 10),
    isOverdue: today > due,
    isDue: today === due,
  };
}
