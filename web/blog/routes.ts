import { createRoute, notFound } from '@tanstack/react-router';
import { readerOf } from '../content/open.ts';
import { headOf, titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const blog = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/blog',
    needs: 'anybody',
    isIndexable: true,
    areas: ['blog'],
    load: () => import('./BlogPage.tsx'),
    name: 'BlogPage',
  }),
  loader: async ({ context }) => {
    const { openBlog } = await import('./open.ts');
    return openBlog(readerOf(context));
  },
  head: titledBy('blog'),
});

export const article = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/blog/$slug',
    needs: 'anybody',
    isIndexable: true,
    areas: ['blog'],
    load: () => import('./ArticlePage.tsx'),
    name: 'ArticlePage',
  }),
  loader: async ({ context, params }) => {
    const { openArticle } = await import('./open.ts');
    const found = await openArticle(params.slug, readerOf(context));
    if (!found) throw notFound();
    return found;
  },
  head: ({ match, loaderData }) => headOf(loaderData?.content, match.context),
});
