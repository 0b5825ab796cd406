import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCALES, THEMES } from '../../contract/constants.ts';
import { testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { loadPages } from '../../fixtures/fuzz/pages.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { openLog } from '../log.ts';
import { servePages } from './pages.ts';

const { db } = await createTestDatabase();
const { web, close } = await loadPages();
afterAll(close);
const { indexablePages, isPublicAddress, render } = web;
let renderings = 0;
/** Runs when a page has been rendered, before it is sent. */
let onRendered: () => Promise<unknown> = async () => {};

const logged: string[] = [];
/** A portal on the same database, with a cache of pages or without. */
const aPortal = (isCaching: boolean) =>
  testApp({
    db,
    log: openLog({ write: (line) => void logged.push(line) }),
    servePages: async (served) =>
      servePages(served, async () => ({
        render: async (page) => {
          renderings += 1;
          const response = await render(page);
          await onRendered();
          return response;
        },
        indexablePages,
        files: { manifest: { routes: {} }, scriptsIn: () => ({}), fonts: ['/font.woff2'] },
        contentSecurityPolicy: (scripts) => `script-src ${scripts.join(' ')}`,
        ...(isCaching && { isPublicAddress }),
      })),
  });
const [app, uncached] = [await aPortal(true), await aPortal(false)];
const vehicle = await aVehicle(db);
await aPicture(app, vehicle.id);
const pathOf = ({ id }: { id: string }) => `/vehicles/${id}`;
const PUBLIC_PAGES = [...indexablePages.found, pathOf(vehicle)];
const LIST = '/vehicles?make=Volkswagen&sortBy=priceAsc';

type Headers = Record<string, string>;
const open = (url: string, headers: Headers = {}) => app.inject({ url, headers });
/** The first request of an address is not cached. */
async function openTwice(url: string, headers: Headers = {}) {
  await open(url, headers);
  return open(url, headers);
}
/** Opens a page that must come from the cache. If a minute has just begun, that is the next one. */
async function openCached(url: string, headers: Headers = {}, isAgain = false): ReturnType<typeof openTwice> {
  await openTwice(url, headers);
  const before = renderings;
  const answer = await open(url, headers);
  if (renderings > before && !isAgain) return openCached(url, headers, true);
  expect(renderings).toBe(before);
  expect(answer.headers['etag']).toMatch(/^W\/"[\w-]+"$/);
  return answer;
}
const reprice = (id: string, price: string) =>
  db.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();

// A page says when it was rendered.
const now = Date.now();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  onRendered = async () => {};
});

describe.each(LOCALES.flatMap((locale) => THEMES.map((theme) => ({ locale, theme }))))(
  'a cached page in $locale and $theme',
  ({ locale, theme }) => {
    test('has the bytes of a page that is rendered now', async () => {
      const cookie = `locale=${locale}; theme=${theme}`;
      for (const url of [...PUBLIC_PAGES, LIST, '/?lang=fr']) {
        const cached = await openCached(url, { cookie });
        const rendered = await uncached.inject({ url, headers: { cookie } });
        expect(cached.body).toBe(rendered.body);
        const { 'x-request-id': id, date: _now, etag: _tag, vary, ...headers } = cached.headers;
        expect(id).toMatch(/^[\da-f]{8}-/);
        expect(vary).toBe('cookie, accept-encoding');
        const { 'x-request-id': _other, date: _then, vary: __, ...expected } = rendered.headers;
        expect(headers).toEqual(expected);
      }
    });
  },
);

test('a public page is the same throughout a minute', async () => {
  const at = async (url: string, instant: string) => {
    vi.setSystemTime(instant);
    const { body } = await uncached.inject(url);
    return body.replaceAll(String(Date.now()), 'now');
  };
  for (const url of PUBLIC_PAGES)
    expect(await at(url, '2026-12-31T22:59:59.999Z')).toBe(await at(url, '2026-12-31T22:59:00Z'));
});

describe('the next page shows', () => {
  /** The pages that show a vehicle, each of them cached. */
  const pagesWith = (id: string) => [pathOf({ id }), '/', LIST];
  const priceIn = (html: string, price: string) =>
    html.replaceAll(/[\s\u00a0\u202f.,']/g, '').includes(price);

  // Long enough not to occur in an id, a hash or an instant by chance.
  test('a price that was changed', async () => {
    const { id } = await aVehicle(db, { first_registered: '2030-01-01', price_net: '777777.00' });
    for (const url of pagesWith(id)) expect(priceIn((await openCached(url)).body, '777777')).toBe(true);
    await reprice(id, '888888.00');
    for (const url of pagesWith(id)) {
      const { body } = await open(url);
      expect([priceIn(body, '777777'), priceIn(body, '888888')]).toEqual([false, true]);
    }
  });

  test('a picture that was added', async () => {
    const { id } = await aVehicle(db, { first_registered: '2030-01-02', price_net: '700.00' });
    for (const url of pagesWith(id)) await openCached(url);
    const medium = await aPicture(app, id);
    for (const url of pagesWith(id)) expect((await open(url)).body).toContain(`/media/${medium.id}`);
  });

  test('that a vehicle was sold, and that it was deleted', async () => {
    const { id } = await aVehicle(db, { first_registered: '2030-01-03', price_net: '600.00' });
    for (const url of pagesWith(id)) expect((await openCached(url)).body).toContain(id);
    await db.updateTable('vehicles').set({ status: 'SOLD' }).where('id', '=', id).execute();
    expect((await open(pathOf({ id }))).body).toContain('https://schema.org/SoldOut');
    expect((await open('/')).body).not.toContain(id);
    await openCached(pathOf({ id }));
    await db.deleteFrom('vehicles').where('id', '=', id).execute();
    expect((await open(pathOf({ id }))).statusCode).toBe(404);
    expect((await open(LIST)).body).not.toContain(id);
  });

  test('a reservation, and its lapse by the clock of the database', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    const page = pathOf({ id: vehicles[0]?.id ?? '' });
    const isReserved = async () => (await open(page)).body.includes('https://schema.org/Reserved');
    await openCached(page);
    expect(await isReserved()).toBe(true);
    await sql`
      update vehicle_reservations set expires_at = clock_timestamp() + interval '300 ms' where order_id = ${order.id}
    `.execute(db);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await isReserved()).toBe(false), { ...PATIENCE, interval: 10 });
  });
});

