import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type WatchedVehicle = ResultOf<'GET /api/watchlist'>['vehicles'][number];

/** A page of the vehicles that the dealer watches. */
export const watchlistQuery = (page: string, by?: Call) =>
  queryOf('GET /api/watchlist', { query: { page } }, by);
