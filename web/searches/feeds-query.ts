import type { Call, ResultOf } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { queryOf } from '../api/query-of.ts';

export type Feed = ResultOf<'GET /api/feeds'>['feeds'][number];

/** The feeds of the company. */
export const feedsQuery = (by?: Call) => ({ ...queryOf('GET /api/feeds', {}, by), ...FRESHNESS.account });
