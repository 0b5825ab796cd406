import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type CompanyUser = ResultOf<'GET /api/company/users'>['users'][number];

export const companyUsersQuery = (by?: Call) => queryOf('GET /api/company/users', {}, by);
