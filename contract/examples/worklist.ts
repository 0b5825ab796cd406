import type { ExamplesOf } from '../endpoints.ts';
import type * as worklist from '../worklist.ts';
import { DEALER_ID, ORDER_ID } from './ids.ts';

const waiting = {
  name: 'Autohaus Sommer GmbH',
  phone: '+49 911 1234567',
  since: '2026-03-02T09:15:00.000Z',
  isOverdue: false,
  isUnconfirmed: false,
  reminder: null,
  mayBeCancelled: false,
  needsNewInvoice: false,
};

export const worklistExamples: ExamplesOf<typeof worklist> = {
  'GET /api/admin/worklist': {
    result: {
      worklist: [
        {
          kind: 'REVIEW',
          total: 1,
          rows: [{ ...waiting, id: DEALER_ID, subject: 'dealer', deadline: '2026-03-04T22:59:59.000Z' }],
        },
        {
          kind: 'CALL',
          total: 1,
          rows: [{ ...waiting, id: ORDER_ID, subject: 'order', deadline: '2026-03-03T09:15:00.000Z' }],
        },
      ],
      total: 2,
    },
  },
};
