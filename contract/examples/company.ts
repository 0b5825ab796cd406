import type * as company from '../company.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { COLLEAGUE_ID } from './ids.ts';

const colleague = {
  id: COLLEAGUE_ID,
  email: 'jules@garage.example',
  name: 'Jules Perrin',
  rights: 'BUYER' as const,
  blocked: false,
  isInvited: false,
  lastSeenAt: '2026-03-02T08:12:00.000Z',
};

export const companyExamples: ExamplesOf<typeof company> = {
  'GET /api/company/users': { result: { users: [colleague], total: 1 } },
  'POST /api/company/users': {
    body: { email: 'jules@garage.example', name: 'Jules Perrin', rights: 'BUYER', locale: 'fr' },
    result: { ...colleague, isInvited: true, lastSeenAt: null },
    errors: { RATE_LIMITED: { limit: 'REGISTRATION' } },
  },
  'POST /api/company/users/{id}/invitation': {
    params: { id: COLLEAGUE_ID },
    errors: { RATE_LIMITED: { limit: 'REGISTRATION' } },
  },
  'PATCH /api/company/users/{id}': {
    params: { id: COLLEAGUE_ID },
    body: { rights: 'VIEWER', from: { rights: 'BUYER' } },
    result: { ...colleague, rights: 'VIEWER' },
    errors: { EDITED_MEANWHILE: { current: { rights: 'OWNER', blocked: false } } },
  },
  'DELETE /api/company/users/{id}': { params: { id: COLLEAGUE_ID } },
};
