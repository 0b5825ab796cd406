import type { ExamplesOf } from '../endpoints.ts';
import type * as invoices from '../invoices.ts';
import { ORDER_ID } from './ids.ts';

export const invoiceExamples: ExamplesOf<typeof invoices> = {
  'POST /api/orders/{id}/generate-xml-invoice': {
    params: { id: ORDER_ID },
    body: {
      iban: 'DE02120300000000202051',
      accountName: 'Leasing Nord GmbH',
      bic: 'BYLADEM1001',
    },
    errors: { INVOICE_NOT_POSSIBLE: { fields: ['street', 'vatId'] } },
  },
};
