import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type Paper = ResultOf<'GET /api/dealer/papers'>['papers'][number];

/** The papers of the signed-in dealer. */
export const ownPapersQuery = (by?: Call) => queryOf('GET /api/dealer/papers', { query: {} }, by);

/** The papers of any dealer, for clerks. */
export const papersOfQuery = (dealerId: string, by?: Call) =>
  queryOf('GET /api/dealer/papers', { query: { dealerId } }, by);
