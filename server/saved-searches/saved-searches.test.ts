import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SEARCHES_MAX } from '../../contract/saved-search-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, type TestDealer } from '../../fixtures/dealers.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

const save = ({ cookie }: TestDealer, body: object) => call(app, 'POST /api/searches', { cookie, body });
const change = ({ cookie }: TestDealer, id: string, body: object) =>
  call(app, 'PATCH /api/searches/{id}', { cookie, params: { id }, body });
const problemOf = ({ problem }: Awaited<ReturnType<typeof save>>) => problem['errors'];

describe('a saved search', () => {
  test('is saved, listed by name, changed, paused and ended by its user', async () => {
    const dealer = await aDealer(app);
    const later = await aSearch(app, dealer, { name: 'Transporter' });
    const { status, result } = await save(dealer, {
      name: 'Diesel',
      search: 'fuelType=Diesel&make=Audi&make=BMW',
    });
    expect(status).toBe(201);
    expect(result).toEqual({
      id: expect.any(String),
      name: 'Diesel',
      search: 'fuelType=Diesel&make=Audi&make=BMW',
      alert: 'OFF',
      isPaused: false,
      isUnreadable: false,
      newCount: 0,
      feedCount: 0,
      createdAt: expect.any(String),
    });
    const wanted = { name: 'Benziner', search: 'fuelType=Petrol', alert: 'DAILY', isPaused: true };
    expect((await change(dealer, result.id, wanted)).result).toMatchObject(wanted);
    expect((await change(dealer, result.id, { isPaused: false })).result).toMatchObject({ isPaused: false });
    const { cookie } = dealer;
    expect((await call(app, 'GET /api/searches', { cookie })).result).toMatchObject({
      searches: [{ name: 'Benziner' }, { name: 'Transporter' }],
      total: 2,
    });
    const end = () => call(app, 'DELETE /api/searches/{id}', { cookie, params: { id: later.id } });
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
  });

  test('is saved paused in one call, so that nothing is mailed in between', async () => {
    const dealer = await aDealer(app);
    const body = { name: 'Diesel', search: '', alert: 'AT_ONCE' };
    expect((await save(dealer, { ...body, isPaused: true })).result).toMatchObject({ isPaused: true });
    expect((await save(dealer, { ...body, name: 'Golf', isPaused: false })).result).toMatchObject({
      isPaused: false,
    });
  });

  test.each([
    ['a filter that does not exist', 'colour=Rot&wheels=4'],
    ['a price that is no number', 'priceMax=cheap'],
    ['what only clerks ask', 'hasPictures=false'],
    ['a page', 'page=2'],
    ['what the dealer has hidden', 'hidden=only'],
    ['a hostile name', '__proto__=1&constructor=2'],
  ])('is refused with %s', async (_, search) => {
    const dealer = await aDealer(app);
    expect(problemOf(await save(dealer, { name: 'Suche', search }))).toMatchObject([
      { path: 'search', code: 'INVALID' },
    ]);
  });

  test('has a name of its own, and a user has room for thirty', async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    await aSearch(app, dealer, { name: 'Diesel' });
    const body = { name: 'Diesel', search: '' };
    expect(problemOf(await save(dealer, body))).toMatchObject([{ path: 'name', code: 'DUPLICATE' }]);
    expect((await save(other, body)).status).toBe(201);
    await db
      .insertInto('saved_searches')
      .values(
        Array.from({ length: SEARCHES_MAX - 1 }, () => ({
          user_id: dealer.user.id,
          name: randomUUID(),
          search: '',
          alert: 'OFF',
        })),
      )
      .execute();
    expect(problemOf(await save(dealer, { name: 'One more', search: '' }))).toMatchObject([
      { path: 'name', code: 'TOO_MANY_SEARCHES' },
    ]);
  });

  test('is refused while more vehicles match than its mails could tell', async () => {
    const make = randomUUID();
    await sql`
      insert into vehicles (vin, make, model, price_net)
      select 'WVWZZZ' || (10000000000 + at), ${make}, 'Golf', 1
      from generate_series(1, 5001) as at
    `.execute(db);
    const dealer = await aDealer(app);
    expect(problemOf(await save(dealer, { name: 'All', search: `make=${make}` }))).toMatchObject([
      { path: 'search', code: 'SEARCH_TOO_WIDE' },
    ]);
    const { result } = await save(dealer, { name: 'None', search: `make=${make}&priceMin=2` });
    expect(problemOf(await change(dealer, result.id, { search: `make=${make}` }))).toMatchObject([
      { code: 'SEARCH_TOO_WIDE' },
    ]);
  });

  test('says that it is unreadable when the inventory has lost one of its filters', async () => {
    const dealer = await aDealer(app);
    const { id } = await aSearch(app, dealer);
    await db.updateTable('saved_searches').set({ search: 'wheels=4' }).where('id', '=', id).execute();
    const { cookie } = dealer;
    expect((await call(app, 'GET /api/searches', { cookie })).result.searches).toMatchObject([
      { id, isUnreadable: true },
    ]);
    expect((await change(dealer, id, { search: 'doors=4' })).result).toMatchObject({ isUnreadable: false });
  });

  test('is in the data of its user, and of nobody else', async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    await aVehicle(db, { make: 'Audi' });
    await aSearch(app, dealer, { name: 'Audi', search: 'make=Audi' });
    const searchesOf = async ({ cookie }: TestDealer) =>
      (await call(app, 'GET /api/user/data', { cookie })).result.searches;
    expect(await searchesOf(dealer)).toMatchObject([
      { name: 'Audi', search: 'make=Audi', alert: 'AT_ONCE', isPaused: false },
    ]);
    expect(await searchesOf(other)).toEqual([]);
  });
});
