import { createRoute } from '@tanstack/react-router';
import type { Search } from '../address.ts';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

const AUDIENCE = { needs: 'anybody', isIndexable: false, areas: ['reset', 'validation'] } as const;

const validateSearch = (search: Search): { token?: string | undefined } => ({
  token: typeof search['token'] === 'string' ? search['token'] : undefined,
});

export const reset = createRoute({
  getParentRoute: () => root,
  ...page({
    ...AUDIENCE,
    path: '/auth/reset',
    load: () => import('./ResetPage.tsx'),
    name: 'ResetPage',
  }),
  validateSearch,
  head: titledBy('reset'),
});

export const invite = createRoute({
  getParentRoute: () => root,
  ...page({
    ...AUDIENCE,
    path: '/auth/invite',
    load: () => import('./InvitePage.tsx'),
    name: 'InvitePage',
  }),
  validateSearch,
  head: titledBy('reset'),
});
