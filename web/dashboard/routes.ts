import { createRoute } from '@tanstack/react-router';
import { ownDealerQuery } from '../account/queries.ts';
import { isActiveDealer } from '../api/user.ts';
import { titled } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { recentOrdersQuery } from './queries.ts';

export const dashboard = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/dashboard',
    needs: 'signedIn',
    adminPath: '/admin',
    areas: ['dashboard', 'account'],
    load: () => import('./DashboardPage.tsx'),
    name: 'DashboardPage',
  }),
  loader: ({ context: { queryClient, call, user } }) =>
    Promise.all([
      user?.dealer && queryClient.prefetchQuery(ownDealerQuery(call)),
      isActiveDealer(user) && queryClient.prefetchQuery(recentOrdersQuery(call)),
    ]),
  head: titled('dashboard'),
});
