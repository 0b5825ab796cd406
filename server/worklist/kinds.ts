import { type RawBuilder, sql } from 'kysely';
import { ARRIVAL_PROOF_DAYS } from '../../contract/arrival-proof.ts';
import {
  ACCOUNT_REVIEW_WORKING_DAYS,
  CALL_HOURS,
  PAYMENT_WORKING_DAYS,
  TIME_ZONE,
} from '../../contract/constants.ts';
import { EU_VAT_PREFIXES } from '../../contract/vat-case.ts';
import { LAPSING_HOURS, type WorkKind } from '../../contract/worklist.ts';
import { endOfDay, endOfWorkingDay } from '../days.ts';
import { holdsNoSecret } from '../mail/queue.ts';
import { today } from '../orders/invoice-sql.ts';
import { isHolding } from '../orders/sql.ts';

/** The columns of a row of the work list. */
export const COLUMNS = sql`subject, id, name, phone, since, deadline, is_unconfirmed, invoice_id`;

interface Row {
  subject: 'dealer' | 'order' | 'mail' | 'vehicleImport';
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  phone?: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
  deadline?: RawBuilder<unknown>;
  isUnconfirmed?: RawBuilder<unknown>;
  /** Of an unpaid invoice. */
  invoiceId?: RawBuilder<unknown>;
}

const row = ({ subject, id, name, phone, since, deadline, isUnconfirmed, invoiceId }: Row) => sql`
  ${subject}::text as subject, ${id} as id, ${name} as name, ${phone ?? sql`null::text`} as phone, ${since} as since,
  ${deadline ?? sql`null::timestamptz`} as deadline, ${isUnconfirmed ?? sql`false`} as is_unconfirmed,
  ${invoiceId ?? sql`null::uuid`} as invoice_id
`;

const DEALER = {
  subject: 'dealer',
  id: sql`dealers.id`,
  name: sql`dealers.company_name`,
  phone: sql`dealers.phone`,
  since: sql`dealers.created_at`,
} as const;

const ORDER = { ...DEALER, subject: 'order', id: sql`orders.id`, since: sql`orders.order_date` } as const;

const dueDate = endOfWorkingDay(sql`orders.invoiced_at`, PAYMENT_WORKING_DAYS);

/** When an invoice is due, and the days of its reminders. */
export interface Payment {
  dueOn: string;
  sentOn: string[];
  /** The day in Berlin. */
  today: string;
}

/** `Payment` of the row's invoice as JSON; null without one. Only rows that are shown need it. */
export const paymentJson = sql`(
  select json_build_object(
    'dueOn', invoices.due_on,
    'sentOn', (
      select coalesce(json_agg((sent_at at time zone ${TIME_ZONE})::date order by payment_reminders.place), '[]')
      from payment_reminders
      where payment_reminders.invoice_id = invoices.id
    ),
    'today', ${today}
  )
  from invoices
  where invoices.id = ranked.invoice_id
)`;

/** Orders that are invoiced and unpaid, with the end of their due day. */
const unpaid = sql`
  select ${row({ ...ORDER, since: sql`orders.invoiced_at`, deadline: sql`due.date`, invoiceId: sql`orders.invoice_id` })}
  from orders
  join dealers on dealers.id = orders.dealer_id
  cross join lateral (select ${dueDate} as date) as due
  where orders.invoiced_at is not null and orders.paid_at is null and orders.status <> 'CANCELLED'
`;

/** The rows of each kind of work. A new kind is a new entry. */
export const WORK: Record<WorkKind, RawBuilder<unknown>> = {
  REVIEW: sql`
    select ${row({
      ...DEALER,
      deadline: endOfWorkingDay(sql`dealers.created_at`, ACCOUNT_REVIEW_WORKING_DAYS.to),
      isUnconfirmed: sql`not exists (
        select from users where users.dealer_id = dealers.id and users.email_confirmed_at is not null
      )`,
    })}
    from dealers
    where dealers.status = 'PENDING'
  `,
  // A lapsed order has ended, even if the sweep has not processed it yet.
  CALL: sql`
    select ${row({ ...ORDER, deadline: sql`orders.order_date + make_interval(hours => ${CALL_HOURS})` })}
    from orders
    join dealers on dealers.id = orders.dealer_id
    where orders.called_at is null
      and orders.status in ('PENDING', 'PROCESSED')
      and exists (
        select from vehicle_reservations reservations where reservations.order_id = orders.id and ${isHolding}
      )
  `,
  LAPSING: sql`
    select ${row({ ...ORDER, deadline: sql`lapsing.at` })}
    from (
      select reservations.order_id, max(reservations.expires_at) as at
      from vehicle_reservations reservations
      where reservations.status = 'ACTIVE'
        and reservations.end_reason is null
        and reservations.expires_at > statement_timestamp()
        and reservations.expires_at <= statement_timestamp() + make_interval(hours => ${LAPSING_HOURS})
      group by reservations.order_id
    ) as lapsing
    join orders on orders.id = lapsing.order_id
    join dealers on dealers.id = orders.dealer_id
    where orders.status = 'PENDING'
  `,
  PAYMENT_OVERDUE: sql`${unpaid} and due.date < statement_timestamp()`,
  PAYMENT_DUE: sql`
    ${unpaid} and due.date between statement_timestamp() and ${endOfDay(sql`statement_timestamp()`)}
  `,
  REFUND: sql`
    select ${row({ ...ORDER, since: sql`orders.ended_at` })}
    from orders
    join dealers on dealers.id = orders.dealer_id
    where orders.paid_at is not null and orders.refunded_at is null and orders.status = 'CANCELLED'
  `,
  // Only such an id can free a delivery from VAT. That of a dealer who waits is checked with the dealer.
  VAT_ID: sql`
    select ${row(DEALER)}
    from dealers
    where dealers.status = 'ACTIVE'
      and dealers.vat_id_check = 'UNCHECKED'
      and upper(left(dealers.vat_id, 2)) = any(${EU_VAT_PREFIXES.filter((prefix) => prefix !== 'DE')}::text[])
  `,
  // The conditions on the order are those of the index `orders_to_prove`.
  ARRIVAL_PROOF: sql`
    select ${row({
      ...ORDER,
      since: sql`orders.completed_at`,
      deadline: endOfDay(sql`(orders.completed_at + make_interval(days => ${ARRIVAL_PROOF_DAYS}))`),
    })}
    from orders
    join dealers on dealers.id = orders.dealer_id
    where orders.status = 'COMPLETED'
      and orders.vat_case = 'INTRA_COMMUNITY'
      and orders.arrival_proof_id is null
      and orders.completed_at <= statement_timestamp() - make_interval(days => ${ARRIVAL_PROOF_DAYS})
  `,
  FAILED_MAIL: sql`
    select ${row({
      subject: 'mail',
      id: sql`mail_outbox.id`,
      name: sql`mail_outbox.kind`,
      since: sql`mail_outbox.failed_at`,
    })}
    from mail_outbox
    where mail_outbox.failed_at is not null and ${holdsNoSecret}
  `,
  FAILED_IMPORT: sql`
    select ${row({
      subject: 'vehicleImport',
      id: sql`imports.id`,
      name: sql`failed.name`,
      since: sql`failed.since`,
    })}
    from (
      select import_id, min(file_name) as name, min(finished_at) as since
      from import_files
      where state = 'failed'
      group by import_id
    ) as failed
    join imports on imports.id = failed.import_id
    where imports.settled_at is null and not imports.is_dry_run
  `,
};
