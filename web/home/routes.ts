import { createRoute } from '@tanstack/react-router';
import { titled } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { ignoreError } from '../with-retry.ts';

export const home = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/',
    needs: 'anybody',
    isIndexable: true,
    areas: ['home'],
    load: () => import('./HomePage.tsx'),
    name: 'HomePage',
  }),
  loader: ({ context }) => import('./HomePage.tsx').then(({ prepare }) => prepare(context), ignoreError),
  head: titled('home'),
});
