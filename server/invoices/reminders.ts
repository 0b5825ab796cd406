import { PAYMENT_GRACE_WORKING_DAYS, PAYMENT_REMINDER_WORKING_DAYS } from '../../contract/constants.ts';
import type { Invoice } from '../../contract/invoices.ts';
import type { InvoiceState } from '../../contract/invoice-states.ts';
import { addWorkingDays } from '../../contract/working-days.ts';

const UNPAID: readonly (InvoiceState | null)[] = ['OPEN', 'DUE', 'OVERDUE'];

/**
 * What a clerk may do about an unpaid invoice on a day, `today`. `sentOn`: the days of the reminders, the first first. Without
 * `dueOn` nothing is due of it.
 */
export function reminderPlan(
  { state, dueOn }: Pick<Invoice, 'state' | 'dueOn'>,
  sentOn: readonly string[],
  today: string,
): Pick<Invoice, 'nextReminder' | 'mayBeCancelled'> {
  if (dueOn === null || !UNPAID.includes(state)) return { nextReminder: null, mayBeCancelled: false };
  const [, second] = sentOn;
  return {
    nextReminder: nextReminderOf(dueOn, sentOn.length, today),
    mayBeCancelled: second !== undefined && today > graceAfter(second),
  };
}

function nextReminderOf(dueOn: string, sent: number, today: string): Invoice['nextReminder'] {
  const workingDays = PAYMENT_REMINDER_WORKING_DAYS[sent];
  if (workingDays === undefined) return null;
  const from = addWorkingDays(dueOn, workingDays);
  return { place: sent === 0 ? 1 : 2, from, isPossible: today >= from };
}

/** The last day on which the dealer can still pay after the second reminder. */
export const graceAfter = (day: string): string => addWorkingDays(day, PAYMENT_GRACE_WORKING_DAYS);
