import type * as dealers from '../dealers.ts';
import type { ExamplesOf } from '../endpoints.ts';
import type * as health from '../health.ts';
import type * as overview from '../overview.ts';
import { DEALER_ID } from './ids.ts';

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

export const overviewExamples: ExamplesOf<typeof overview> = {
  'GET /api/admin/overview': { result: { vehicles: 240, activeReservations: 12, dealers: 85 } },
};

export const healthExamples: ExamplesOf<typeof health> = {
  'GET /api/health': { result: { status: 'ok' } },
  'GET /api/openapi.json': {
    result: { openapi: '3.1.0', info: { title: 'Forecourt', version: '1' }, paths: {} },
  },
};
