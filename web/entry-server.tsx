import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { Manifest } from '@tanstack/router-core';
import { callBy, type Transport } from './api/call.ts';
import { ARTICLES } from './blog/articles.ts';
import { PAGES, privatePaths } from './pages.ts';
import { makeRouter } from './router.tsx';
import type { PageContext } from './router-context.ts';
import { wordStore } from './texts/words.ts';

export interface PageRequest {
  request: Request;
  pageContext: PageContext;
  /** How the calls of the loaders reach the server. */
  transport: Transport;
  nonce: string;
  manifest: Manifest;
  /** The scripts of each route, by its id, with its texts in the language of the page. */
  scripts: Record<string, string[]>;
}

/** A page as text. In a `Response` it would be encoded and decoded once more, which is a tenth of its computing. */
export interface RenderedHtml {
  status: number;
  /** The address to which the page redirects. */
  location: string | null;
  html: string;
}

/** Paths for sitemap and robots.txt. */
export interface IndexablePages {
  found: readonly string[];
  notIndexable: readonly string[];
}

/** Renders a page to complete HTML with its status, or to a redirect. */
export async function render({
  request,
  pageContext,
  transport,
  nonce,
  manifest,
  scripts,
}: PageRequest): Promise<RenderedHtml> {
  const words = wordStore(pageContext.locale);
  // The common texts and the descriptions, which no browser needs. The route of a page loads the others.
  await words.need(['descriptions']);
  const handle = createRequestHandler({
    request,
    createRouter: () => makeRouter({ call: callBy(transport), words, pageContext, nonce, scripts }),
    getRouterManifest: async () => manifest,
  });
  let html = '';
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, location: headers.get('location'), html };
}

export type Render = typeof render;
export { findPageScripts, isPublicAddress, PAGES } from './pages.ts';

/** The pages that search engines may list, besides vehicles, and those that they may not. */
export const indexablePages: IndexablePages = {
  found: [
    ...PAGES.filter(({ path, isIndexable }) => isIndexable && !path.includes('$')).map(({ path }) => path),
    ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
  ],
  notIndexable: privatePaths(),
};
