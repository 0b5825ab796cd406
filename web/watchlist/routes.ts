import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { pageIn } from '../layout/page-in.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const watchlist = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/watchlist',
    needs: 'activeDealer',
    adminPath: '/admin/vehicles',
    areas: ['marks', 'pastPage', 'validation', 'watchlist'],
    load: () => import('./WatchlistPage.tsx'),
    name: 'WatchlistPage',
  }),
  loaderDeps: ({ search }) => ({ page: pageIn(search) }),
  loader: ({ context, deps }) =>
    import('./WatchlistPage.tsx').then(({ prepare }) => prepare(context, deps.page), ignoreError),
  head: titledBy('watchlist'),
});
