import type { OrderStatus } from './states.ts';
import type { VatCase } from './vat-case.ts';

// Apart from the calls, because pages load no schema.

/** A completed order without VAT is on the work list if its proof is missing after so many days. */
export const ARRIVAL_PROOF_DAYS = 30;
/** The most documents of an order. */
export const ORDER_DOCUMENTS_MAX = 10;

/** A delivery without VAT is proved once the order is in progress. */
export const takesArrivalProof = (order: { vatCase: VatCase; status: OrderStatus }): boolean =>
  order.vatCase === 'INTRA_COMMUNITY' && (order.status === 'PROCESSED' || order.status === 'COMPLETED');
