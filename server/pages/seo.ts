import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IndexablePages } from '../../web/entry-server.tsx';
import { Failure } from '../failure.ts';
import { findVehiclePages, type FoundPage, writeIndex, writeSitemap } from './sitemap.ts';

/** The limit of one sitemap, by sitemaps.org. */
const PAGES_OF_A_SITEMAP = 50_000;
/** Search engines come every few hours. A fresher list has no use. */
const CACHE_SECONDS = 5 * 60;
const PNG = { type: 'image/png' } as const;

interface Bounds {
  pagesOfASitemap: number;
  cacheSeconds: number;
}

/** Serves sitemap, robots.txt and manifest, which contain the address and the name of the portal. */
export function serveSeoFiles(
  app: FastifyInstance,
  indexablePages: () => Promise<IndexablePages>,
  bounds: Partial<Bounds> = {},
): void {
  const { pagesOfASitemap = PAGES_OF_A_SITEMAP, cacheSeconds = CACHE_SECONDS } = bounds;
  const { db, provider, publicUrl } = app.deps;

  const allPages = cachedFor(cacheSeconds, async (): Promise<FoundPage[]> => {
    const { found } = await indexablePages();
    return [...found.map((path) => ({ path })), ...(await findVehiclePages(db))];
  });

  const sendXml = (reply: FastifyReply, xml: string | Readable) =>
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('application/xml; charset=utf-8')
      .send(xml);

  app.get('/sitemap.xml', async (_, reply) => {
    const pages = await allPages();
    if (pages.length <= pagesOfASitemap) return sendXml(reply, Readable.from(writeSitemap(pages, publicUrl)));
    return sendXml(reply, writeIndex(Math.ceil(pages.length / pagesOfASitemap), publicUrl));
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
    const number = Number(request.params.number);
    const pages = (await allPages()).slice((number - 1) * pagesOfASitemap, number * pagesOfASitemap);
    if (pages.length === 0) throw new Failure('NOT_FOUND');
    return sendXml(reply, Readable.from(writeSitemap(pages, publicUrl)));
  });

  app.get('/robots.txt', async (_, reply) => {
    const { notIndexable } = await indexablePages();
    // Robots may read the sign-in page, so that they see its noindex: other pages redirect visitors to it.
    const refused = ['/api/', ...notIndexable.filter((path) => path !== '/auth')];
    return reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...refused.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      );
  });

  app.get('/site.webmanifest', (_, reply) =>
    reply
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          name: provider.portalName,
          short_name: provider.portalName,
          start_url: '/',
          scope: '/',
          display: 'minimal-ui',
          background_color: '#ffffff',
          theme_color: '#ffffff',
          icons: [
            { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
            { src: '/icon-192.png', ...PNG, sizes: '192x192' },
            { src: '/icon-512.png', ...PNG, sizes: '512x512' },
            { src: '/icon-maskable.png', ...PNG, sizes: '512x512', purpose: 'maskable' },
          ],
        }),
      ),
  );
}

/** Caches the result for this time. Failures are not cached. */
function cachedFor<T>(seconds: number, ask: () => Promise<T>): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (cached && Date.now() < cached.until) return cached.answer;
    const answer = ask();
    cached = { answer, until: Date.now() + seconds * 1000 };
    answer.catch(() => (cached = undefined));
    return answer;
  };
}
