import { sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import { isoInstant } from '../iso-instant.ts';
import { OUTDATED } from '../mail/work.ts';

/** The day of today in Berlin, by the clock of the statement. */
export const today = sql`(statement_timestamp() at time zone ${TIME_ZONE})::date`;

/**
 * Whether the invoice in the row named `invoices` waits for its payment. `orders` is the row of its order. The conditions on
 * the order alone are those of the index `orders_to_pay`.
 */
export const isUnpaid = sql<boolean>`(
  orders.invoice_id = invoices.id
  and orders.invoiced_at is not null
  and orders.paid_at is null
  and orders.status <> 'CANCELLED'
)`;

/** Whether the files of the document in the row named `invoices` name a payment that moved to it from a former invoice. */
export const namesPayment = sql<boolean>`(invoices.content ->> 'paid' is not null)`;

/**
 * Whether they name a payment that a clerk has taken back. Nothing is due of such an invoice: the dealer pays the new one that is
 * issued in its place. docs/decisions/0200.
 */
export const isPaymentTakenBack = sql<boolean>`((${isUnpaid} and ${namesPayment}) is true)`;

/** The due date in the files of the document in the row named `invoices`; null where they ask for no money. */
export const dueOnInFiles = sql`case
  when coalesce((invoices.content ->> 'paid')::numeric, 0) < invoices.gross_amount then invoices.due_on
end`;

/** What the document in the row named `invoices` adds to the books: a credit note takes the sums of its invoice away. */
export const sign = sql`case when invoices.kind = 'CREDIT_NOTE' then -1 else 1 end`;

/** Whether a credit note cancels the invoice in the row named `invoices`. */
export const isCancelled = sql<boolean>`exists (select from invoices notes where notes.cancels_id = invoices.id)`;

const byDueDate = sql`
  when invoices.due_on > ${today} then 'OPEN'
  when invoices.due_on = ${today} then 'DUE'
  else 'OVERDUE'
`;

const state = sql`case
  when invoices.kind = 'CREDIT_NOTE' then null
  when ${isCancelled} then 'CANCELLED'
  when not ${isUnpaid} then 'PAID'
  when ${namesPayment} then 'OPEN'
  ${byDueDate}
end`;

/** The valid invoice of the order in the row named `orders`, of the view `current_orders`, as the list of orders names it. */
export const listedInvoiceJson = sql`(
  select json_build_object(
    'number', invoices.number,
    'state', case when orders.paid_at is not null then 'PAID' when ${namesPayment} then 'OPEN' ${byDueDate} end,
    'dueOn', case when orders.paid_at is not null or not ${namesPayment} then ${dueOnInFiles} end
  )
  from orders invoiced
  join invoices on invoices.id = invoiced.invoice_id
  where invoiced.id = orders.id
)`;

/** Whether the reminder in this row of the outbox has not gone out in time: docs/decisions/0198. Only a second one has a last day. */
const isTooLate = sql`(
  sent_at is null
  and (failure is not distinct from ${OUTDATED} or coalesce((facts ->> 'payBy')::date < ${today}, false))
)`;

/**
 * The payment reminders of the invoice in the row named `invoices`, a table for `from`. One that has not gone out in time
 * counts from the day on which it was queued again, and until then not at all. The first one counts in any case once there is
 * a second.
 */
export const remindersOfInvoice = sql`(
  select
    payment_reminders.place,
    case when mails.are_late then mails.queued_again_at else payment_reminders.sent_at end as sent_at
  from payment_reminders
  left join lateral (
    select
      bool_or(${isTooLate}) as are_late,
      max(created_at) filter (where not ${isTooLate}) as queued_again_at
    from mail_outbox
    where facts ->> 'orderId' = invoices.order_id::text
      and facts ->> 'number' = invoices.number
      and kind = case payment_reminders.place when 1 then 'paymentReminder' else 'secondPaymentReminder' end
  ) as mails on payment_reminders.place = 2 or not exists (
    select from payment_reminders later where later.invoice_id = invoices.id and later.place = 2
  )
  where payment_reminders.invoice_id = invoices.id
    and (mails.are_late is not true or mails.queued_again_at is not null)
)`;

/** The document in the row named `invoices`, in the contract's shape. `orders` is the row of its order. */
export const invoiceJson = sql`json_build_object(
  'number', invoices.number,
  'kind', invoices.kind,
  'state', ${state},
  'issuedAt', ${isoInstant('invoices.issued_at')},
  'dueOn', case when not ${isPaymentTakenBack} then ${dueOnInFiles} end,
  'cancels', (select cancelled.number from invoices cancelled where cancelled.id = invoices.cancels_id),
  'netAmount', invoices.net_amount::text,
  'vatAmount', invoices.vat_amount::text,
  'grossAmount', invoices.gross_amount::text,
  'xmlSize', length(invoices.xml),
  'pdfSize', length(invoices.pdf),
  'payment', case
    when ${isUnpaid} and not ${namesPayment} then json_build_object(
      'accountName', invoices.content #>> '{payment,accountName}',
      'iban', invoices.content #>> '{payment,iban}',
      'bic', invoices.content #>> '{payment,bic}'
    )
  end,
  'isPaymentTakenBack', ${isPaymentTakenBack},
  'reminders', (
    select coalesce(
      json_agg(
        json_build_object(
          'place', reminders.place,
          'sentAt', ${isoInstant('reminders.sent_at')},
          'sentOn', (reminders.sent_at at time zone ${TIME_ZONE})::date
        )
        order by reminders.place
      ),
      '[]'
    )
    from ${remindersOfInvoice} as reminders
  ),
  'today', ${today}
)`;
