import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { callBy } from '../../web/api/call.ts';
import type { PageRequest, RenderedHtml } from '../../web/entry-server.tsx';
import { type Needs, redirectOf } from '../../web/guards.ts';
import { errors as errorsDe } from '../../web/texts/de/errors.ts';
import { errors as errorsEn } from '../../web/texts/en/errors.ts';
import { errors as errorsFr } from '../../web/texts/fr/errors.ts';
import { servePages } from './pages.ts';

const NEEDS: Record<string, Needs> = {
  '/auth': 'guest',
  '/dashboard': 'signedIn',
  '/orders': 'activeDealer',
  '/admin/users': 'admin',
};

const page = (html: string, status = 200) => ({ status, location: null, html });

/** A page of one line. It loads the user, checks access by the table of all pages, and prints what it got. */
async function render({ request, pageContext, transport }: PageRequest): Promise<RenderedHtml> {
  const { pathname, search, searchParams } = new URL(request.url);
  const user = await callBy(transport)('GET /api/user').catch(() => null);
  const next = searchParams.get('next') ?? undefined;
  const target = redirectOf(NEEDS[pathname] ?? 'anybody', pathname + search, user, {
    next,
    adminPath: '/admin/orders',
  });
  if (target !== undefined) return { status: 303, location: target, html: '' };
  return page(`${pageContext.locale} ${pageContext.theme} ${user?.email ?? 'visitor'}`);
}

const files = { manifest: { routes: {} }, scriptsIn: () => ({}), fonts: [] };
const indexablePages = { found: ['/'], notIndexable: ['/orders'] };
const app = await testApp({
  servePages: async (served) =>
    servePages(served, async () => ({
      render,
      indexablePages,
      files,
      contentSecurityPolicy: (scripts) => `script-src ${scripts.join(' ')}`,
    })),
});

const open = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
const active = await aDealer(app);
const people = {
  visitor: '',
  pending: (await aDealer(app, { status: 'PENDING' })).cookie,
  suspended: (await aDealer(app, { status: 'SUSPENDED' })).cookie,
  active: active.cookie,
  admin: (await anAdmin(app)).cookie,
};

describe('a page that the user may not open', () => {
  test.each([
    ['visitor', '/orders?page=2', '/auth?next=%2Forders%3Fpage%3D2'],
    ['visitor', '/admin/users', '/auth?next=%2Fadmin%2Fusers'],
    ['pending', '/orders', '/dashboard'],
    ['suspended', '/orders', '/dashboard'],
    ['active', '/admin/users', '/'],
    ['admin', '/orders', '/admin/orders'],
    ['active', '/auth?next=%2Forders', '/orders'],
    ['active', '/auth?next=%2F%2Fevil.example', '/'],
  ] as const)('%s: %s redirects to %s before anything is sent', async (person, url, target) => {
    const answer = await open(url, people[person]);
    expect([answer.statusCode, answer.headers['location'], answer.body]).toEqual([303, target, '']);
  });
});

