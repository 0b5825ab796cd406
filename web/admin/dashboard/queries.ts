import { queryOf } from '../../api/query-of.ts';

export const overviewQuery = queryOf('GET /api/admin/overview', {});
