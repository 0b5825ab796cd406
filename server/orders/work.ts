import { type RawBuilder, sql } from 'kysely';
import { ARRIVAL_PROOF_DAYS } from '../../contract/arrival-proof.ts';
import { CALL_HOURS, PAYMENT_WORKING_DAYS, SUPPORT_REPLY_HOURS } from '../../contract/constants.ts';
import type { OrderWork } from '../../contract/order-work-kinds.ts';
import { LAPSING_HOURS } from '../../contract/work-kinds.ts';
import { endOfDay, endOfWorkingDay } from '../days.ts';
import { DEALER_ROW } from '../dealers/work.ts';
import { workRow } from '../work-rows.ts';
import { expiresWithin, isHolding, isPaid } from './sql.ts';

const ORDER = { ...DEALER_ROW, subject: 'order', id: sql`orders.id`, since: sql`orders.order_date` } as const;

const dueDate = endOfWorkingDay(sql`orders.invoiced_at`, PAYMENT_WORKING_DAYS);

/** Orders that are invoiced and unpaid, with the end of their due day. */
const unpaid = sql`
  select ${workRow({ ...ORDER, since: sql`orders.invoiced_at`, deadline: sql`due.date`, invoiceId: sql`orders.invoice_id` })}
  from orders
  join dealers on dealers.id = orders.dealer_id
  cross join lateral (select ${dueDate} as date) as due
  where orders.invoiced_at is not null and orders.paid_at is null and orders.status <> 'CANCELLED'
`;

/** The orders that wait for a clerk, by kind of work. */
export const ORDER_WORK: Record<OrderWork, RawBuilder<unknown>> = {
  // A lapsed order has ended, even if the sweep has not processed it yet.
  CALL: sql`
    select ${workRow({ ...ORDER, deadline: sql`orders.order_date + make_interval(hours => ${CALL_HOURS})` })}
    from orders
    join dealers on dealers.id = orders.dealer_id
    where orders.called_at is null
      and orders.status in ('PENDING', 'PROCESSED')
      and exists (
        select from vehicle_reservations reservations where reservations.order_id = orders.id and ${isHolding}
      )
  `,
  LAPSING: sql`
    select ${workRow({ ...ORDER, deadline: sql`lapsing.at` })}
    from (
      select reservations.order_id, max(reservations.expires_at) as at
      from vehicle_reservations reservations
      where ${expiresWithin(sql.val(LAPSING_HOURS))}
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
    select ${workRow({ ...ORDER, since: sql`orders.ended_at` })}
    from orders
    join dealers on dealers.id = orders.dealer_id
    where ${isPaid} and orders.status = 'CANCELLED'
  `,
  // The conditions on the order are those of the index `orders_to_prove`.
  ARRIVAL_PROOF: sql`
    select ${workRow({
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
  // An order with several open complaints is one row, with the oldest of them.
  COMPLAINT: sql`
    select ${workRow({
      ...ORDER,
      since: sql`waiting.since`,
      deadline: sql`waiting.since + make_interval(hours => ${SUPPORT_REPLY_HOURS})`,
    })}
    from (
      select complaints.order_id, min(complaints.reported_at) as since
      from complaints
      where complaints.state = 'OPEN'
      group by complaints.order_id
    ) as waiting
    join orders on orders.id = waiting.order_id
    join dealers on dealers.id = orders.dealer_id
  `,
};
