import { createRoute } from '@tanstack/react-router';
import { headOf, titled } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { ordersSearch } from './search.ts';

export const orders = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/orders',
    needs: 'activeDealer',
    adminPath: '/admin/orders',
    areas: ['orders', 'cart', 'countries', 'complaints', 'pastPage', 'validation'],
    load: () => import('./OrdersPage.tsx'),
    name: 'OrdersPage',
  }),
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => ordersSearch(search),
  loader: ({ context, deps }) =>
    import('./OrdersPage.tsx').then(({ prepareList }) => prepareList(context, deps), ignoreError),
  head: titled('orders'),
});

export const order = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/orders/$id',
    needs: 'activeDealer',
    adminPath: '/admin/orders',
    areas: ['orders', 'cart', 'countries', 'complaints', 'pastPage', 'validation'],
    load: () => import('./OrdersPage.tsx'),
    name: 'OrderPage',
  }),
  loader: ({ context, params }) =>
    import('./OrdersPage.tsx').then(({ prepareOrder }) => prepareOrder(context, params.id), ignoreError),
  head: ({ match, loaderData }) => headOf(loaderData, match.context),
});
