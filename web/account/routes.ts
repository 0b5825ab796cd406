import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { sessionsQuery } from './queries.ts';

export const account = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/account',
    needs: 'signedIn',
    areas: ['account', 'validation'],
    load: () => import('./AccountPage.tsx'),
    name: 'AccountPage',
  }),
  loader: ({ context }) => context.queryClient.prefetchQuery(sessionsQuery(context.call)),
  head: titledBy('account'),
});
