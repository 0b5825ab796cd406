import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import type { Manifest } from '@tanstack/router-core';
import type { Call } from './api/call.ts';
import { makeRouter, type PageFacts } from './router.tsx';
import { PAGE_MODULES } from './routes.tsx';
import { loadMessages } from './texts/locale.tsx';

export interface PageRequest {
  request: Request;
  facts: PageFacts;
  call: Call;
  nonce: string;
  manifest: Manifest;
}

/** Renders a page to whole HTML, with its status, or to a redirect. */
export async function render({ request, facts, call, nonce, manifest }: PageRequest): Promise<Response> {
  const messages = await loadMessages(facts.locale);
  const handle = createRequestHandler({
    request,
    createRouter: () => makeRouter({ call, messages, facts, nonce }),
    getRouterManifest: async () => manifest,
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}

export type Render = typeof render;
export const pageModules = PAGE_MODULES;
