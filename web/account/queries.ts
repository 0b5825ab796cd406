import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type OwnSession = ResultOf<'GET /api/user/sessions'>['sessions'][number];
export type OwnDealer = ResultOf<'GET /api/dealer'>;

export const sessionsQuery = (by?: Call) => queryOf('GET /api/user/sessions', {}, by);

/** The second factor of an admin. */
export const secondFactorQuery = (by?: Call) => queryOf('GET /api/user/second-factor', {}, by);

/** The company of the signed-in user. An admin has none. */
export const ownDealerQuery = (by?: Call) => queryOf('GET /api/dealer', {}, by);
