import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may call it: it reads no cookie, and a secret in its address is the right to it. */
    takesAnyOrigin?: true;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses state-changing calls that another site's page makes with the user's cookie. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    const { takesAnyOrigin } = request.routeOptions.config;
    if (!takesAnyOrigin && !READING.has(request.method) && isForeign(request, own))
      throw new Failure('FOREIGN_ORIGIN');
  });
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isForeign(request: FastifyRequest, own: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  return origin !== own && !isOfSameHost(origin, request, own);
}

/**
 * Whether the origin is the scheme and host that the request was sent to. Only the portal's own host and loopback names
 * count: any other name may belong to a site that lets its DNS point here.
 */
function isOfSameHost(origin: string, { protocol, headers }: FastifyRequest, own: string): boolean {
  if (origin !== `${protocol}://${headers.host}` || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === new URL(own).hostname || LOOPBACK.has(hostname);
}
