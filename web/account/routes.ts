import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const account = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/account',
    needs: 'signedIn',
    areas: ['account', 'cart', 'countries', 'validation', 'watchlist'],
    load: () => import('./AccountPage.tsx'),
    name: 'AccountPage',
  }),
  loader: ({ context }) => import('./AccountPage.tsx').then(({ prepare }) => prepare(context), ignoreError),
  head: titledBy('account'),
});
