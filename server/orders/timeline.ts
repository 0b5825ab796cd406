import { sql } from 'kysely';
import { CALL_HOURS, PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { OrderEndReason, OrderStatus } from '../../contract/states.ts';
import type { TimelineStep } from '../../contract/timeline.ts';
import { endOf, endOfWorkingDay } from '../days.ts';
import { isoInstant, isoInstantOf } from '../iso-instant.ts';
import { namesPayment } from './invoice-sql.ts';
import { isInOrder } from './sql.ts';

/** The instants of an order; null where the step has not happened, or has no term. */
export interface OrderInstants {
  status: OrderStatus;
  endReason: OrderEndReason | null;
  orderDate: string;
  calledAt: string | null;
  invoicedAt: string | null;
  paidAt: string | null;
  refundedAt: string | null;
  completedAt: string | null;
  endedAt: string | null;
  /** When the reservations of a PENDING order expire. */
  expiresAt: string | null;
  /** The end of the last day of the payment term. */
  paymentUntil: string | null;
  /** The end of the day of delivery. */
  deliveryUntil: string | null;
}

/**
 * The end of the payment term of the order in the row named `orders`. Null where its invoice names a payment that was taken
 * back: nothing is due before a new one is issued.
 */
const paymentUntil = isoInstantOf(sql`case
  when orders.paid_at is not null or not exists (
    select
    from orders invoiced
    join invoices on invoices.id = invoiced.invoice_id
    where invoiced.id = orders.id and ${namesPayment}
  ) then ${endOfWorkingDay(sql`orders.invoiced_at`, PAYMENT_WORKING_DAYS)}
end`);

const deliveryUntil = isoInstantOf(endOf(sql`orders.delivery_on`));

/** The instants of the order in the row named `orders`. */
export const instantsJson = sql`json_build_object(
  'status', orders.status,
  'endReason', orders.end_reason,
  'orderDate', ${isoInstant('orders.order_date')},
  'calledAt', ${isoInstant('orders.called_at')},
  'invoicedAt', ${isoInstant('orders.invoiced_at')},
  'paidAt', ${isoInstant('orders.paid_at')},
  'refundedAt', ${isoInstant('orders.refunded_at')},
  'completedAt', ${isoInstant('orders.completed_at')},
  'endedAt', ${isoInstant('orders.ended_at')},
  'expiresAt', (
    select to_char(max(reservations.expires_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from vehicle_reservations reservations
    where reservations.order_id = orders.id and ${isInOrder}
  ),
  'paymentUntil', ${paymentUntil},
  'deliveryUntil', ${deliveryUntil}
)`;

/**
 * The steps of an order: those that have happened, then those that are due. Of a completed order only the payment of its
 * invoice may be due, of an order that has ended the refund.
 */
export function timelineOf(order: OrderInstants): TimelineStep[] {
  const callUntil = new Date(Date.parse(order.orderDate) + CALL_HOURS * 3_600_000).toISOString();
  const steps = [
    { kind: 'ORDERED', at: order.orderDate, until: null },
    stepOf('CALLED', order.calledAt, callUntil),
    stepOf('INVOICED', order.invoicedAt, order.expiresAt),
    stepOf('PAID', order.paidAt, order.paymentUntil),
    ...deliveryOf(order),
    stepOf('COMPLETED', order.completedAt, null),
  ] satisfies TimelineStep[];
  if (order.status === 'COMPLETED')
    return steps.filter(({ kind, at, until }) => at !== null || (kind === 'PAID' && until !== null));
  if (order.status !== 'CANCELLED') return steps;
  const kind = order.endReason === 'EXPIRED' ? 'LAPSED' : 'CANCELLED';
  return [
    ...steps.filter(({ at }) => at !== null),
    { kind, at: order.endedAt, until: null },
    ...(order.paidAt === null ? [] : [stepOf('REFUNDED', order.refundedAt, null)]),
  ];
}

/** Until when something of the order is due next; null where nothing has a term. */
export function deadlineOf(order: OrderInstants): string | null {
  const terms = timelineOf(order).flatMap(({ until }) => until ?? []);
  return terms.toSorted()[0] ?? null;
}

/**
 * The step of the delivery, once its day is known. A completed order has been delivered: where its day was still to come,
 * with the completion.
 */
function deliveryOf({ completedAt, deliveryUntil }: OrderInstants): TimelineStep[] {
  if (deliveryUntil === null) return [];
  if (completedAt === null) return [stepOf('DELIVERY', null, deliveryUntil)];
  return [stepOf('DELIVERY', completedAt < deliveryUntil ? completedAt : deliveryUntil, null)];
}

const stepOf = (kind: TimelineStep['kind'], at: string | null, until: string | null): TimelineStep => ({
  kind,
  at,
  until: at === null ? until : null,
});
