import type * as audit from '../audit.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { ADMIN_ID, VEHICLE_ID } from './ids.ts';

export const auditExamples: ExamplesOf<typeof audit> = {
  'GET /api/admin/audit': {
    query: { subject: 'vehicle', subjectId: VEHICLE_ID, from: '2026-03-01', page: '1', limit: '50' },
    result: {
      events: [
        {
          id: 4711,
          at: '2026-03-02T10:40:00.000Z',
          actor: { id: ADMIN_ID, email: 'clerk@forecourt.example', role: 'admin' },
          action: 'VEHICLE_PRICE_CHANGED',
          subject: 'vehicle',
          subjectId: VEHICLE_ID,
          name: 'Volkswagen Golf',
          orderId: null,
          recipient: null,
          before: { priceNet: '18490.00' },
          after: { priceNet: '17990.00' },
        },
      ],
      total: 1,
    },
  },
  'GET /api/admin/audit.csv': {
    query: { action: 'VEHICLE_PRICE_CHANGED', from: '2026-03-01', locale: 'en' },
  },
};
