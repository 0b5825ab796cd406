import { createRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const reservations = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/reservations',
    needs: 'activeDealer',
    adminPath: '/admin/reservations',
    areas: ['pastPage', 'reservations', 'validation'],
    load: () => import('./ReservationsPage.tsx'),
    name: 'ReservationsPage',
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    import('./ReservationsPage.tsx').then(({ prepare }) => prepare(context, deps), ignoreError),
  head: titled('reservations'),
});
