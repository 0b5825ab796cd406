import type { ExamplesOf } from '../endpoints.ts';
import type * as orderBulk from '../order-bulk.ts';
import { ORDER_ID } from './ids.ts';

export const orderBulkExamples: ExamplesOf<typeof orderBulk> = {
  'POST /api/admin/orders/steps': {
    body: { step: 'COMPLETED', orders: [{ id: ORDER_ID, from: 'PROCESSED' }] },
    result: { results: [{ id: ORDER_ID, outcome: 'DONE', refusal: null }] },
  },
};
