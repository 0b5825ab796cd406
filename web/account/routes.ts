import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { ownDealerQuery, sessionsQuery } from './queries.ts';

export const account = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/account',
    needs: 'signedIn',
    areas: ['account', 'validation'],
    load: () => import('./AccountPage.tsx'),
    name: 'AccountPage',
  }),
  loader: ({ context: { queryClient, call, user } }) =>
    Promise.all([
      queryClient.prefetchQuery(sessionsQuery(call)),
      user?.dealer && queryClient.prefetchQuery(ownDealerQuery(call)),
    ]),
  head: titledBy('account'),
});
