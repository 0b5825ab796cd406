import { createRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { pageIn } from '../layout/use-filters.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { reservationsQuery } from './queries.ts';

export const reservations = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/reservations',
    needs: 'activeDealer',
    adminPath: '/admin/reservations',
    areas: ['reservations'],
    load: () => import('./ReservationsPage.tsx'),
    name: 'ReservationsPage',
  }),
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(
      reservationsQuery({ dealerId: context.user?.dealer?.id, page: deps.page }, context.call),
    ),
  head: titled('reservations'),
});
