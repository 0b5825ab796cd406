import type { ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

export type View = ResultOf<'GET /api/admin/views'>['views'][number];

/** The saved views of a list: the own ones and the shared ones. */
export const viewsQuery = (list: View['list']) => ({
  ...queryOf('GET /api/admin/views', { query: { list } }),
  ...FRESHNESS.adminList,
});
