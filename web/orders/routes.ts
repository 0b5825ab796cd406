import { createRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
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
