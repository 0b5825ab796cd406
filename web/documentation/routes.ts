import { createRoute } from '@tanstack/react-router';
import { readerOf } from '../content/open.ts';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const documentation = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/documentation',
    needs: 'anybody',
    isIndexable: true,
    areas: ['documentation'],
    load: () => import('./DocumentationPage.tsx'),
    name: 'DocumentationPage',
  }),
  loader: async ({ context }) => {
    const { openDocumentation } = await import('./sections.ts');
    return openDocumentation(readerOf(context));
  },
  head: titledBy('documentation'),
});
