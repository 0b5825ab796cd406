import { createRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const dashboard = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/dashboard',
    needs: 'signedIn',
    adminPath: '/admin',
    areas: ['dashboard'],
    load: () => import('./DashboardPage.tsx'),
    name: 'DashboardPage',
  }),
  head: titled('dashboard'),
});
