import type * as admins from '../admins.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { ADMIN_ID } from './ids.ts';

const invited = {
  id: ADMIN_ID,
  email: 'clerk@forecourt.example',
  name: 'Karla Klein',
  rights: 'CLERK' as const,
  disabled: false,
  secondFactor: false,
  lastSeenAt: null,
};
const used = { ...invited, secondFactor: true, lastSeenAt: '2026-03-02T08:12:00.000Z' };

export const adminExamples: ExamplesOf<typeof admins> = {
  'GET /api/admin/admins': { query: { page: '1' }, result: { admins: [used], total: 1 } },
  'POST /api/admin/admins': {
    body: { email: 'clerk@forecourt.example', name: 'Karla Klein', rights: 'CLERK', locale: 'de' },
    result: invited,
  },
  'PATCH /api/admin/admins/{id}': {
    params: { id: ADMIN_ID },
    body: { rights: 'CLERK', disabled: false, from: { rights: 'FULL' } },
    result: used,
    errors: {
      EDITED_MEANWHILE: {
        current: { name: 'Petra Klein', rights: 'FULL', disabled: true, secondFactor: false },
      },
    },
  },
};
