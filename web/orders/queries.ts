import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Role } from '../../contract/states.ts';
import { call, type Call, type ResultOf } from '../api/call.ts';
import { FOLLOWED } from '../api/refresh.ts';
import type { OrdersSearch } from './search.ts';

type OrderList = ResultOf<'GET /api/orders'>;
export type ListedOrder = OrderList['orders'][number];
export type OrderDetails = ResultOf<'GET /api/orders/{id}'>;

export const ordersQuery = (search: OrdersSearch, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/orders', search],
    queryFn: () => by('GET /api/orders', { query: { ...search } }),
    placeholderData: keepPreviousData,
  });

/**
 * Asked for again in between by a dealer alone. Orders of all dealers come in at any time, and would push down what a
 * clerk is reading; and an order left open would keep his session alive for ever.
 */
export const followedBy = (reader: Role) =>
  reader === 'admin'
    ? ({ ...FOLLOWED, refetchInterval: false, refetchOnWindowFocus: false } as const)
    : FOLLOWED;
