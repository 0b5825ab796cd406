import type { ListedOrder } from './queries.ts';

/** Whether the payment of an order has arrived and was not refunded. */
export const isPaid = ({ paidAt, refundedAt }: Pick<ListedOrder, 'paidAt' | 'refundedAt'>): boolean =>
  paidAt !== null && refundedAt === null;
