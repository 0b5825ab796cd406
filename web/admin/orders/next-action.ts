import { can } from '../../../contract/order-rules.ts';
import type { OrderDetails } from '../../orders/queries.ts';

type Order = Pick<
  OrderDetails['order'],
  'status' | 'isInvoiced' | 'calledAt' | 'paidAt' | 'refundedAt' | 'deliveryOn'
>;

/** What a clerk does next with an order; null when nothing waits. */
export function nextActionOf(
  order: Order,
): 'call' | 'invoice' | 'pay' | 'deliver' | 'complete' | 'refund' | null {
  if (can.recordRefund(order)) return order.refundedAt === null ? 'refund' : null;
  if (order.status === 'CANCELLED') return null;
  if (order.status === 'COMPLETED') {
    if (!order.isInvoiced) return 'invoice';
    return order.paidAt === null ? 'pay' : null;
  }
  if (order.calledAt === null) return 'call';
  if (!order.isInvoiced) return 'invoice';
  if (can.recordPayment(order) && order.paidAt === null) return 'pay';
  if (!can.setDeliveryDay(order)) return null;
  return order.deliveryOn === null ? 'deliver' : 'complete';
}

/** What a clerk changes in a step that has been recorded; null where something depends on it. */
export function correctionOf(order: Order, step: OrderDetails['timeline'][number]['kind']) {
  if (step === 'CALLED' && order.calledAt !== null) return 'call';
  if (step === 'REFUNDED' && order.refundedAt !== null) return 'refund';
  if (step === 'DELIVERY' && order.status !== 'COMPLETED') return 'deliver';
  // The dealer was told the day of delivery, and money was sent back.
  const isFinal = order.deliveryOn !== null || order.refundedAt !== null;
  return step === 'PAID' && order.paidAt !== null && !isFinal ? 'pay' : null;
}

/**
 * Whether what is taken back of a step cannot be recorded again at once: a payment needs a valid invoice, and a cancelled order
 * has none.
 */
export const isTakenBackForGood = (order: Order, correction: ReturnType<typeof correctionOf>): boolean =>
  correction === 'pay' && !can.recordPayment(order);
