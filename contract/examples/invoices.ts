import type { ExamplesOf } from '../endpoints.ts';
import type * as invoices from '../invoices.ts';
import { DEALER_ID, ORDER_ID } from './ids.ts';

const bank = {
  iban: 'DE02120300000000202051',
  accountName: 'Leasing Nord GmbH',
  bic: 'BYLADEM1001',
};

const basis = {
  totalAmount: '18200.00',
  shippingCost: '465.00',
  vatCase: 'INTRA_COMMUNITY' as const,
  vatId: 'FR40303265045',
  vatIdCheck: 'VALID' as const,
};

const invoice = {
  number: '2026-000017',
  kind: 'INVOICE' as const,
  state: 'OPEN' as const,
  issuedAt: '2026-01-31T12:00:00.000Z',
  dueOn: '2026-02-04',
  cancels: null,
  netAmount: '18665.00',
  vatAmount: '3546.35',
  grossAmount: '22211.35',
  xmlSize: 9_412,
  pdfSize: 14_120,
  payment: bank,
  isPaymentTakenBack: false,
  reminders: [],
  nextReminder: { place: 1 as const, from: '2026-02-05', isPossible: false },
  mayBeCancelled: false,
};

export const invoiceExamples: ExamplesOf<typeof invoices> = {
  'GET /api/admin/bank-details': { result: bank },
  'POST /api/orders/{id}/generate-xml-invoice': {
    params: { id: ORDER_ID },
    body: { ...bank, from: basis },
    errors: {
      INVOICE_NOT_POSSIBLE: { fields: ['street', 'vatId'] },
      EDITED_MEANWHILE: { current: { ...basis, totalAmount: '9300.00' } },
    },
  },
  'GET /api/orders/{id}/invoices': {
    params: { id: ORDER_ID },
    result: {
      invoices: [invoice],
      total: 1,
    },
  },
  'GET /api/admin/invoices': {
    query: { state: 'OPEN', sortBy: 'dueAsc' },
    result: {
      invoices: [{ ...invoice, orderId: ORDER_ID, dealerId: DEALER_ID, dealerName: 'Autohaus Sommer GmbH' }],
      total: 1,
    },
  },
  'POST /api/invoices/{number}/reminders': {
    params: { number: '2026-000017' },
    body: { place: 1 },
    result: {
      ...invoice,
      state: 'OVERDUE',
      reminders: [{ place: 1, sentAt: '2026-02-05T09:00:00.000Z' }],
      nextReminder: { place: 2, from: '2026-02-09', isPossible: false },
    },
    errors: { REMINDER_NOT_POSSIBLE: { reason: 'SENT' } },
  },
  'GET /api/admin/invoices.csv': { query: { dateFrom: '2026-01-01', dateTo: '2026-01-31' } },
  'GET /api/admin/intra-community-supplies.csv': { query: { dateFrom: '2026-01-01', dateTo: '2026-03-31' } },
  'GET /api/invoices/{number}.xml': { params: { number: '2026-000017' } },
  'GET /api/invoices/{number}.pdf': { params: { number: '2026-000017' } },
};
