import type { ExamplesOf } from '../endpoints.ts';
import type * as mails from '../mails.ts';
import { DEALER_ID, MAIL_ID, ORDER_ID } from './ids.ts';

const queued = {
  id: MAIL_ID,
  kind: 'orderConfirmation',
  recipient: 'einkauf@autohaus-sommer.example',
  orderId: ORDER_ID,
  queuedAt: '2026-02-24T09:12:00.000Z',
};

const sent = {
  ...queued,
  state: 'SENT' as const,
  sentAt: '2026-02-24T09:12:04.000Z',
  failedAt: null,
  reason: null,
  dealer: { id: DEALER_ID, companyName: 'Autohaus Sommer GmbH' },
  canBeSentAgain: true,
};

export const mailExamples: ExamplesOf<typeof mails> = {
  'GET /api/admin/mails': {
    query: { page: '1', limit: '50', state: 'SENT', orderId: ORDER_ID },
    result: { mails: [sent], total: 1 },
  },
  'GET /api/admin/mails/failed': {
    query: { page: '1', limit: '20' },
    result: {
      mails: [
        {
          ...queued,
          failedAt: '2026-02-28T11:40:00.000Z',
          reason: '550 5.1.1 mailbox unavailable',
          canBeSentAgain: true,
        },
      ],
      total: 1,
    },
  },
  'GET /api/admin/mails/{id}': {
    params: { id: MAIL_ID },
    result: {
      ...sent,
      hasSecretLink: false,
      content: {
        locale: 'de' as const,
        subject: 'Ihre Bestellung #41d8a6b2: zwei Fahrzeuge sind reserviert',
        text: 'Guten Tag Anna Sommer,\n\nvielen Dank für Ihre Bestellung.',
        attachments: [],
      },
    },
  },
  'GET /api/admin/mails/{id}/html': { params: { id: MAIL_ID } },
  'POST /api/admin/mails/{id}/send': {
    params: { id: MAIL_ID },
    query: { copyId: '0198a1b2-6a7c-7f10-8d35-5b1f4e0c9a11' },
    result: queued,
  },
};
