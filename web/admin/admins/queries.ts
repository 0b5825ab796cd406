import { ADMIN_PARAMETERS } from '../../../contract/admin-parameters.ts';
import { readSearch } from '../../address.ts';
import type { Call, ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

export type Admin = ResultOf<'GET /api/admin/admins'>['admins'][number];

/** The part of an address that the list of admins accepts. */
export const adminsSearch = (search: Record<string, unknown>) => readSearch(ADMIN_PARAMETERS, search);

/** A page of the admins. */
export const adminsQuery = (search: Record<string, string>, by?: Call) => ({
  ...queryOf('GET /api/admin/admins', { query: search }, by),
  ...FRESHNESS.adminList,
});
