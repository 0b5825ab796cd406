import { orderNumberOf } from '../../contract/order-number.ts';

/** The name under which the XML invoice of an order is saved: that of the answer, else one with the number of the order. */
export const invoiceFileName = (answered: string | null, orderId: string): string =>
  answered ?? `invoice-${orderNumberOf(orderId)}.xml`;
