import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant } from './fields.ts';

/**
 * A session of the signed-in user. `browser` and `system` are names such as "Firefox" and "Windows", `network` is the first
 * half of the address at the sign-in; null where unknown. `lastSeenAt` is written at most every five minutes.
 */
export const Session = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable(),
  signedInAt: instant,
  lastSeenAt: instant,
  /** Whether the call was made in this session. */
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'The own sessions: the current one first, then the last used; at most 100 with the number of all',
  access: 'signedIn',
  result: z.object({ sessions: z.array(Session), total: z.number().int() }),
});

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  summary: 'Ends one of the own sessions',
  access: 'signedIn',
  params: idParams,
  status: 204,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Ends all own sessions but the current one',
  access: 'signedIn',
  status: 204,
});
