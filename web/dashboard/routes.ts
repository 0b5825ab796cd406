import { createRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const dashboard = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/dashboard',
    needs: 'signedIn',
    adminPath: '/admin',
    areas: ['dashboard', 'account', 'countries', 'validation'],
    load: () => import('./DashboardPage.tsx'),
    name: 'DashboardPage',
  }),
  loader: ({ context }) => import('./DashboardPage.tsx').then(({ prepare }) => prepare(context), ignoreError),
  head: titled('dashboard'),
});
