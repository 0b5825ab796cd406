import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the scripts, styles and fonts of the build. Each file that is there at the start gets a route of its own:
 * with one route for all, each request lists the whole folder, to check how the name is written.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix: '/assets/',
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
}
