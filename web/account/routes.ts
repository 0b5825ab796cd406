import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const account = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/account',
    needs: 'signedIn',
    areas: ['account', 'validation'],
    load: () => import('./AccountPage.tsx'),
    name: 'AccountPage',
  }),
  head: titledBy('account'),
});
