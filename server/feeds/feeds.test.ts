import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FEEDS_MAX } from '../../contract/feed-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { aFeed } from '../../fixtures/feeds.ts';
import { anOrder, auditEntriesOf } from '../../fixtures/orders.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db, publicUrl } = app.deps;
const admin = await anAdmin(app);

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const setStatus = ({ dealer }: TestDealer, status: 'ACTIVE' | 'SUSPENDED') =>
  call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id: dealer.id },
    body: { status },
  });

describe('a feed', () => {
  test('has a secret address that is shown once, and stored as a hash', async () => {
    const dealer = await aDealer(app);
    const { path, jsonUrl, csvUrl, ...feed } = await aFeed(app, dealer);
    expect([jsonUrl, csvUrl]).toEqual([`${publicUrl}${path}.json`, `${publicUrl}${path}.csv`]);
    const secret = path.replace('/feed/', '');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const listed = await call(app, 'GET /api/feeds', { cookie: dealer.cookie });
    expect(listed.result).toEqual({ feeds: [feed], total: 1 });
    const stored = await db.selectFrom('feeds').selectAll().where('id', '=', feed.id).execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('of a saved search lists what the search finds, as JSON and as CSV without formulas', async () => {
    const dealer = await aDealer(app);
    const model = randomUUID();
    const { id } = await aVehicle(db, { model, variant: '=1+1', price_net: '18490.50' });
    await aVehicle(db, { model, price_net: '30000.00' });
    const search = await aSearch(app, dealer, { search: `model=${model}&priceMax=20000` });
    const { path, search: name } = await aFeed(app, dealer, 'SEARCH', search.id);
    expect(name).toBe(search.name);
    const json = await get(`${path}.json`);
    expect(json.json()).toEqual({
      vehicles: [expect.objectContaining({ model, priceNet: 18490.5, url: `${publicUrl}/vehicles/${id}` })],
    });
    const csv = await get(`${path}.csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heads = '', row = '', ...rest] = csv.body.split('\r\n');
    expect(heads).toMatch(/^\uFEFFvin;make;model;variant;/);
    expect(row).toContain(";'=1+1;");
    expect(row).toContain(';18490.5;');
    expect(rest).toEqual(['']);
  });

  test('of a saved search holds no vehicle with more CO2 than the search asks for, or an unknown one', async () => {
    const dealer = await aDealer(app);
    const model = randomUUID();
    for (const co2_g_km of [0, 120, 121, null]) await aVehicle(db, { model, co2_g_km });
    const search = await aSearch(app, dealer, { search: `model=${model}&co2Max=120` });
    const { path } = await aFeed(app, dealer, 'SEARCH', search.id);
    const { vehicles } = (await get(`${path}.json`)).json<{ vehicles: { co2GKm: number }[] }>();
    expect(vehicles.map(({ co2GKm }) => co2GKm).toSorted()).toEqual([0, 120]);
  });

  test('of the stock answers 304 and no body until something changes, and HEAD as GET', async () => {
    const { path } = await aFeed(app, await aDealer(app));
    const vehicle = await aVehicle(db);
    const first = await get(`${path}.json`);
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const again = await get(`${path}.json`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: `${path}.json` });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    await db.updateTable('vehicles').set({ price_net: '1.00' }).where('id', '=', vehicle.id).execute();
    expect((await get(`${path}.json`, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('of purchases lists the own vehicles of orders in progress, with what was paid and the pictures', async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    const { order, vehicles } = await anOrder(app, dealer);
    await anOrder(app, other);
    const [vehicle] = vehicles;
    const picture = await aPicture(app, vehicle?.id ?? '');
    const { path } = await aFeed(app, dealer, 'PURCHASES');
    expect((await get(`${path}.json`)).json()).toEqual({ vehicles: [] });
    await call(app, 'PATCH /api/orders/{id}/status', {
      cookie: admin.cookie,
      params: { id: order.id },
      body: { status: 'PROCESSED' },
    });
    expect((await get(`${path}.json`)).json()).toEqual({
      vehicles: [
        expect.objectContaining({
          vin: vehicle?.vin,
          first_registration: '06.2021',
          purchase_price_net: vehicle?.priceNet,
          equipment: ['Klimaautomatik', 'Sitzheizung'],
          images: [`${publicUrl}/media/${picture.id}`],
        }),
      ],
    });
    expect((await get(`${path}.csv`)).body).toContain(';Klimaautomatik|Sitzheizung;');
  });

  test('answers 404 when it is revoked, while its dealer is not ACTIVE, and at any other address', async () => {
    const [dealer, suspended] = [await aDealer(app), await aDealer(app)];
    const [revoked, kept, theirs] = [
      await aFeed(app, dealer),
      await aFeed(app, dealer),
      await aFeed(app, suspended),
    ];
    await call(app, 'DELETE /api/feeds/{id}', { cookie: dealer.cookie, params: { id: revoked.id } });
    await setStatus(suspended, 'SUSPENDED');
    const wrong = [
      `${revoked.path}.json`,
      `${theirs.path}.csv`,
      `${kept.path}.xml`,
      kept.path,
      `/feed/${'A'.repeat(43)}.json`,
      '/feed/x.csv',
      '/feed/',
    ];
    for (const url of wrong) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    expect((await get(`${kept.path}.json`)).statusCode).toBe(200);
    await setStatus(suspended, 'ACTIVE');
    expect((await get(`${theirs.path}.csv`)).statusCode).toBe(200);
  });

  test('ends with its search, and answers 404 while the inventory cannot read it', async () => {
    const dealer = await aDealer(app);
    const search = await aSearch(app, dealer);
    const { path } = await aFeed(app, dealer, 'SEARCH', search.id);
    const of = db.updateTable('saved_searches').where('id', '=', search.id);
    await of.set({ search: 'wheels=4' }).execute();
    expect((await get(`${path}.json`)).statusCode).toBe(404);
    await of.set({ search: '' }).execute();
    expect((await get(`${path}.json`)).statusCode).toBe(200);
    const { cookie } = dealer;
    expect((await call(app, 'GET /api/searches', { cookie })).result.searches).toMatchObject([
      { feedCount: 1 },
    ]);
    await call(app, 'DELETE /api/searches/{id}', { cookie, params: { id: search.id } });
    expect((await get(`${path}.json`)).statusCode).toBe(404);
    expect((await call(app, 'GET /api/feeds', { cookie })).result.total).toBe(0);
  });

  test('does not end with a search whose user saw fewer feeds', async () => {
    const dealer = await aDealer(app);
    const { id } = await aSearch(app, dealer);
    const { path } = await aFeed(app, dealer, 'SEARCH', id);
    const { cookie } = dealer;
    const end = (feedCount: string) =>
      call(app, 'DELETE /api/searches/{id}', { cookie, params: { id }, query: { feedCount } });
    expect((await end('0')).problem).toMatchObject({ code: 'EDITED_MEANWHILE', current: { feedCount: 1 } });
    expect((await get(`${path}.json`)).statusCode).toBe(200);
    expect((await end('1')).status).toBe(204);
    expect((await get(`${path}.json`)).statusCode).toBe(404);
  });

  test('is created by the owner alone, for an own search, and a company has room for ten', async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    const { id } = await aSearch(app, other);
    const create = (body: object, { cookie } = dealer) => call(app, 'POST /api/feeds', { cookie, body });
    expect((await create({ kind: 'SEARCH', searchId: id })).problem.code).toBe('NOT_FOUND');
    for (const body of [{ kind: 'SEARCH' }, { kind: 'STOCK', searchId: id }, { kind: 'ALL' }])
      expect((await create(body)).status).toBe(400);
    for (let count = 0; count < FEEDS_MAX; count += 1)
      expect((await create({ kind: 'STOCK' })).status).toBe(201);
    expect((await create({ kind: 'STOCK' })).problem['errors']).toMatchObject([{ code: 'TOO_MANY_FEEDS' }]);
    const buyer = await aColleague(app, other, 'BUYER');
    expect((await create({ kind: 'STOCK' }, buyer)).problem.code).toBe('OWNER_ONLY');
  });

  test('names its maker, and stays in the history with who revoked it, but not with its address', async () => {
    const owner = await aDealer(app);
    const colleague = await aColleague(app, owner, 'OWNER');
    await db.updateTable('users').set({ name: 'Jules Perrin' }).where('id', '=', colleague.user.id).execute();
    const search = await aSearch(app, colleague);
    const [stock, purchases, ofSearch] = [
      await aFeed(app, owner),
      await aFeed(app, colleague, 'PURCHASES'),
      await aFeed(app, colleague, 'SEARCH', search.id),
    ];
    const { cookie, user } = owner;
    const listed = await call(app, 'GET /api/feeds', { cookie });
    expect(listed.result.feeds.map(({ createdBy }) => createdBy)).toEqual([
      'Jules Perrin',
      'Jules Perrin',
      user.email,
    ]);
    await call(app, 'DELETE /api/feeds/{id}', { cookie, params: { id: purchases.id } });
    await call(app, 'DELETE /api/company/users/{id}', { cookie, params: { id: colleague.user.id } });
    expect((await call(app, 'GET /api/feeds', { cookie })).result.feeds).toMatchObject([{ id: stock.id }]);
    const entries = await auditEntriesOf(app, owner.dealer.id);
    const named = { feed: 'SEARCH', search: search.name };
    expect(
      entries
        .filter(({ action }) => action.startsWith('FEED_'))
        .map(({ actor_email, action, before, after }) => [actor_email, action, before ?? after]),
    ).toEqual([
      [user.email, 'FEED_CREATED', { feed: 'STOCK' }],
      [colleague.user.email, 'FEED_CREATED', { feed: 'PURCHASES' }],
      [colleague.user.email, 'FEED_CREATED', named],
      [user.email, 'FEED_REVOKED', { feed: 'PURCHASES' }],
      [user.email, 'FEED_REVOKED', named],
    ]);
    for (const { path } of [stock, purchases, ofSearch])
      expect(JSON.stringify(entries)).not.toContain(path.replace('/feed/', ''));
  });

  test('is read so often an hour and no more, and says when it was read last', async () => {
    const limited = await testApp({ db, limits: { feedByDealer: { size: 2, seconds: 3600 } } });
    const dealer = await aDealer(app);
    const { path, lastUsedAt } = await aFeed(app, dealer);
    expect(lastUsedAt).toBe(null);
    const answers = [];
    for (let read = 0; read < 3; read += 1) answers.push(await limited.inject(`${path}.csv`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(app, 'GET /api/feeds', { cookie: dealer.cookie })).result.feeds).toMatchObject([
      { lastUsedAt: expect.stringMatching(/Z$/) },
    ]);
  });
});
