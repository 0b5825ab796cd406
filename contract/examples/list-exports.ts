import type { ExamplesOf } from '../endpoints.ts';
import type * as listExports from '../list-exports.ts';

export const listExportExamples: ExamplesOf<typeof listExports> = {
  'GET /api/admin/orders.csv': { query: { status: 'COMPLETED', dateFrom: '2026-03-01', locale: 'de' } },
  'GET /api/admin/dealers.csv': { query: { status: 'ACTIVE', sortBy: 'name', locale: 'en' } },
  'GET /api/admin/reservations.csv': { query: { status: 'ACTIVE', sortBy: 'expiry', locale: 'de' } },
  'GET /api/admin/mails.csv': { query: { state: 'FAILED', locale: 'fr' } },
};
