import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const company = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/company',
    needs: 'activeDealer',
    adminPath: '/admin/users',
    areas: ['company', 'cart', 'validation'],
    load: () => import('./CompanyPage.tsx'),
    name: 'CompanyPage',
  }),
  loader: ({ context }) => import('./CompanyPage.tsx').then(({ prepare }) => prepare(context), ignoreError),
  head: titledBy('company'),
});
