import type { Call } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

/** The numbers of the dashboard. */
export const overviewQuery = (by?: Call) => ({
  ...queryOf('GET /api/admin/overview', {}, by),
  ...FRESHNESS.adminList,
});
