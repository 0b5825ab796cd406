import type * as dealerDetails from '../dealer-details.ts';
import type * as dealers from '../dealers.ts';
import type { ExamplesOf } from '../endpoints.ts';
import type * as health from '../health.ts';
import type * as overview from '../overview.ts';
import { DEALER_ID, ORDER_ID } from './ids.ts';

export const dealer = {
  id: DEALER_ID,
  companyName: 'Autohaus Sommer GmbH',
  legalForm: 'GmbH',
  vatId: 'DE123456788',
  vatIdCheck: 'VALID',
  email: 'einkauf@autohaus-sommer.example',
  emailConfirmed: true,
  phone: '+49 911 1234567',
  tier: 'STANDARD',
  status: 'PENDING',
  street: 'Industriestraße 12',
  postalCode: '90402',
  city: 'Nürnberg',
  country: 'DE',
  contactFirstName: 'Petra',
  contactLastName: 'Sommer',
  contactPosition: 'Einkauf',
  contactPhone: '+49 911 1234568',
  marketingOptIn: false,
  notes: '',
  createdAt: '2026-02-16T08:05:00.000Z',
  orderCount: 0,
  openOrderCount: 0,
  erasedAt: null,
} as const;

export const dealerExamples: ExamplesOf<typeof dealers> = {
  'GET /api/admin/dealers': {
    query: { search: 'Sommer', status: 'PENDING', sortBy: 'name', page: '1', limit: '10' },
    result: { dealers: [dealer], total: 1 },
  },
  'PATCH /api/admin/dealers/{id}/status': {
    params: { id: DEALER_ID },
    body: { status: 'ACTIVE', from: 'PENDING' },
    result: { ...dealer, status: 'ACTIVE' },
    errors: { EDITED_MEANWHILE: { current: { status: 'SUSPENDED' } } },
  },
  'DELETE /api/admin/dealers/{id}': { params: { id: DEALER_ID } },
};

const details = {
  ...dealer,
  vatIdCheckedAt: '2026-02-17T09:30:00.000Z',
  vatIdCheckedBy: 'clerk@forecourt.example',
  lastSignInAt: '2026-03-01T07:12:00.000Z',
  changedAt: null,
  sameVatId: [],
  orders: [
    {
      id: ORDER_ID,
      status: 'PENDING',
      orderDate: '2026-03-02T09:15:00.000Z',
      itemCount: 1,
      totalAmount: '18490.00',
    },
  ],
} as const;

export const dealerDetailsExamples: ExamplesOf<typeof dealerDetails> = {
  'GET /api/admin/dealers/{id}': {
    params: { id: DEALER_ID },
    result: { ...details, sameVatId: [...details.sameVatId], orders: [...details.orders] },
  },
  'PATCH /api/admin/dealers/{id}': {
    params: { id: DEALER_ID },
    body: { vatIdCheck: 'VALID', from: { vatIdCheck: 'UNCHECKED' } },
    result: { ...details, sameVatId: [...details.sameVatId], orders: [...details.orders] },
    errors: {
      EDITED_MEANWHILE: {
        current: { email: dealer.email, vatId: dealer.vatId, vatIdCheck: 'INVALID', notes: '' },
      },
    },
  },
  'POST /api/admin/dealers/{id}/erase': {
    params: { id: DEALER_ID },
    result: {
      ...details,
      companyName: 'erased',
      legalForm: null,
      email: `erased-${DEALER_ID}`,
      emailConfirmed: false,
      phone: 'erased',
      status: 'SUSPENDED',
      street: null,
      postalCode: null,
      city: null,
      contactFirstName: 'erased',
      contactLastName: 'erased',
      contactPosition: null,
      contactPhone: 'erased',
      lastSignInAt: null,
      changedAt: null,
      sameVatId: [],
      orders: [{ ...details.orders[0], status: 'COMPLETED' }],
      erasedAt: '2026-04-01T10:00:00.000Z',
    },
    errors: { DEALER_HAS_ORDERS: { orders: [{ id: ORDER_ID, status: 'PENDING' }] } },
  },
};

export const overviewExamples: ExamplesOf<typeof overview> = {
  'GET /api/admin/overview': { result: { vehicles: 240, activeReservations: 12, dealers: 85 } },
};

export const healthExamples: ExamplesOf<typeof health> = {
  'GET /api/health': { result: { status: 'ok', stock: 'memory' } },
  'GET /api/openapi.json': {
    result: { openapi: '3.1.0', info: { title: 'Forecourt', version: '1' }, paths: {} },
  },
};
