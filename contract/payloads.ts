import { z } from 'zod';
import type { Payloads } from './endpoint.ts';
import { id } from './fields.ts';
import { VEHICLE_STATUSES } from './states.ts';

/** Payloads of the codes that every call may answer. An endpoint does not repeat them. */
export const COMMON_PAYLOADS = {
  VALIDATION_FAILED: z.object({
    errors: z.array(z.object({ path: z.string(), message: z.string(), code: z.string() })),
  }),
} as const satisfies Payloads;

/** The limits that refuse calls with 429; docs/rules.md, chapter "Limits". */
export type RateLimit =
  | 'LOGIN'
  | 'REGISTRATION'
  | 'CONTACT'
  | 'RESET'
  | 'ORDER_CALLS'
  | 'PENDING_VEHICLES'
  | 'DATA';

/** RATE_LIMITED: which of these limits is reached. */
export const rateLimitedBy = <const Names extends readonly [RateLimit, ...RateLimit[]]>(...limits: Names) =>
  z.object({ limit: z.enum(limits) });

/** VEHICLE_UNAVAILABLE: which vehicles cannot be ordered. `status` is null when the vehicle does not exist. */
export const UnavailableVehicles = z.object({
  vehicles: z.array(z.object({ id, status: z.enum(VEHICLE_STATUSES).nullable() })).min(1),
});
