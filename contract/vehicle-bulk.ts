import { z } from 'zod';
import { ADMIN_VEHICLE_PARAMETERS } from './admin-vehicle-parameters.ts';
import { VEHICLE_STATES_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { amount, code, id, idParams, repeatable } from './fields.ts';
import { queryFrom } from './query.ts';
import { BULK_MAX, ROUNDINGS, toHundredths } from './reprice.ts';
import { VEHICLE_STATUSES } from './states.ts';

const status = z.enum(VEHICLE_STATUSES);

/** A vehicle of a selection, as the clerk has seen it. */
const Selected = z.object({
  id,
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  priceNet: amount,
  status,
});
export type Selected = z.output<typeof Selected>;

const { page: _page, limit: _limit, ...FILTERS } = ADMIN_VEHICLE_PARAMETERS;

export const selectVehicles = endpoint({
  method: 'GET',
  path: '/api/admin/vehicles/selection',
  summary: `The vehicles of all pages of a list, in its order, at most ${BULK_MAX}; total counts all of them`,
  access: 'admin',
  query: queryFrom(FILTERS),
  result: z.object({ vehicles: z.array(Selected), total: z.number().int() }),
});

export const readInterest = endpoint({
  method: 'GET',
  path: '/api/admin/vehicles/interest',
  summary:
    'How many dealers watch each of up to 100 vehicles, and the order that holds it; ids that do not exist are left out',
  access: 'admin',
  query: z.strictObject({ id: repeatable(id, VEHICLE_STATES_MAX) }),
  result: z.object({
    vehicles: z.array(
      z.object({
        id,
        watchers: z.number().int(),
        order: z.object({ id, dealerName: z.string() }).nullable(),
      }),
    ),
  }),
});

/** Why a vehicle of a bulk change was left as it is: docs/decisions/0038. */
export const LEFT_OUT_REASONS = [
  'GONE',
  'CHANGED',
  'RESERVED',
  'SOLD',
  'HELD',
  'PRICE_OUT_OF_RANGE',
] as const;

const BulkResult = z.object({
  changed: z.number().int(),
  /** So many had the wanted value already, such as after a call whose answer was lost. */
  unchanged: z.number().int(),
  /** What each is now. All of it is null for a vehicle that no longer exists. */
  leftOut: z.array(
    z.object({
      id,
      vin: z.string().nullable(),
      priceNet: amount.nullable(),
      status: status.nullable(),
      reason: z.enum(LEFT_OUT_REASONS),
    }),
  ),
});
export type BulkResult = z.output<typeof BulkResult>;

/** A UUID that the caller made up for this call. With it the progress of the call can be read. */
export const progressId = id.optional();

const distinct = <Row extends z.ZodObject<{ id: typeof id }>>(row: Row) =>
  z
    .array(row)
    .min(1, code('REQUIRED'))
    .max(BULK_MAX, code('TOO_LONG'))
    .refine((rows) => new Set(rows.map((each) => each.id)).size === rows.length, code('DUPLICATE'));

export const changePrices = endpoint({
  method: 'PATCH',
  path: '/api/admin/vehicles/prices',
  summary:
    'Changes the prices of many vehicles in one transaction; leaves out what is reserved, sold, gone or no longer at the price that the clerk saw',
  access: 'admin',
  body: z.strictObject({
    /** `priceNet` is the price that the clerk saw. */
    vehicles: distinct(z.strictObject({ id, priceNet: amount })),
    by: z.enum(['AMOUNT', 'PERCENT']),
    value: z.string().refine((value) => toHundredths(value) !== null, code('AMOUNT_INVALID')),
    rounding: z.literal(ROUNDINGS),
    progressId,
  }),
  result: BulkResult,
});

export const changeStatuses = endpoint({
  method: 'PATCH',
  path: '/api/admin/vehicles/statuses',
  summary:
    'Sets the status of many vehicles in one transaction; leaves out what an order holds, what is gone and what no longer has the status that the clerk saw',
  access: 'admin',
  body: z.strictObject({
    /** `status` is the one that the clerk saw. */
    vehicles: distinct(z.strictObject({ id, status })),
    status,
    progressId,
  }),
  result: BulkResult,
});

/** How many of the vehicles a running call has written, or read for a file. */
const BulkProgress = z.object({ done: z.number().int(), total: z.number().int() });
export type BulkProgress = z.output<typeof BulkProgress>;

export const readBulkProgress = endpoint({
  method: 'GET',
  path: '/api/admin/vehicles/progress/{id}',
  summary:
    'How far a bulk change or an export of the same admin is; null before it starts, after it ends, and on a server that does not run it',
  access: 'admin',
  params: idParams,
  result: z.object({ progress: BulkProgress.nullable() }),
});
