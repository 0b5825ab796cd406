import { z } from 'zod';
import { LOCALES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { code, id, locale } from './fields.ts';
import { queryFrom } from './query.ts';
import { BULK_MAX } from './reprice.ts';
import { progressId } from './vehicle-bulk.ts';
import { VEHICLE_PARAMETERS } from './vehicle-parameters.ts';

const { page: _page, limit: _limit, ...FILTERS } = VEHICLE_PARAMETERS;

/** CSV and XLSX for spreadsheets, with heads and words in a language; JSON for programs, with codes. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;

export const exportInventory = endpoint({
  method: 'GET',
  path: '/api/vehicles/export',
  summary: `The vehicles of all pages of a list as a file, in its order, at most ${BULK_MAX}; no cell is a formula`,
  access: 'signedIn',
  query: queryFrom({
    ...FILTERS,
    format: { kind: 'choice', of: EXPORT_FORMATS, default: 'csv' },
    /** The language of heads and words; absent: that of the user. */
    locale: { kind: 'choice', of: LOCALES },
  }),
  isFile: true,
});

export const exportVehicles = endpoint({
  method: 'POST',
  path: '/api/admin/vehicles/export',
  summary:
    'These vehicles as a table for Excel, in their order and in the language of the admin; no cell is a formula',
  access: 'admin',
  body: z.strictObject({
    ids: z.array(id).min(1, code('REQUIRED')).max(BULK_MAX, code('TOO_LONG')),
    format: z.enum(['csv', 'xlsx']),
    /** The language of heads and words; absent: that of the admin. */
    locale: locale.optional(),
    progressId,
  }),
  isFile: true,
});
