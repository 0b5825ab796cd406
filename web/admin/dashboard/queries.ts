import type { Call, ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

/** The numbers of the dashboard. */
export const overviewQuery = (by?: Call) => ({
  ...queryOf('GET /api/admin/overview', {}, by),
  ...FRESHNESS.adminList,
});

export type FailedMail = ResultOf<'GET /api/admin/mails/failed'>['mails'][number];

/** The first page of the mails that could not be sent, and how many there are. */
export const failedMailsQuery = queryOf('GET /api/admin/mails/failed', { query: {} });
