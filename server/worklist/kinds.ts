import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { WorkKind } from '../../contract/work-kinds.ts';
import { DEALER_WORK } from '../dealers/work.ts';
import { INCOMPLETE_IMPORTS } from '../imports/work.ts';
import { FAILED_MAILS } from '../mail/work.ts';
import { namesPayment, remindersOfInvoice, today } from '../orders/invoice-sql.ts';
import { ORDER_WORK } from '../orders/work.ts';

/** When an invoice is due, and the days of its reminders. */
export interface Payment {
  /** Null if the invoice names a payment that was taken back. */
  dueOn: string | null;
  sentOn: string[];
  /** The day in Berlin. */
  today: string;
}

/** `Payment` of the row's invoice as JSON; null without one. Only rows that are shown need it. */
export const paymentJson = sql`(
  select json_build_object(
    'dueOn', case when not ${namesPayment} then invoices.due_on end,
    'sentOn', (
      select coalesce(json_agg((sent_at at time zone ${TIME_ZONE})::date order by place), '[]')
      from ${remindersOfInvoice} as reminders
    ),
    'today', ${today}
  )
  from invoices
  where invoices.id = ranked.invoice_id
)`;

/** The rows of each kind of work. A new kind is a new entry here or in the table of its feature. */
export const WORK: Record<WorkKind, RawBuilder<unknown>> = {
  ...DEALER_WORK,
  ...ORDER_WORK,
  FAILED_MAIL: FAILED_MAILS,
  FAILED_IMPORT: INCOMPLETE_IMPORTS,
};
