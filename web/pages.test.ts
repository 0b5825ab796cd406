import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aUser, pageOf } from '../fixtures/pages.ts';
import { indexablePages } from './entry-server.tsx';
import { findPageScripts, PAGES, privatePaths } from './pages.ts';

const scripts = await findPageScripts();
const answers = {
  'GET /api/orders': { orders: [], total: 0 },
  'GET /api/reservations': [],
  'GET /api/watchlist': { vehicles: [], total: 0 },
  'GET /api/admin/dealers': { dealers: [], total: 0 },
};

describe('the list of pages', () => {
  test.each(PAGES)('has the module of each page: $id', ({ id }) => {
    const module = scripts[id]?.module ?? '';
    expect(module).toMatch(/^web\/.+(Page|Section)\.tsx$/);
    expect(existsSync(join(import.meta.dirname, '..', module))).toBe(true);
  });

  test('distinguishes pages that are in one folder', () => {
    expect(scripts['/blog']?.module).toBe('web/blog/BlogPage.tsx');
    expect(scripts['/blog/$slug']?.module).toBe('web/blog/ArticlePage.tsx');
  });

  test('gives robots.txt the private pages, each once and without the pages below it', () => {
    expect(privatePaths()).toEqual([
      '/account',
      '/admin',
      '/auth',
      '/cart',
      '/company',
      '/compare',
      '/dashboard',
      '/orders',
      '/reservations',
      '/searches',
      '/watchlist',
    ]);
  });

  test('gives the sitemap the public pages that have no parameter', () => {
    expect(indexablePages.found).toContain('/terms-of-service');
    expect(indexablePages.found).toContain('/blog/quality-assurance');
    expect(indexablePages.found.filter((path) => /[${]/.test(path))).toEqual([]);
    for (const path of privatePaths())
      expect(indexablePages.found.filter((found) => `${found}/`.startsWith(`${path}/`))).toEqual([]);
  });
});

const fixedPages = PAGES.filter(({ path }) => !path.includes('$'));

test.each(fixedPages.filter(({ isIndexable }) => !isIndexable))(
  'a private page asks search engines not to list it: $path',
  async ({ path }) => {
    const people = [null, aUser(), aUser(null)];
    const opened = await Promise.all(people.map((user) => pageOf(path, { user, answers })));
    const shown = opened.filter(({ status }) => status === 200);
    expect(shown.length).toBeGreaterThan(0);
    for (const { html } of shown) expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

test.each(fixedPages.filter(({ isIndexable }) => isIndexable))(
  'search engines may list a public page: $path',
  async ({ path }) => {
    const { html } = await pageOf(path);
    expect(html).toContain('<link rel="canonical"');
    expect(html).not.toContain('noindex');
  },
);

test.each([
  ['/dashboard', '/admin'],
  ['/cart', '/admin/orders'],
  ['/orders?page=2', '/admin/orders'],
  ['/reservations', '/admin/reservations'],
  ['/watchlist', '/admin/vehicles'],
])('an admin who opens the page %s of a dealer is redirected to %s', async (path, section) => {
  expect((await pageOf(path, { user: aUser(null) })).location).toBe(section);
});

describe('the back office', () => {
  const sections = PAGES.filter(({ path }) => path.startsWith('/admin/') && path !== '/admin/dashboard');

  test('has every section in its rail', async () => {
    const { rail } = await pageOf('/admin', { user: aUser(null) });
    expect(sections.length).toBeGreaterThan(4);
    // The page of a single order is reached through its section.
    for (const { path } of sections.filter((section) => !section.path.includes('$')))
      expect(rail).toContain(`href="${path}"`);
  });

  test('loads the texts of a section only with that section', () => {
    // The page of one order or dealer shows parts of other sections too.
    for (const { path, areas } of sections.filter((section) => !section.path.includes('$'))) {
      const own = areas.filter((area) => /^admin[A-Z]/.test(area));
      expect({ path, own: own.length }).toEqual({ path, own: 1 });
    }
    expect(scripts['/admin']?.areas).toEqual(['admin']);
  });
});
