import { notFound } from '@tanstack/react-router';
import { orderNumberOf } from '../../contract/order-number.ts';
import { CallFailed } from '../api/call.ts';
import type { RouterContext } from '../router-context.ts';
import { orderQuery } from '../trade/queries.ts';
import { complaintsQuery, invoicesQuery, orderDocumentsQuery, ordersQuery } from './queries.ts';
import type { OrdersSearch } from './search.ts';

// They fetch the data of the pages. Not in the routes, because every page loads those.

export const prepareList = ({ queryClient, call }: RouterContext, search: OrdersSearch) =>
  queryClient.prefetchQuery(ordersQuery(search, call));

/** Throws `notFound` when the user may not see such an order. Every other error is shown by the page, with a retry. */
export async function prepareOrder({ queryClient, call, words }: RouterContext, id: string) {
  try {
    const [{ order }] = await Promise.all([
      queryClient.ensureQueryData(orderQuery(id, call)),
      queryClient.prefetchQuery(invoicesQuery(id, call)),
    ]);
    await Promise.all([
      order.vatCase === 'INTRA_COMMUNITY' && queryClient.prefetchQuery(orderDocumentsQuery(id, call)),
      order.status !== 'PENDING' && queryClient.prefetchQuery(complaintsQuery(id, call)),
    ]);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) throw notFound();
  }
  return { title: `${words.now().messages.orders.page.name} #${orderNumberOf(id)}` };
}
