import type { Call } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { queryOf } from '../api/query-of.ts';

/** The feeds of the company. */
export const feedsQuery = (by?: Call) => ({ ...queryOf('GET /api/feeds', {}, by), ...FRESHNESS.account });
