import { describe, expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { fictitiousProvider } from '../provider.ts';
import { serveSeoFiles } from './seo.ts';

const publicUrl = 'https://portal.example';
const pages = { found: ['/', '/blog/a&b'], notIndexable: ['/auth', '/orders'] };
const aPortal = (bounds: Parameters<typeof serveSeoFiles>[2] = {}) =>
  testApp({
    publicUrl,
    provider: { ...fictitiousProvider, portalName: 'Autohof "Nord"' },
    servePages: async (app) => serveSeoFiles(app, async () => pages, bounds),
  });

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', async () => {
  const app = await aPortal({ cacheSeconds: 0 });
  const available = await aVehicle(app.deps.db, { updated_at: new Date('2026-03-01T10:00:00Z') });
  await aVehicle(app.deps.db, { status: 'SOLD' });
  await aVehicle(app.deps.db, { status: 'RESERVED' });
  const answer = await app.inject('/sitemap.xml');

  test('lists the public pages and the vehicles for sale, with the address of the portal', () => {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(addressesIn(answer.body)).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/blog/a&amp;b`,
      `${publicUrl}/vehicles/${available.id}`,
    ]);
  });

  test('states when a vehicle changed, and its languages', () => {
    const address = `${publicUrl}/vehicles/${available.id}`;
    const [, entry] = answer.body.split(`<loc>${address}</loc>`);
    expect(entry?.split('</url>')[0]).toBe(
      [
        '<lastmod>2026-03-01T10:00:00.000Z</lastmod>',
        ...['de', 'en', 'fr'].map(
          (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}?lang=${locale}"/>`,
        ),
        `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`,
      ].join(''),
    );
  });
});

test('a long sitemap is split, and an index lists its parts', async () => {
  const app = await aPortal({ cacheSeconds: 0, pagesOfASitemap: 2 });
  for (let made = 0; made < 3; made += 1) await aVehicle(app.deps.db);
  const open = (url: string) => app.inject(url);
  const index = await open('/sitemap.xml');
  expect(index.body).toContain('<sitemapindex ');
  expect(addressesIn(index.body)).toEqual([1, 2, 3].map((number) => `${publicUrl}/sitemap-${number}.xml`));

  const parts = await Promise.all([1, 2, 3].map((number) => open(`/sitemap-${number}.xml`)));
  const listed = parts.map(({ body }) => addressesIn(body));
  expect(listed.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set(listed.flat()).size).toBe(5);
  for (const nothing of ['4', '0', '-1', 'x']) {
    expect((await open(`/sitemap-${nothing}.xml`)).statusCode).toBe(404);
  }
});

test('the database is queried for the sitemap once in some minutes', async () => {
  const app = await aPortal();
  const before = await app.inject('/sitemap.xml');
  await aVehicle(app.deps.db);
  const after = await app.inject('/sitemap.xml');
  expect(after.body).toBe(before.body);
  expect(after.headers['cache-control']).toBe('public, max-age=300');
});

test('robots.txt names the sitemap and disallows the API and personal pages', async () => {
  const app = await aPortal();
  const { body } = await app.inject('/robots.txt');
  expect(body).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /orders\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
});

test('the manifest has the configured name of the portal', async () => {
  const app = await aPortal();
  const answer = await app.inject('/site.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ name: 'Autohof "Nord"', short_name: 'Autohof "Nord"' });
});
