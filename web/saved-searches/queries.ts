import type { Call, ResultOf } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { queryOf } from '../api/query-of.ts';

export type SavedSearch = ResultOf<'GET /api/searches'>['searches'][number];

/** The saved searches of the user. The numbers of new vehicles follow the stock. */
export const searchesQuery = (by?: Call) => ({
  ...queryOf('GET /api/searches', {}, by),
  ...FRESHNESS.searches,
});
