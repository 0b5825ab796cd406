import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicProvider } from '../../contract/provider.ts';
import type { IndexablePages, isPublicAddress, Render } from '../../web/entry-server.tsx';
import { namesTag } from '../http/etag.ts';
import { AWAY_SECONDS } from '../http/problem.ts';
import { sessionTokenOf } from '../http/session.ts';
import { publicProvider } from '../provider.ts';
import { serveSeoFiles } from './seo.ts';
import type { ClientFiles } from './manifest.ts';
import type { Posted } from '../../web/api/posted.ts';
import { hasLanguage, localeAndThemeOf, NOT_A_PAGE, pathOf } from './page-request.ts';
import { servePlainForms } from './plain-forms.ts';
import { encodingOf, keyOfPage } from './ready-pages.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import { VisitorPage } from './visitor-pages.ts';

/** Returns the current renderer: fixed in the built program, new after every change in development. */
export type Renderer = () => Promise<{
  render: Render;
  indexablePages: IndexablePages;
  files: ClientFiles;
  contentSecurityPolicy: ((scripts: readonly string[]) => string) | null;
  /** Absent where no page is cached. */
  isPublicAddress?: typeof isPublicAddress;
}>;

/** Answers every path that is neither a call nor a file with the page of that path. */
export function servePages(app: FastifyInstance, renderer: Renderer): void {
  const { deps } = app;
  const provider = publicProvider(deps.provider);
  serveSeoFiles(app, async () => (await renderer()).indexablePages);

  async function answerWithPage(
    request: FastifyRequest,
    reply: FastifyReply,
    posted?: Posted,
  ): Promise<FastifyReply> {
    const path = pathOf(request.url);
    // Appended to the origin, not resolved against it: "//host" would be another host.
    const address = new URL(deps.publicUrl + path);
    const { render, files, contentSecurityPolicy, isPublicAddress } = await renderer();
    const pageContext = {
      ...pageContextOf(request, provider, deps.publicUrl),
      ...(posted && { posted }),
    };
    const { locale, theme } = pageContext;
    if (hasLanguage(request.query)) {
      const secure = address.protocol === 'https:';
      reply.setCookie('locale', locale, { path: '/', maxAge: 31_536_000, sameSite: 'lax', secure });
    }
    const isPersonal = posted !== undefined || sessionTokenOf(request) !== undefined;
    const renderThis = () => renderPage(app, request, { render, files, address, pageContext });
    const page =
      isPersonal || !isPublicAddress
        ? await renderThis()
        : await app.visitorPages.answer(
            keyOfPage({ locale, theme, path }),
            () => isPublicAddress(address),
            renderThis,
          );
    if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy(page.scripts));
    else reply.removeHeader('content-security-policy');
    if (page instanceof VisitorPage) return sendVisitorPage(reply, page, files);
    reply.status(page.isAway ? 503 : (posted?.refusal?.status ?? page.status));
    if (page.isAway) reply.header('retry-after', String(AWAY_SECONDS));
    return sendPage(reply, page, { files, isPersonal });
  }

  app.get('/*', async (request, reply) =>
    NOT_A_PAGE.test(pathOf(request.url)) ? reply.callNotFound() : answerWithPage(request, reply),
  );
  servePlainForms(app, answerWithPage);
}

function pageContextOf({ cookies, query }: FastifyRequest, provider: PublicProvider, publicUrl: string) {
  return { ...localeAndThemeOf(cookies, query), provider, publicUrl, now: Date.now() };
}

function sendPage(
  reply: FastifyReply,
  { location, status, html }: RenderedPage,
  { files, isPersonal }: { files: ClientFiles; isPersonal: boolean },
): FastifyReply {
  // After a posted form the browser must request the next page with GET.
  if (location) return reply.redirect(location, reply.request.method === 'POST' ? 303 : status);
  return describePage(reply, files, isPersonal).send(html);
}

/** The page is compressed already. The policy belongs to the bytes that the browser has, so it goes with a 304 too. */
function sendVisitorPage(reply: FastifyReply, page: VisitorPage, files: ClientFiles): FastifyReply {
  const { headers } = reply.request;
  describePage(reply, files, false).header('etag', page.tag).header('vary', 'cookie, accept-encoding');
  if (namesTag(headers['if-none-match'] ?? '', page.tag)) return reply.status(304).send();
  const encoding = encodingOf(reply.request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  page.heads.set(
    encoding,
    Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, value ?? '']),
  );
  return reply.send(page.bytes(encoding));
}

/** A page for a signed-in user names them and what they see, so no browser may store it. */
function describePage(reply: FastifyReply, { fonts }: ClientFiles, isPersonal: boolean): FastifyReply {
  return reply
    .header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'cookie')
    .header(
      'link',
      fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`).join(', '),
    )
    .type('text/html; charset=utf-8');
}
