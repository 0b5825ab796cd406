import type { Call } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

/** So many of the newest orders are on the dashboard. */
const RECENT_ORDERS = 3;

export const recentOrdersQuery = (by?: Call) =>
  queryOf('GET /api/orders', { query: { limit: RECENT_ORDERS } }, by);
