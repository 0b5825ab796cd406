import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type CompanyRequest = ResultOf<'GET /api/company/requests'>['requests'][number];

/** The net total above which only owners of the company order. */
export const approvalLimitQuery = (by?: Call) => queryOf('GET /api/company/limit', {}, by);

/** The requests that the user may see: of the company for owners, the own ones for buyers. */
export const companyRequestsQuery = (by?: Call) => queryOf('GET /api/company/requests', {}, by);
