import type { Result } from '../../contract/endpoint.ts';
import type { listOrders } from '../../contract/orders.ts';
import { vatPercentOf } from '../../contract/vat.ts';
import { orderNumberCell } from '../csv.ts';
import { type Columns, timeCell } from '../list-table.ts';

type ListedOrder = Result<typeof listOrders>['orders'][number];

/** The orders as clerks download them. */
export const ORDER_COLUMNS: Columns<'orders', ListedOrder> = {
  number: ({ id }) => orderNumberCell(id),
  orderedAt: ({ orderDate }) => timeCell(orderDate),
  status: ({ status, endReason }, wordOf) => wordOf('order', endReason === 'EXPIRED' ? 'EXPIRED' : status),
  dealer: ({ dealerName }) => dealerName,
  country: ({ dealerCountry }) => dealerCountry,
  vehicles: ({ itemCount }) => String(itemCount),
  amount: ({ totalAmount }) => ({ amount: totalAmount }),
  shipping: ({ shippingCost }) => ({ amount: shippingCost }),
  vatPercent: ({ vatCase }) => String(vatPercentOf(vatCase)),
  deadline: ({ deadline }) => timeCell(deadline),
  calledAt: ({ calledAt }) => timeCell(calledAt),
  invoice: ({ invoice }) => invoice?.number ?? '',
  dueOn: ({ invoice }) => invoice?.dueOn ?? '',
  paidAt: ({ paidAt }) => timeCell(paidAt),
  refundedAt: ({ refundedAt }) => timeCell(refundedAt),
  deliveryOn: ({ deliveryOn }) => deliveryOn ?? '',
  placedBy: ({ placedBy }) => placedBy,
};
