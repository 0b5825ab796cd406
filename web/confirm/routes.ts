import { createRoute } from '@tanstack/react-router';
import type { Search } from '../address.ts';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const confirm = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/auth/confirm',
    needs: 'anybody',
    isIndexable: false,
    areas: ['confirm'],
    load: () => import('./ConfirmPage.tsx'),
    name: 'ConfirmPage',
  }),
  validateSearch: (search: Search): { token?: string | undefined } => ({
    token: typeof search['token'] === 'string' ? search['token'] : undefined,
  }),
  head: titledBy('confirm'),
});
