import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import { germanDay } from '../../contract/german-day.ts';
import { addWorkingDays } from '../../contract/working-days.ts';

/**
 * The day, "2026-11-24", until which a registration is usually reviewed: so many working days after it arrived. Null if that day is
 * over.
 */
export function reviewUntil(registeredAt: string, now: number): string | null {
  const until = addWorkingDays(germanDay(registeredAt), ACCOUNT_REVIEW_WORKING_DAYS.to);
  return until < germanDay(now) ? null : until;
}
