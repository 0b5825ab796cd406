import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint, Payloads } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { COMMON_PAYLOADS, rateLimitedBy } from '../../contract/payloads.ts';

const NO_PAYLOAD = z.object({});
/** Of paths outside the contract: feeds are limited as well. */
const OUTSIDE: Payloads = { RATE_LIMITED: rateLimitedBy('DATA') };

/** The schema of a code's payload at this endpoint; undefined where the code has none. */
export function payloadSchemaOf(endpoint: Endpoint | undefined, code: ErrorCode): z.ZodObject | undefined {
  const common: Payloads = COMMON_PAYLOADS;
  const own = endpoint ? endpoint.errors : OUTSIDE;
  return own?.[code] ?? common[code] ?? undefined;
}

/** Whether a payload has exactly the members of its schema. `endpoint` is undefined for a path without one. */
export function isPromisedPayload(
  endpoint: Endpoint | undefined,
  code: ErrorCode,
  payload: object = {},
): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(payload));
  const { success, data } = (payloadSchemaOf(endpoint, code) ?? NO_PAYLOAD).safeParse(sent);
  return success && isDeepStrictEqual(sent, data);
}
