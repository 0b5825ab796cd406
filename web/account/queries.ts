import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type OwnSession = ResultOf<'GET /api/user/sessions'>['sessions'][number];

export const sessionsQuery = (by?: Call) => queryOf('GET /api/user/sessions', {}, by);
