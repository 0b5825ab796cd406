import { createRoute, notFound } from '@tanstack/react-router';
import { headOf, titled } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { CallFailed } from '../api/call.ts';
import { orderQuery } from '../trade/queries.ts';
import { ordersQuery } from './queries.ts';
import { ordersSearch } from './search.ts';

export const orders = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/orders',
    needs: 'activeDealer',
    adminPath: '/admin/orders',
    areas: ['orders', 'cart'],
    load: () => import('./OrdersPage.tsx'),
    name: 'OrdersPage',
  }),
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ordersSearch(search),
  loader: ({ context, deps }) => context.queryClient.prefetchQuery(ordersQuery(deps, context.call)),
  head: titled('orders'),
});

export const order = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/orders/$id',
    needs: 'activeDealer',
    adminPath: '/admin/orders',
    areas: ['orders', 'cart'],
    load: () => import('./OrdersPage.tsx'),
    name: 'OrderPage',
  }),
  loader: async ({ context, params: { id } }) => {
    try {
      await context.queryClient.ensureQueryData(orderQuery(id, context.call));
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) throw notFound();
      // The page itself shows the error, with a retry.
    }
    return { title: `${context.words.now().messages.orders.page.name} #${orderNumberOf(id)}` };
  },
  head: ({ match, loaderData }) => headOf(loaderData, match.context),
});