test('a page is rendered for its user and not stored', async () => {
  const answer = await open('/dashboard', `${active.cookie}; locale=fr; theme=dark`);
  expect([answer.statusCode, answer.body]).toEqual([200, `fr dark ${active.user.email}`]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
});

test("a visitor's page is revalidated each time and not cached for others", async () => {
  const { headers } = await open('/', 'locale=fr');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' });
});

test('a language in the address takes precedence over the cookie and is remembered', async () => {
  const answer = await open('/?lang=en', 'locale=fr');
  expect(answer.body).toBe('en system visitor');
  expect(answer.headers['set-cookie']).toContain('locale=en');
  expect((await open('/?lang=xx')).body).toBe('de system visitor');
});

test.each([
  ['https://portal.example', true],
  ['http://localhost:3000', false],
])(
  'the cookie of the language is sent only over https if the portal uses https: %s',
  async (publicUrl, isSecure) => {
    const { servePages: pages } = app.deps;
    const portal = await testApp({ db: app.deps.db, publicUrl, ...(pages ? { servePages: pages } : {}) });
    const answer = await portal.inject('/?lang=en');
    expect(String(answer.headers['set-cookie']).endsWith('; Secure; SameSite=Lax')).toBe(isSecure);
  },
);

test('every page allows only the inline scripts that it was rendered with, by their hashes', async () => {
  const portal = await testApp({
    db: app.deps.db,
    servePages: async (served) =>
      servePages(served, async () => ({
        render: async ({ nonce }) =>
          page(
            `<meta property="csp-nonce" content="${nonce}"/><link href="/app.css" nonce="${nonce}"/>` +
              `<script nonce="${nonce}" async>ours('&gt;>')</script><script>evil()</script>` +
              `<script nonce="other">evil()</script><script src="/a.js" nonce="${nonce}"></script>` +
              `<script type="module" nonce="${nonce}">ours too</script>`,
          ),
        indexablePages,
        files,
        contentSecurityPolicy: (scripts) => `script-src ${scripts.join(' ')}`,
      })),
  });
  const { headers, body } = await portal.inject('/');
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(headers['content-security-policy']).toBe(
    `script-src ${hashOf("ours('&gt;>')")} ${hashOf('ours too')}`,
  );
  expect(body).toBe(
    '<link href="/app.css"/><script async>ours(\'&gt;>\')</script><script>evil()</script>' +
      '<script nonce="other">evil()</script><script src="/a.js"></script><script type="module">ours too</script>',
  );
});

test('a page gives 503 while the database is away, and a missing page still gives 404', async () => {
  const database = await createTestDatabase();
  const cut = await testApp({
    db: database.db,
    servePages: async (served) =>
      servePages(served, async () => ({
        render: async ({ request, transport }) => {
          await callBy(transport)('GET /api/vehicles', { query: {} }).catch(() => null);
          return page('page', Number(new URL(request.url).searchParams.get('status')));
        },
        indexablePages,
        files,
        contentSecurityPolicy: null,
      })),
  });
  const statusOf = async (status: number) => (await cut.inject({ url: `/?status=${status}` })).statusCode;
  expect([await statusOf(200), await statusOf(404)]).toEqual([200, 404]);
  await database.cutOff();
  expect([await statusOf(200), await statusOf(500), await statusOf(404)]).toEqual([503, 503, 404]);
  expect(Number((await cut.inject('/')).headers['retry-after'])).toBeGreaterThan(0);
});

test.each([
  ['de', errorsDe],
  ['en', errorsEn],
  ['fr', errorsFr],
] as const)(
  'while the database is away and no page can be rendered, the answer says so and when to retry: %s',
  async (locale, errors) => {
    const database = await createTestDatabase();
    const cut = await testApp({
      db: database.db,
      servePages: async (served) =>
        servePages(served, async () => ({
          render: async ({ transport }) => {
            await callBy(transport)('GET /api/vehicles', { query: {} });
            return page('page');
          },
          indexablePages,
          files,
          contentSecurityPolicy: null,
        })),
    });
    expect((await cut.inject('/')).statusCode).toBe(200);
    await database.cutOff();
    const answer = await cut.inject({ url: '/', headers: { cookie: `locale=${locale}` } });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(errors.UNAVAILABLE);
  },
);

test.each(['/%', '/%zz?lang=en', '/%c0%ae/orders'])(
  'an address that cannot be decoded is an ordinary page: %s',
  async (url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test("a page that fails to render shows an error in the reader's language and no internals", async () => {
  const broken = await testApp({
    servePages: async (served) =>
      servePages(served, async () => ({
        render: () => Promise.reject(new Error('secret of the inside')),
        indexablePages,
        files,
        contentSecurityPolicy: null,
      })),
  });
  const answer = await broken.inject({ url: '/vehicles', headers: { cookie: 'locale=fr' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<html lang="fr">');
  expect(answer.body).toContain('<h1>Cela n’a pas fonctionné</h1>');
  expect(answer.body).not.toContain('secret');
});

test('a path of the API is never a page', async () => {
  const answer = await open('/api/nothing');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});

test('a page is found for any host in the request line, and that host is not trusted', async () => {
  const { socket, said } = await aConnection(app);
  socket.write(
    'GET http://evil.example/orders?page=2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(await said).toMatch(/^HTTP\/1.1 303 .*location: \/auth\?next=%2Forders%3Fpage%3D2\r\n/s);
});

test.each(['//', '//[', '///evil.example', '//evil.example:99999/orders'])(
  'a path that begins with two slashes is a page of this origin: %s',
  async (target) => {
    const answer = await open(target);
    expect([answer.statusCode, answer.body]).toEqual([200, 'de system visitor']);
  },
);

/** Raw bytes: an HTTP client would correct them. */
async function aConnection(server: typeof app) {
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  return { socket, said: text(socket) };
}
