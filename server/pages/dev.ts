import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { ClientFiles } from './manifest.ts';
import type * as Built from '../../web/entry-server.tsx';
import { servePages } from './pages.ts';

/**
 * The browser assets as vite serves them, unbuilt. React's plugin needs the preamble before the first module.
 */
const FILES: ClientFiles = {
  manifest: {
    routes: {
      __root__: {
        scripts: [
          { attrs: { type: 'module', src: '/@vite/client' } },
          {
            attrs: { type: 'module' },
            children:
              'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window);' +
              'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;',
          },
          { attrs: { type: 'module', src: '/web/entry-client.tsx' } },
        ],
        css: ['/web/styles/app.css'],
      },
    },
  },
  scriptsIn: () => ({}),
  fonts: [],
};

/** Serves pages whose modules vite compiles on request. */
export async function pagesInDevelopment(app: FastifyInstance): Promise<void> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, next);
  });
  servePages(app, async () => {
    // vite cannot know the type of a module that it loads by its path.
    const { render, indexablePages } = (await vite.ssrLoadModule('/web/entry-server.tsx')) as typeof Built;
    return { render, indexablePages, files: FILES, contentSecurityPolicy: null };
  });
}
