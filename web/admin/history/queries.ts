import type { Call, ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

export type AuditEntry = ResultOf<'GET /api/admin/audit'>['events'][number];

/** The history, or the part of it that the filters leave. `search` has the parameters as the address holds them. */
export const auditQuery = (search: Record<string, string>, by?: Call) => ({
  ...queryOf('GET /api/admin/audit', { query: search }, by),
  ...FRESHNESS.adminList,
});

/** The part of the history that is about one thing. `orderId` also finds what happened to its reservations and vehicles. */
export type About = { orderId: string } | { subject: 'vehicle' | 'dealer'; subjectId: string };

const SHOWN = '20';

/** The newest entries about one thing. */
export const historyOfQuery = (about: About, by?: Call) => auditQuery({ ...about, limit: SHOWN }, by);
