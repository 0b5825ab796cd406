import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import type { Manifest } from '@tanstack/router-core';
import { callBy, type Transport } from './api/call.ts';
import { makeRouter, type PageFacts } from './router.tsx';
import { ARTICLES } from './blog/articles.ts';
import { isPrivate, PRIVATE_PAGES } from './private-pages.ts';
import { PAGE_MODULES } from './routes.tsx';
import { wordStore } from './texts/words.ts';

export interface PageRequest {
  request: Request;
  facts: PageFacts;
  /** How calls from within reach the server. */
  transport: Transport;
  nonce: string;
  manifest: Manifest;
  /** The scripts of each route, by its id, with its texts in the language of the page. */
  scripts: Record<string, string[]>;
}

export interface IndexablePages {
  found: readonly string[];
  kept: readonly string[];
}

/** Renders a page to whole HTML, with its status, or to a redirect. */
export async function render({
  request,
  facts,
  transport,
  nonce,
  manifest,
  scripts,
}: PageRequest): Promise<Response> {
  const words = wordStore(facts.locale);
  // Those of a page are loaded by its route; a page that is not found has none.
  await words.need([]);
  const handle = createRequestHandler({
    request,
    createRouter: () => makeRouter({ call: callBy(transport), words, facts, nonce, scripts }),
    getRouterManifest: async () => manifest,
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}

export type Render = typeof render;
export const pageModules = PAGE_MODULES;

/** What search engines are told of, besides vehicles, and what they are kept from. */
export const indexablePages: IndexablePages = {
  found: [
    ...Object.keys(PAGE_MODULES).filter((path) => !path.includes('$') && !isPrivate(path)),
    ...ARTICLES.map(({ slug }) => `/blog/${slug}`),
  ],
  kept: [...PRIVATE_PAGES],
};
