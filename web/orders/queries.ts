import type { Call, ResultOf } from '../api/call.ts';
import { queryOf } from '../api/query-of.ts';
import type { OrdersSearch } from './search.ts';

type OrderList = ResultOf<'GET /api/orders'>;
export type ListedOrder = OrderList['orders'][number];
export type OrderDetails = ResultOf<'GET /api/orders/{id}'>;

export type Invoice = ResultOf<'GET /api/orders/{id}/invoices'>['invoices'][number];

export type AddedDocument = ResultOf<'GET /api/orders/{id}/documents'>['documents'][number];

export const ordersQuery = (search: OrdersSearch & { limit?: string }, by?: Call) =>
  queryOf('GET /api/orders', { query: { ...search } }, by);

export const bankDetailsQuery = (by?: Call) => queryOf('GET /api/admin/bank-details', {}, by);

export const invoicesQuery = (orderId: string, by?: Call) =>
  queryOf('GET /api/orders/{id}/invoices', { params: { id: orderId } }, by);

export type ComplaintsOfOrder = ResultOf<'GET /api/orders/{id}/complaints'>;
export type Complaint = ComplaintsOfOrder['complaints'][number];

/** What was reported about the vehicles of an order. */
export const complaintsQuery = (orderId: string, by?: Call) =>
  queryOf('GET /api/orders/{id}/complaints', { params: { id: orderId } }, by);

/** What was added to an order, such as the proof of arrival. */
export const orderDocumentsQuery = (orderId: string, by?: Call) =>
  queryOf('GET /api/orders/{id}/documents', { params: { id: orderId } }, by);
