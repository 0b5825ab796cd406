import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../../database/project-root.ts';
import type { PageScripts } from '../../web/pages.ts';
import { FIRST_REQUESTS_MS } from '../first-requests.ts';
import { serveAssets } from './assets.ts';
import { readClientFiles } from './manifest.ts';
import { servePages } from './pages.ts';

const dist = join(projectRoot, 'dist');
const clientFolder = join(dist, 'client');

/** What renders the pages. It loads with the first page, or soon after the port has opened. */
const loadWeb = () => import('../../web/entry-server.tsx');

/** What else loads with its first use. */
const LOADED_LATE = [
  () => import('../http/openapi.ts'),
  () => import('../mail/render.ts'),
  () => import('file-type'),
];

/** Serves the built pages and their assets. */
export async function serveBuiltPages(app: FastifyInstance): Promise<void> {
  // The build has written this file: to find the module of each page loads them all.
  const pages: Record<string, PageScripts> = JSON.parse(
    readFileSync(join(dist, 'server', 'page-scripts.json'), 'utf8'),
  );
  const files = readClientFiles(clientFolder, pages);
  await serveAssets(app, join(clientFolder, 'assets'));
  // Files that are requested by name, such as the icon.
  for (const name of readdirSync(clientFolder).filter((each) => /\.(svg|png|ico|txt|json|zip)$/.test(each))) {
    app.get(`/${name}`, (_, reply) => reply.sendFile(name, clientFolder, { maxAge: '1d', immutable: false }));
  }
  servePages(app, async () => {
    const { render, indexablePages, isPublicAddress } = await loadWeb();
    return {
      render,
      indexablePages,
      isPublicAddress,
      files,
      contentSecurityPolicy: (scripts) => strictPolicy(scripts, app.deps.files.origin),
    };
  });
  app.addHook('onListen', async () => void loadAll(app));
}

/**
 * Loads all pages and the rest, one after the other, so that requests come in between. No page waits for its modules from then on,
 * and a new build may take the place of this one.
 */
async function loadAll(app: FastifyInstance): Promise<void> {
  await sleep(FIRST_REQUESTS_MS, undefined, { ref: false });
  try {
    const { PAGES } = await loadWeb();
    for (const load of [...PAGES.map((page) => page.load), ...LOADED_LATE]) await load();
  } catch (error) {
    app.log.error({ err: error }, 'the pages could not be loaded');
  }
}

/**
 * `scripts`: the hashes of the inline scripts that the page was rendered with. `pictures`: the origin of the store from
 * which browsers load pictures, if there is one.
 */
function strictPolicy(scripts: readonly string[], pictures: string | undefined): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...(pictures ? [pictures] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The back office shows mails in a frame. Pages refuse to be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
