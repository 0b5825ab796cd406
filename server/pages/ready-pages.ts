import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../http/accepts-encoding.ts';
import { sessionCookieOf } from '../http/session.ts';
import { hasLanguage, localeAndThemeOf, NOT_A_PAGE, pathOf } from './page-request.ts';
import { type Encoding, type VisitorPage, VisitorPages } from './visitor-pages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    visitorPages: VisitorPages;
  }
}

/**
 * Adds the cache of visitors' pages. A page that is current is sent before all other hooks, with the headers that they gave it
 * the first time: docs/decisions/0166. Every other request goes on. So this comes before the other hooks.
 */
export function answerReadyPages(app: FastifyInstance): void {
  const pages = new VisitorPages(async () => (await app.stock.read(null))?.stock, app.deps.pageCacheBytes);
  app.decorate('visitorPages', pages);
  app.addHook('onRequest', (request, reply, goOn) => {
    const key = keyOf(request);
    if (key === undefined || !pages.has(key)) return goOn();
    pages.find(key).then((page) => (page && sendAgain(request, reply, page)) || goOn(), goOn);
  });
}

/** The key of the page; undefined if the request may need more than its bytes. */
function keyOf({ method, headers, url, query, server }: FastifyRequest): string | undefined {
  if (method !== 'GET' || NOT_A_PAGE.test(url) || hasLanguage(query)) return undefined;
  const { cookie, 'if-none-match': known, 'content-length': length, 'transfer-encoding': coding } = headers;
  if (known !== undefined || length !== undefined || coding !== undefined) return undefined;
  const cookies = cookie === undefined ? {} : server.parseCookie(cookie);
  if (cookies[sessionCookieOf(server.deps.publicUrl)] !== undefined) return undefined;
  return keyOfPage({ ...localeAndThemeOf(cookies, query), path: pathOf(url) });
}

/** All that the rendering of a visitor's page depends on, besides the stock. */
export const keyOfPage = ({ locale, theme, path }: Record<'locale' | 'theme' | 'path', string>) =>
  `${locale} ${theme} ${path}`;

export function encodingOf({ headers }: FastifyRequest): Encoding {
  const isAccepted = (each: Encoding) => acceptsEncoding(headers['accept-encoding'], each);
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}

/** False if the page has not been sent in this encoding. */
function sendAgain(request: FastifyRequest, reply: FastifyReply, page: VisitorPage): boolean {
  const encoding = encodingOf(request);
  const head = page.heads.get(encoding);
  if (!head) return false;
  const bytes = page.bytes(encoding);
  reply.hijack();
  reply.raw.writeHead(200, [...head, 'content-length', bytes.length, 'x-request-id', request.id]).end(bytes);
  return true;
}
