import type { ExamplesOf } from '../endpoints.ts';
import type * as mails from '../mails.ts';
import { MAIL_ID, ORDER_ID } from './ids.ts';

const queued = {
  id: MAIL_ID,
  kind: 'orderConfirmation',
  recipient: 'einkauf@autohaus-sommer.example',
  orderId: ORDER_ID,
  queuedAt: '2026-02-24T09:12:00.000Z',
};

export const mailExamples: ExamplesOf<typeof mails> = {
  'GET /api/admin/mails/failed': {
    query: { page: '1', limit: '20' },
    result: {
      mails: [{ ...queued, failedAt: '2026-02-28T11:40:00.000Z', reason: '550 5.1.1 mailbox unavailable' }],
      total: 1,
    },
  },
  'POST /api/admin/mails/{id}/send': { params: { id: MAIL_ID }, result: queued },
};
