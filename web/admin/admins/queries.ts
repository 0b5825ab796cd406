import type { Call, ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

export type Admin = ResultOf<'GET /api/admin/admins'>['admins'][number];

/** All admins. */
export const adminsQuery = (by?: Call) => ({
  ...queryOf('GET /api/admin/admins', {}, by),
  ...FRESHNESS.adminList,
});
