import { can } from '../../../contract/order-rules.ts';
import type { OrderDetails } from '../../orders/queries.ts';

type Order = Pick<
  OrderDetails['order'],
  'status' | 'isInvoiced' | 'calledAt' | 'paidAt' | 'refundedAt' | 'deliveryOn'
>;

/** What a clerk records next of an order; null when nothing waits. */
export function nextActionOf(order: Order): 'call' | 'pay' | 'deliver' | 'refund' | null {
  if (can.recordRefund(order)) return order.refundedAt === null ? 'refund' : null;
  if (order.status === 'CANCELLED' || order.status === 'COMPLETED')
    return can.recordPayment(order) && order.paidAt === null ? 'pay' : null;
  if (order.calledAt === null) return 'call';
  if (can.recordPayment(order) && order.paidAt === null) return 'pay';
  return can.setDeliveryDay(order) && order.deliveryOn === null ? 'deliver' : null;
}
