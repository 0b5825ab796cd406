import type { ExamplesOf } from '../endpoints.ts';
import type * as importJobs from '../import-jobs.ts';
import { IMPORT_ID, IMPORT_ROW_ID, VEHICLE_ID } from './ids.ts';

const summary = {
  id: IMPORT_ID,
  state: 'done',
  isDryRun: false,
  isSettled: false,
  startedAt: '2026-01-31T12:00:00.000Z',
  startedBy: 'admin@example.com',
  total: 2,
  finished: 2,
  failed: 1,
  missing: 1,
} as const;

const SENT_AS = '3b8d1f60-2c4e-4a7b-8d95-6e0f1a2b3c4d';

const rows = [
  {
    id: IMPORT_ROW_ID,
    fileName: 'golf.zip',
    sentAs: SENT_AS,
    state: 'done' as const,
    vin: 'WVWZZZ1KZAW000001',
    vehicleId: VEHICLE_ID,
    name: 'Volkswagen Golf',
    replaced: true,
    changes: [
      { field: 'mileageKm' as const, outcome: 'changed' as const, before: 48_000, after: 48_350 },
      { field: 'priceNet' as const, outcome: 'kept' as const, before: '17990.00', after: '18490.00' },
    ],
    skipped: ['notes.txt'],
    reason: null,
    entry: null,
    params: {},
  },
  {
    id: '9e1a3d5f-7b0c-4e24-9f60-8c0d2e4f6b80',
    fileName: 'octavia.zip',
    sentAs: null,
    state: 'failed' as const,
    vin: null,
    vehicleId: null,
    name: null,
    replaced: false,
    changes: [],
    skipped: [],
    reason: 'FIELDS_INVALID' as const,
    entry: 'spec.json',
    params: { fields: [{ field: 'vin', code: 'VIN_INVALID' as const, value: 'KURZ' }] },
  },
];

const done = { ...summary, rows, missingFiles: ['passat.zip'] };
const files = ['golf.zip', 'octavia.zip'];
const params = { id: IMPORT_ID };

export const importJobExamples: ExamplesOf<typeof importJobs> = {
  'PUT /api/imports/{id}': {
    params,
    body: { isDryRun: false, fileNames: [...files, 'passat.zip'] },
    result: done,
  },
  'POST /api/imports': { query: { dryRun: 'false' }, files, result: done },
  'POST /api/imports/{id}/files': { params, query: { sentAs: SENT_AS }, files, result: done },
  'GET /api/imports': { query: { page: '1' }, result: { imports: [summary], total: 1 } },
  'GET /api/imports/{id}': { params, result: done },
  'PATCH /api/imports/{id}': {
    params,
    body: { isSettled: true, from: { failed: 1 } },
    result: { ...summary, isSettled: true },
    errors: { EDITED_MEANWHILE: { current: { isSettled: false, failed: 2, missing: 0 } } },
  },
};
