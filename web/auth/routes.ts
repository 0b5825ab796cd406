import { createRoute } from '@tanstack/react-router';
import type { Search } from '../address.ts';
import { titled } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const auth = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/auth',
    needs: 'guest',
    areas: ['auth', 'countries', 'validation'],
    load: () => import('./AuthPage.tsx'),
    name: 'AuthPage',
  }),
  // Undefined rather than absent: the router would fill an absent parameter with the value that was refused.
  validateSearch: (search: Search): { next?: string | undefined; tab?: 'register' | undefined } => ({
    next: typeof search['next'] === 'string' ? search['next'] : undefined,
    tab: search['tab'] === 'register' ? 'register' : undefined,
  }),
  loader: () => import('./AuthPage.tsx').then(({ prepareForms }) => prepareForms(), ignoreError),
  head: titled('auth'),
});
