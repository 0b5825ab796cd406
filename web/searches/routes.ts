import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { ignoreError } from '../with-retry.ts';

export const searches = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/searches',
    needs: 'activeDealer',
    adminPath: '/admin/vehicles',
    areas: ['features', 'filters', 'searches', 'validation'],
    load: () => import('./SearchesPage.tsx'),
    name: 'SearchesPage',
  }),
  loader: ({ context }) =>
    import('./SearchesPage.tsx').then(
      ({ prepare }) => prepare(context, context.user?.rights === 'OWNER'),
      ignoreError,
    ),
  head: titledBy('searches'),
});
