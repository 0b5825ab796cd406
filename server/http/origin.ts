import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses state-changing calls that another site's page makes with the user's cookie. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && isForeign(request, own)) throw new Failure('FOREIGN_ORIGIN');
  });
}

function isForeign(request: FastifyRequest, own: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  return origin !== own && origin !== `${request.protocol}://${host}`;
}
