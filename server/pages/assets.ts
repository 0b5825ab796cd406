import { readdir } from 'node:fs/promises';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the scripts, styles and fonts of the build: the files that are there at the start. The package has a route for each
 * file, which takes seconds where old builds have left thousands, or one that lists the whole folder at each request, to
 * check how the name is written.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  const names = new Set((await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name)));
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
}
