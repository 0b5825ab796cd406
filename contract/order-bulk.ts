import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, id } from './fields.ts';
import { ORDER_STEPS } from './order-steps.ts';
import { ORDER_STATUSES } from './states.ts';

/** The most orders in one call: the most that a list shows on a page. */
export const BULK_ORDERS_MAX = 100;

/**
 * Why an order is left as it was: it does not exist, another status than the clerk saw, it has ended or is completed, it has
 * no valid invoice to be paid, or an error that the log names.
 */
export const BULK_REFUSALS = [
  'NOT_FOUND',
  'EDITED_MEANWHILE',
  'ORDER_ENDED',
  'INVOICE_MISSING',
  'INTERNAL',
] as const;

/** UNCHANGED: the step had been recorded before. `refusal` is null unless the outcome is REFUSED. */
const OrderOutcome = z.object({
  id,
  outcome: z.enum(['DONE', 'UNCHANGED', 'REFUSED']),
  refusal: z.enum(BULK_REFUSALS).nullable(),
});
export type OrderOutcome = z.output<typeof OrderOutcome>;

export const recordOrderStep = endpoint({
  method: 'POST',
  path: '/api/admin/orders/steps',
  summary:
    'Records a call, a payment or the completion of several orders. Each order is changed on its own: the answer says of each what was done, or why not',
  access: 'admin',
  body: z.strictObject({
    step: z.enum(ORDER_STEPS, code('NOT_A_CHOICE')),
    orders: z
      .array(
        z.strictObject({
          id,
          /** The status that the clerk saw. */
          from: z.enum(ORDER_STATUSES, code('NOT_A_CHOICE')),
        }),
      )
      .min(1, code('OUT_OF_RANGE'))
      .max(BULK_ORDERS_MAX, code('OUT_OF_RANGE'))
      .refine((orders) => new Set(orders.map((order) => order.id)).size === orders.length, code('DUPLICATE')),
  }),
  result: z.object({ results: z.array(OrderOutcome) }),
});
