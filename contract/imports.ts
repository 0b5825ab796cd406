import { z } from 'zod';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from './upload-figures.ts';
import { endpoint } from './endpoint.ts';
import { amount, id } from './fields.ts';
import { importRejectionReasons } from './import-reasons.ts';
import { VEHICLE_STATUSES } from './states.ts';
import { VALIDATION_MESSAGE, type ValidationCode } from './validation.ts';

const ZIP = { maxBytes: UPLOAD_MAX_BYTES, mediaType: 'application/zip' };

const ImportedVehicle = z.object({
  id,
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  status: z.enum(VEHICLE_STATUSES),
});

/**
 * The net prices in EUR of a replaced vehicle before and after the import; null for a new vehicle. They are equal if a
 * price that an admin has set stays, because the delivery repeats the price of the one before.
 */
const ReplacedPrices = z.object({ before: amount, after: amount }).nullable();

// Object.keys gives strings; the keys of this object are the codes.
const validationCodes = Object.keys(VALIDATION_MESSAGE) as ValidationCode[];

/** Why a ZIP was refused. The browser translates `reason` with `entry` (a file in the ZIP) and `params`. */
export const Rejection = z.object({
  reason: z.enum(importRejectionReasons),
  entry: z.string().nullable(),
  /** import-reasons.ts says which reason has which members. */
  params: z.object({
    fields: z
      .array(
        z.object({
          field: z.string(),
          code: z.enum(validationCodes),
          value: z.string().optional(),
          min: z.union([z.number(), z.string()]).optional(),
          max: z.union([z.number(), z.string()]).optional(),
        }),
      )
      .optional(),
    others: z.array(z.string()).optional(),
    other: z.string().optional(),
    vin: z.string().optional(),
    method: z.number().int().optional(),
    line: z.number().int().optional(),
    column: z.number().int().optional(),
    max: z.number().int().optional(),
    maxBytes: z.number().int().optional(),
    maxPixels: z.number().int().optional(),
    maxRatio: z.number().int().optional(),
  }),
});
export type Rejection = z.output<typeof Rejection>;

export const importVehicleZip = endpoint({
  method: 'POST',
  path: '/api/upload/vehicle-zip',
  summary:
    'Imports one vehicle from a ZIP; `replaced` is true if it replaced an AVAILABLE vehicle with this VIN',
  access: 'admin',
  upload: { field: 'zipFile', maxFiles: 1, ...ZIP },
  result: z.object({
    vehicle: ImportedVehicle,
    replaced: z.boolean(),
    prices: ReplacedPrices,
    skipped: z.array(z.string()),
    message: z.string(),
  }),
  errors: { IMPORT_REJECTED: Rejection },
});

/** Each row of `failed` has reason, entry and params. The reason of a file that is too large is TOO_LARGE. */
export const importVehicleZips = endpoint({
  method: 'POST',
  path: '/api/upload/vehicle-zips',
  summary: 'Imports several ZIPs; one bad file never stops the others',
  access: 'admin',
  upload: { field: 'zipFiles', maxFiles: UPLOAD_MAX_FILES, ...ZIP },
  result: z.object({
    successful: z.array(
      z.object({
        fileName: z.string(),
        vin: z.string(),
        vehicle: ImportedVehicle,
        replaced: z.boolean(),
        prices: ReplacedPrices,
        skipped: z.array(z.string()),
      }),
    ),
    failed: z.array(z.object({ fileName: z.string(), error: z.string(), ...Rejection.shape })),
    totalSuccessful: z.number().int(),
    totalFailed: z.number().int(),
    message: z.string(),
  }),
});
