import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';

export type DeliveryAddress = ResultOf<'GET /api/dealer/addresses'>['addresses'][number];

export const addressesQuery = (by?: Call) => queryOf('GET /api/dealer/addresses', {}, by);