test('a page during whose rendering the stock changed is not cached', async () => {
  const { id } = await aVehicle(db, { price_net: '111.00' });
  await open(pathOf({ id }));
  onRendered = () => reprice(id, '222.00');
  expect((await open(pathOf({ id }))).body).toContain('111');
  onRendered = async () => {};
  expect((await open(pathOf({ id }))).body).toContain('222');
});

test('visitors who come while a page is rendered share it, and those who come after a change do not', async () => {
  const { id } = await aVehicle(db, { price_net: '333.00' });
  const page = pathOf({ id });
  await open(page);
  const before = renderings;
  const shared = await Promise.all(Array.from({ length: 20 }, () => open(page)));
  expect(shared.every(({ body }) => body.includes('333'))).toBe(true);
  expect(renderings - before).toBeLessThan(4);

  await reprice(id, '444.00');
  let later: ReturnType<typeof open> | undefined;
  onRendered = async () => {
    if (later) return;
    await reprice(id, '555.00');
    const begun = renderings;
    later = open(page);
    // Its own rendering has begun: it did not wait for this one.
    await vi.waitFor(() => expect(renderings).toBeGreaterThan(begun), PATIENCE);
  };
  expect((await open(page)).body).toContain('444');
  expect((await later)?.body).toContain('555');
});

describe('a cached page', () => {
  test('never shows who is signed in, and what they see is never cached', async () => {
    const [dealer, admin] = [await aDealer(app), await anAdmin(app)];
    for (const url of PUBLIC_PAGES) {
      for (const { cookie, user } of [dealer, admin]) {
        for (let time = 0; time < 3; time += 1) {
          const personal = await open(url, { cookie });
          expect(personal.body).toContain(user.email);
          expect(personal.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
          expect(personal.headers['etag']).toBeUndefined();
        }
        expect((await openCached(url)).body).not.toContain(user.email);
        expect((await open(url, { cookie })).body).toContain(user.email);
      }
    }
  });

  test('is not sent to a client that has it, with the policy of what it has', async () => {
    const first = await openCached('/vehicles');
    const tag = String(first.headers['etag']);
    const again = await open('/vehicles', { 'if-none-match': tag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    const policy = 'content-security-policy';
    expect(again.headers[policy]).toBe(first.headers[policy]);
    expect(again.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      link: first.headers['link'],
    });
    await aVehicle(db);
    expect((await open('/vehicles', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (bytes: Buffer) => bytes],
  ])('is sent as %s', async (encoding, unpack) => {
    const answer = await openCached('/', encoding ? { 'accept-encoding': encoding } : {});
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe((await uncached.inject('/')).body);
  });

  test('is answered to HEAD without a body', async () => {
    const { headers } = await openCached('/');
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      etag: headers['etag'],
      'content-length': headers['content-length'],
    });
  });

  test('is logged each time', async () => {
    await openCached('/');
    const before = logged.length;
    const { headers } = await openCached('/');
    const lines = logged.slice(before).map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ reqId: headers['x-request-id'], route: '/*', status: 200 });
    expect(lines).toHaveLength(3);
  });

  test('remembers the language of an address', async () => {
    const answer = await openCached('/?lang=fr');
    expect(answer.headers['set-cookie']).toContain('locale=fr');
  });
});

test.each([
  '/?utm_source=mail',
  '/vehicles?colour=x&colors=red',
  '/?lang=xx',
  `/vehicles?q=golf`,
  `${pathOf(vehicle)}?page=2`,
  '/auth',
  '/auth/reset?token=abc',
  '/confirm?token=abc',
  '/vehicles/00000000-0000-4000-8000-000000000000',
  '/nothing',
  '/vehicles/',
])('this address is rendered for each request: %s', async (url) => {
  for (let time = 0; time < 3; time += 1) {
    const before = renderings;
    expect((await open(url)).headers['etag']).toBeUndefined();
    expect(renderings).toBe(before + 1);
  }
});

test('the policy of a page names its inline scripts by their hashes', async () => {
  for (const url of PUBLIC_PAGES) {
    const { body, headers } = await openCached(url);
    const inline = [...body.matchAll(/<script\b[^>]*>(.+?)<\/script>/gs)].map(([, text = '']) => text);
    expect(inline.length).toBeGreaterThan(1);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(headers['content-security-policy']).toBe(`script-src ${[...new Set(hashes)].join(' ')}`);
    expect(body).not.toContain('nonce');
  }
});
