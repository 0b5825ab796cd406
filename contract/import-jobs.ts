import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, instant } from './fields.ts';
import { IMPORT_PARAMETERS } from './import-parameters.ts';
import { Rejection } from './imports.ts';
import { queryFrom } from './query.ts';
import { IMPORT_FILES_MAX, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from './upload-figures.ts';
import { VEHICLE_FIELD_NAMES } from './vehicle-fields.ts';

const UPLOAD = {
  field: 'files',
  maxFiles: UPLOAD_MAX_FILES,
  maxBytes: UPLOAD_MAX_BYTES,
  mediaType: 'application/zip',
};

/**
 * What an import can change. `damages`, `tyres`, `paint` and `inspection` are numbers of entries, `pictures` and `documents` of files, `otherData` is the number of further keys
 * of spec.json. `titles`: those of the pictures and documents that leave or come or get another title. `cover`: its title.
 */
export const IMPORTED_FIELDS = [
  'make',
  'model',
  ...VEHICLE_FIELD_NAMES,
  'priceNet',
  'equipmentText',
  'damages',
  'tyres',
  'paint',
  'inspection',
  'pictures',
  'documents',
  'titles',
  'cover',
  'otherData',
] as const;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * What happened to a field. `created`: of a new vehicle. `changed`: from `before` to `after`. `kept`: a clerk set the price
 * `before`, which stays although the delivery says `after`.
 */
const Change = z.object({
  field: z.enum(IMPORTED_FIELDS),
  outcome: z.enum(['created', 'changed', 'kept']),
  before: value,
  after: value,
});
export type Change = z.output<typeof Change>;

const STATES = ['waiting', 'running', 'done'] as const;

/**
 * A file of an import. `name`: make and model. `vehicleId`: null until the file is imported, in a dry run if the vehicle
 * would be new, and after the vehicle was deleted. `reason`, `entry` and `params` say why a file failed, as in
 * IMPORT_REJECTED. `sentAs`: the id under which it was sent last, if it had one.
 */
const ImportRow = z.object({
  id,
  fileName: z.string(),
  state: z.enum([...STATES, 'failed']),
  vin: z.string().nullable(),
  vehicleId: id.nullable(),
  name: z.string().nullable(),
  replaced: z.boolean(),
  changes: z.array(Change),
  skipped: z.array(z.string()),
  reason: Rejection.shape.reason.nullable(),
  entry: Rejection.shape.entry,
  params: Rejection.shape.params,
  /** Absent in answers of servers of the previous version, which run during an update. */
  sentAs: id.nullable().optional(),
});
export type ImportRow = z.output<typeof ImportRow>;

/**
 * `state`: `done` when every file that has arrived has ended. `startedBy`: the e-mail address of the clerk; null after the
 * account was deleted. `isSettled`: the failed and the missing files stay as they are. `total`, `finished` and `failed`
 * count files that have arrived, `missing` those that were announced and have not.
 */
const ImportSummary = z.object({
  id,
  state: z.enum(STATES),
  isDryRun: z.boolean(),
  isSettled: z.boolean(),
  startedAt: instant,
  startedBy: z.string().nullable(),
  total: z.number().int(),
  finished: z.number().int(),
  failed: z.number().int(),
  missing: z.number().int(),
});
export type ImportSummary = z.output<typeof ImportSummary>;

/** `missingFiles`: the names of the files that were announced and have not arrived. */
const Import = ImportSummary.extend({ rows: z.array(ImportRow), missingFiles: z.array(z.string()) });
export type Import = z.output<typeof Import>;

export const announceFiles = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}',
  summary:
    'Announces files, so that the import names those that never arrive; begins an import under this id if there is none',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    /** Of an import that this call begins. */
    isDryRun: z.boolean(),
    fileNames: z
      .array(z.string().min(1, code('REQUIRED')).max(500, code('TOO_LONG')))
      .min(1, code('REQUIRED'))
      .max(IMPORT_FILES_MAX, code('TOO_MANY_FILES')),
  }),
  result: Import,
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  summary:
    'Takes ZIPs, one vehicle each, and imports them in the background; with `dryRun=true` it only says what would happen',
  access: 'admin',
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).optional() }),
  upload: UPLOAD,
  result: Import,
  status: 201,
});

export const addImportFiles = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/files',
  summary: 'Adds ZIPs to an import; one of the same name replaces its failed row',
  access: 'admin',
  params: idParams,
  /** An id that the sender gives to a request with one file. Sent again with it, a file is not added twice, unless it has failed. */
  query: z.strictObject({ sentAs: id.optional() }),
  upload: UPLOAD,
  result: Import,
  status: 201,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'The imports, the latest first, without their rows',
  access: 'admin',
  query: queryFrom(IMPORT_PARAMETERS),
  result: z.object({ imports: z.array(ImportSummary), total: z.number().int() }),
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/{id}',
  summary: 'An import with its files, and field by field what each changed',
  access: 'admin',
  params: idParams,
  result: Import,
});

export const settleImport = endpoint({
  method: 'PATCH',
  path: '/api/imports/{id}',
  summary: 'Takes the failed and missing files of an import off the work list, or puts them back',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    isSettled: z.boolean(),
    /** The numbers of failed and missing files that the clerk saw: they settle no file that failed or was announced later. */
    from: z.strictObject({ failed: z.number().int(), missing: z.number().int().optional() }).optional(),
  }),
  result: ImportSummary,
  errors: {
    EDITED_MEANWHILE: z.object({
      current: ImportSummary.pick({ isSettled: true, failed: true, missing: true }),
    }),
  },
});
