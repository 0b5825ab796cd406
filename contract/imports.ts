import { z } from 'zod';
import { UPLOAD_MAX_FILES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { importRejectionReasons } from './import-reasons.ts';
import { VEHICLE_STATUSES } from './states.ts';

const ImportedVehicle = z.object({
  id,
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  status: z.enum(VEHICLE_STATUSES),
});

/** Why a ZIP was refused: `reason` is translated by the browser with `entry` (a file in the ZIP) and `params`. */
export const Rejection = z.object({
  reason: z.enum(importRejectionReasons),
  entry: z.string().nullable(),
  params: z.record(z.string(), z.unknown()),
});

export const importVehicleZip = endpoint({
  method: 'POST',
  path: '/api/upload/vehicle-zip',
  summary:
    'Imports one vehicle from a ZIP; `replaced` tells that an AVAILABLE vehicle of this VIN was replaced',
  access: 'admin',
  upload: { field: 'zipFile', maxFiles: 1 },
  result: z.object({
    vehicle: ImportedVehicle,
    replaced: z.boolean(),
    skipped: z.array(z.string()),
    message: z.string(),
  }),
  errors: ['IMPORT_REJECTED'],
});

/** `failed` rows of a refused ZIP carry reason, entry and params; those of an oversized file carry reason TOO_LARGE. */
export const importVehicleZips = endpoint({
  method: 'POST',
  path: '/api/upload/vehicle-zips',
  summary: 'Imports several ZIPs; one bad file never stops the others',
  access: 'admin',
  upload: { field: 'zipFiles', maxFiles: UPLOAD_MAX_FILES },
  result: z.object({
    successful: z.array(
      z.object({
        fileName: z.string(),
        vin: z.string(),
        vehicle: ImportedVehicle,
        replaced: z.boolean(),
        skipped: z.array(z.string()),
      }),
    ),
    failed: z.array(z.object({ fileName: z.string(), error: z.string(), ...Rejection.shape })),
    totalSuccessful: z.number().int(),
    totalFailed: z.number().int(),
    message: z.string(),
  }),
});
