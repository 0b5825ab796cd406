import { createRoute } from '@tanstack/react-router';
import { titledBy } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const contact = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/contact',
    needs: 'anybody',
    isIndexable: true,
    areas: ['contact', 'validation'],
    load: () => import('./ContactPage.tsx'),
    name: 'ContactPage',
  }),
  loader: ({ context }) =>
    import('./ContactPage.tsx').then(({ prepareForm }) => prepareForm(context), ignoreError),
  head: titledBy('contact'),
});
