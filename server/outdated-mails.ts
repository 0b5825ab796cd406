import { type RawBuilder, sql } from 'kysely';
import type { MailKind } from './mail/kinds.ts';
import { isUnpaid, namesPayment, today } from './orders/invoice-sql.ts';
import { expiresWithin } from './orders/sql.ts';

/** Whether the invoice of a reminder is paid or cancelled, or names a payment that was taken back: the dealer waits for another one. */
const isSettled = sql<boolean>`not exists (
  select
  from invoices
  join orders on orders.id = invoices.order_id
  where invoices.number = mail_outbox.facts ->> 'number' and ${isUnpaid} and not ${namesPayment}
)`;

/** The row that a link without a session is about: see `linkToken`. */
const subjectOfLink = sql`split_part(mail_outbox.facts ->> 'token', '.', 1)`;

/** What makes a mail of a kind outdated. Kinds that report what has happened are always sent: docs/decisions/0198. */
const OUTDATED: { [K in MailKind]?: RawBuilder<boolean> } = {
  paymentReminder: isSettled,
  // It names the last day on which the dealer can pay.
  secondPaymentReminder: sql`${isSettled} or (mail_outbox.facts ->> 'payBy')::date < ${today}`,
  expiryReminder: sql`not exists (
    select
    from vehicle_reservations reservations
    where reservations.order_id = (mail_outbox.facts ->> 'orderId')::uuid
      and ${expiresWithin(sql`(mail_outbox.facts ->> 'hours')::int`)}
  )`,
  // Mails that were queued by an older version do not name their request.
  orderRequested: sql`mail_outbox.facts ->> 'requestId' is not null and not exists (
    select
    from order_requests requests
    where requests.id = (mail_outbox.facts ->> 'requestId')::uuid and requests.state = 'OPEN'
  )`,
  watchedVehicleChanged: sql`exists (
    select from users where users.email = mail_outbox.recipient and users.watch_mails = 'OFF'
  )`,
  // The list of a mail may be shorter than what was found.
  savedSearch: sql`not exists (
    select
    from saved_searches searches
    where searches.id = (${subjectOfLink})::uuid and searches.paused_at is null and searches.alert <> 'OFF'
  ) or (
    (mail_outbox.facts ->> 'count')::int = jsonb_array_length(mail_outbox.facts -> 'vehicles')
    and not exists (
      select
      from jsonb_array_elements(mail_outbox.facts -> 'vehicles') as found
      join vehicles on vehicles.id = (found ->> 'vehicleId')::uuid
      where vehicles.status <> 'SOLD'
    )
  )`,
};

const whens = Object.entries(OUTDATED).map(([kind, isOutdated]) => sql`when ${kind} then ${isOutdated}`);

/** Whether a row of the outbox says or asks what does not hold any more. */
export const isOutdatedMail: RawBuilder<boolean> = sql`(
  case mail_outbox.kind ${sql.join(whens, sql` `)} else false end
)`;
