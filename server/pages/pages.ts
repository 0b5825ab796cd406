import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, DEFAULT_THEME, isLocale, THEMES, type Theme } from '../../contract/constants.ts';
import type { PublicProvider } from '../../contract/provider.ts';
import type { Transport } from '../../web/api/call.ts';
import type { IndexablePages, Render } from '../../web/entry-server.tsx';
import type { PageScripts } from '../../web/pages.ts';
import { AWAY_SECONDS } from '../http/problem.ts';
import { sessionTokenOf } from '../http/session.ts';
import { publicProvider } from '../provider.ts';
import { serveSeoFiles } from './seo.ts';
import { type ClientFiles, readClientFiles } from './manifest.ts';
import type { Posted } from '../../web/api/posted.ts';
import { serveAssets } from './assets.ts';
import { servePlainForms } from './plain-forms.ts';
import { plainPage } from './plain-page.ts';

/** Paths that are not pages. */
const NOT_A_PAGE = /^\/(api|media|assets)(\/|$)/;

export interface PagesOf {
  render: Render;
  /** By the id of its route. */
  pages: Record<string, PageScripts>;
  indexablePages: IndexablePages;
  /** The folder with the built browser assets. */
  clientFolder: string;
}

/** Returns the current renderer: fixed in the built program, new after every change in development. */
export type Renderer = () => Promise<{
  render: Render;
  indexablePages: IndexablePages;
  files: ClientFiles;
  contentSecurityPolicy: typeof strictPolicy | null;
}>;

/** Serves the built pages and their assets. */
export function pagesOf({ render, pages, indexablePages, clientFolder }: PagesOf) {
  return async (app: FastifyInstance): Promise<void> => {
    const files = readClientFiles(clientFolder, pages);
    await serveAssets(app, join(clientFolder, 'assets'));
    // Files that are requested by name, such as the icon.
    for (const name of readdirSync(clientFolder).filter((each) =>
      /\.(svg|png|ico|txt|json|zip)$/.test(each),
    )) {
      app.get(`/${name}`, (_, reply) =>
        reply.sendFile(name, clientFolder, { maxAge: '1d', immutable: false }),
      );
    }
    servePages(app, async () => ({ render, indexablePages, files, contentSecurityPolicy: strictPolicy }));
  };
}

/** Answers every path that is neither a call nor a file with the page of that path. */
export function servePages(app: FastifyInstance, renderer: Renderer): void {
  const provider = publicProvider(app.deps.provider);
  serveSeoFiles(app, async () => (await renderer()).indexablePages);

  async function answerWithPage(
    request: FastifyRequest,
    reply: FastifyReply,
    posted?: Posted,
  ): Promise<FastifyReply> {
    const path = pathOf(request.url);
    // Appended to the origin, not resolved against it: "//host" would be another host.
    const address = new URL(app.deps.publicUrl + path);
    const { render, files, contentSecurityPolicy } = await renderer();
    const nonce = randomBytes(16).toString('base64');
    const pageContext = {
      ...pageContextOf(request, provider, app.deps.publicUrl),
      ...(posted && { posted }),
    };
    if (isLocale(queryLang(request))) {
      const secure = address.protocol === 'https:';
      reply.setCookie('locale', pageContext.locale, {
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'lax',
        secure,
      });
    }
    const inside = callInProcess(app, request);
    const response = await render({
      request: new Request(address, { headers: { accept: 'text/html' } }),
      pageContext,
      nonce,
      transport: inside.transport,
      manifest: files.manifest,
      scripts: files.scriptsIn(pageContext.locale),
    }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a page could not be rendered');
      return new Response(plainPage(pageContext.locale, provider.portalName, inside.hasFailed()), {
        status: 500,
      });
    });
    const isAway = inside.hasFailed() && response.status !== 404;
    reply.status(isAway ? 503 : (posted?.refusal?.status ?? response.status));
    if (isAway) reply.header('retry-after', String(AWAY_SECONDS));
    if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy(nonce));
    else reply.removeHeader('content-security-policy');
    const isPersonal = posted !== undefined || sessionTokenOf(request) !== undefined;
    return sendPage(reply, response, { files, isPersonal });
  }

  app.get('/*', async (request, reply) =>
    NOT_A_PAGE.test(pathOf(request.url)) ? reply.callNotFound() : answerWithPage(request, reply),
  );
  servePlainForms(app, answerWithPage);
}

/** Without scheme and host: HTTP/1.1 allows them in a request, and the router ignores them. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Calls the API in this process: the same routes, access rules and answers, without the network. */
function callInProcess(app: FastifyInstance, request: FastifyRequest) {
  let failed = false;
  const transport: Transport = async (url, { method, headers, body }) => {
    const answer = await app.inject({
      // The names of endpoints begin with methods that Fastify knows.
      method: method as 'GET',
      url,
      headers: { ...headers, ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}) },
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
    });
    if (answer.statusCode >= 500) failed = true;
    return {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      text: answer.body,
      header: (name) => {
        const value = answer.headers[name];
        return value === undefined ? null : String(value);
      },
    };
  };
  /** A page that shows an error of the server must not have status 200. */
  return { transport, hasFailed: () => failed };
}

function pageContextOf(request: FastifyRequest, provider: PublicProvider, publicUrl: string) {
  const { locale, theme } = request.cookies;
  const wanted = queryLang(request);
  return {
    locale: isLocale(wanted) ? wanted : isLocale(locale) ? locale : DEFAULT_LOCALE,
    theme: isTheme(theme) ? theme : DEFAULT_THEME,
    provider,
    publicUrl,
    now: Date.now(),
  };
}

function queryLang(request: FastifyRequest): unknown {
  return typeof request.query === 'object' && request.query !== null && 'lang' in request.query
    ? request.query.lang
    : undefined;
}

const isTheme = (word: unknown): word is Theme => THEMES.some((theme) => theme === word);

/** A page for a signed-in user names them and what they see, so no browser may store it. */
async function sendPage(
  reply: FastifyReply,
  response: Response,
  { files, isPersonal }: { files: ClientFiles; isPersonal: boolean },
): Promise<FastifyReply> {
  const location = response.headers.get('location');
  // After a posted form the browser must request the next page with GET.
  if (location) return reply.redirect(location, reply.request.method === 'POST' ? 303 : response.status);
  return reply
    .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'cookie')
    .header(
      'link',
      files.fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', '),
    )
    .type('text/html; charset=utf-8')
    .send(await response.text());
}

function strictPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Dialogs lock the scrolling of the page with a <style> element, which has the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
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
