import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, instant, optional } from './fields.ts';
import { FEED_KINDS } from './feed-figures.ts';

/**
 * A secret address at which a program reads vehicles: those of the stock, of a saved search, or those that the company has bought.
 * `search`: the name of the saved search, null for the other kinds. `createdBy`: the name of the user, else their address; null for
 * a feed from before this was stored.
 */
export const Feed = z.object({
  id,
  kind: z.enum(FEED_KINDS),
  search: z.string().nullable(),
  createdAt: instant,
  createdBy: z.string().nullable(),
  lastUsedAt: instant.nullable(),
});
export type Feed = z.output<typeof Feed>;

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/feeds',
  summary: 'The feeds of the company, newest first, without their addresses',
  access: 'activeDealer',
  needs: 'OWNER',
  result: z.object({ feeds: z.array(Feed), total: z.number().int() }),
});

export const createFeed = endpoint({
  method: 'POST',
  path: '/api/feeds',
  summary: 'Creates a feed; only this answer has its addresses',
  access: 'activeDealer',
  needs: 'OWNER',
  body: z.strictObject({
    kind: z.enum(FEED_KINDS, code('NOT_A_CHOICE')),
    /** An own saved search: needed for the kind SEARCH, and not allowed for the others. */
    searchId: optional(id),
  }),
  result: Feed.extend({ jsonUrl: z.string(), csvUrl: z.string() }),
  status: 201,
  /** The search is another user's, or has ended. */
  errors: { NOT_FOUND: null },
});

export const revokeFeed = endpoint({
  method: 'DELETE',
  path: '/api/feeds/{id}',
  summary: 'Revokes a feed: its addresses answer 404 from then on',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  status: 204,
});
