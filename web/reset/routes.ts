import { createRoute } from '@tanstack/react-router';
import type { Search } from '../address.ts';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const reset = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/auth/reset',
    needs: 'anybody',
    isIndexable: false,
    areas: ['reset', 'validation'],
    load: () => import('./ResetPage.tsx'),
    name: 'ResetPage',
  }),
  validateSearch: (search: Search): { token?: string | undefined } => ({
    token: typeof search['token'] === 'string' ? search['token'] : undefined,
  }),
  head: titledBy('reset'),
});
