import { CALL_HOURS } from '../../contract/constants.ts';
import type { OrderEndReason, OrderStatus } from '../../contract/states.ts';
import type { TimelineStep } from '../../contract/timeline.ts';

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
 * The steps of an order: those that have happened, then those that are due. Of an order that has ended only the refund of
 * its payment is due.
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
  if (order.status === 'COMPLETED') return steps.filter(({ at }) => at !== null);
  if (order.status !== 'CANCELLED') return steps;
  const kind = order.endReason === 'EXPIRED' ? 'LAPSED' : 'CANCELLED';
  return [
    ...steps.filter(({ at }) => at !== null),
    { kind, at: order.endedAt, until: null },
    ...(order.paidAt === null ? [] : [stepOf('REFUNDED', order.refundedAt, null)]),
  ];
}

/** Until when something of the order is due next; null where nothing has a term. A completed order may still be unpaid. */
export function deadlineOf(order: OrderInstants): string | null {
  if (order.status === 'COMPLETED') return order.paidAt === null ? order.paymentUntil : null;
  const terms = timelineOf(order).flatMap(({ until }) => until ?? []);
  return terms.toSorted()[0] ?? null;
}

/** The step of the delivery, once its day is known. A completed order has been delivered. */
function deliveryOf({ status, deliveryUntil }: OrderInstants): TimelineStep[] {
  if (deliveryUntil === null) return [];
  return [stepOf('DELIVERY', status === 'COMPLETED' ? deliveryUntil : null, deliveryUntil)];
}

const stepOf = (kind: TimelineStep['kind'], at: string | null, until: string | null): TimelineStep => ({
  kind,
  at,
  until: at === null ? until : null,
});
