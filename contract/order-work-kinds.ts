// Alone, because the parameters of the orders are part of what every visitor loads.

/**
 * What waits about an order: one whose dealer is to be called, one that lapses soon, an invoice that was due before or is due
 * today, a cancelled order whose payment is to be refunded, a completed order without VAT whose proof of arrival is
 * missing, one with a complaint that nobody has answered.
 */
export const ORDER_WORK_KINDS = [
  'CALL',
  'LAPSING',
  'COMPLAINT',
  'PAYMENT_OVERDUE',
  'PAYMENT_DUE',
  'REFUND',
  'ARRIVAL_PROOF',
] as const;
export type OrderWork = (typeof ORDER_WORK_KINDS)[number];
