import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type Call, type ResultOf } from '../api/call.ts';
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

/** Asked for when an order is opened. */
export const orderQuery = (id: string, by: Call = call) =>
  queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: () => by('GET /api/orders/{id}', { params: { id } }),
  });
