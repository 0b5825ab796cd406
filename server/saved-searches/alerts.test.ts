import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { monthsFrom } from '../../contract/months-from.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aColleague, aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { textOf } from '../../fixtures/html-text.ts';
import { aMark } from '../../fixtures/marks.ts';
import { letLapse, orderOf } from '../../fixtures/orders.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import type { PayloadOf } from '../mail/kinds.ts';
import { alertSearches } from './alerts.ts';
import { alertToken } from './unsubscribe.ts';

// A database of its own: the changes of other files would be compared, too.
const { db, owner: databaseOwner } = await createTestDatabase();
const app = await testApp({ db });
const { networkKey } = app.deps;

/** Vehicles that only the searches of one test find. */
const aModel = () => randomUUID();

const reprice = ({ id }: { id: string }, price: string) =>
  db.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();

/** What was found is older by so much. */
const letPass = (time: string) =>
  sql`
    update saved_search_matches set found_at = found_at - ${time}::interval where waits_for_mail
  `.execute(db);

/** Compares and mails as often as it takes until nothing more comes. */
async function mailAll(): Promise<void> {
  await alertSearches(app.deps);
  await letPass('1 minute');
  await alertSearches(app.deps);
}

/** The vehicles of each mail to the dealer, oldest mail first. */
async function mailsTo({ user }: TestDealer): Promise<string[][]> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('facts')
    .where('kind', '=', 'savedSearch')
    .where('recipient', '=', user.email)
    .orderBy('created_at')
    .execute();
  return mails.map(({ facts }) =>
    (facts as PayloadOf<'savedSearch'>).vehicles.map(({ vehicleId }) => vehicleId),
  );
}

const newCountOf = async ({ cookie }: TestDealer) =>
  (await call(app, 'GET /api/searches', { cookie })).result.searches.map(({ newCount }) => newCount);

const change = ({ cookie }: TestDealer, id: string, body: object) =>
  call(app, 'PATCH /api/searches/{id}', { cookie, params: { id }, body });

describe('a vehicle that comes into the list of a saved search', () => {
  test('is remembered after its mail only as long as it exists', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    const { id } = await aSearch(app, dealer, { search: `model=${model}` });
    const [sold, gone] = [await aVehicle(db, { model }), await aVehicle(db, { model })];
    await mailAll();
    await db.updateTable('vehicles').set({ status: 'SOLD' }).where('id', '=', sold.id).execute();
    await db.deleteFrom('vehicles').where('id', '=', gone.id).execute();
    await alertSearches(app.deps);
    const known = db.selectFrom('saved_search_matches').select('vehicle_id').where('search_id', '=', id);
    expect(await known.execute()).toEqual([{ vehicle_id: sold.id }]);
  });

  test('is mailed when it is old enough in a new month, without a change of its own', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    const { id } = await aVehicle(db, { model, first_registered: monthsFrom(new Date(), -37) });
    await aVehicle(db, { model, first_registered: monthsFrom(new Date(), -36) });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(monthsFrom(new Date(), -1)) });
    onTestFinished(() => void vi.useRealTimers());
    await aSearch(app, dealer, { search: `model=${model}&q=${encodeURIComponent('älter als 3 Jahre')}` });
    vi.useRealTimers();
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([]);
    await sql`update saved_searches set compared_at = compared_at - interval '1 month'`.execute(db);
    await mailAll();
    await sql`update saved_searches set compared_at = compared_at - interval '1 month'`.execute(db);
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[id]]);
  });

  test('counts as compared at the instant at which the changes were read, not when the comparison ended', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    const { id } = await aSearch(app, dealer, { search: `model=${model}` });
    await aVehicle(db, { model });
    const { comparing, read } = await databaseOwner.transaction().execute(async (tx) => {
      await sql`lock table vehicles`.execute(tx);
      const waiting = alertSearches(app.deps);
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select from pg_locks where not granted and relation = 'vehicles'::regclass`.execute(db);
        expect(rows).not.toEqual([]);
      });
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
      return { comparing: waiting, read: rows[0]?.at };
    });
    await comparing;
    const search = db.selectFrom('saved_searches').select('compared_at').where('id', '=', id);
    const { compared_at } = await search.executeTakeFirstOrThrow();
    expect(compared_at.getTime()).toBeLessThanOrEqual(read?.getTime() ?? 0);
  });

  test('is mailed once: a new one, one whose price falls into the range, and one that is released', async () => {
    const [dealer, buyer] = [await aDealer(app), await aDealer(app)];
    const model = aModel();
    const dear = await aVehicle(db, { model, price_net: '30000.00' });
    const ordered = await aVehicle(db, { model, price_net: '19000.00' });
    const order = await call(app, 'POST /api/orders/create', {
      cookie: buyer.cookie,
      body: orderOf([ordered]),
    });
    await aVehicle(db, { model, price_net: '18000.00' });
    await aSearch(app, dealer, { search: `model=${model}&priceMax=20000&status=AVAILABLE` });
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([]);

    const added = await aVehicle(db, { model, price_net: '20000.00' });
    await mailAll();
    await reprice(dear, '19999.00');
    await mailAll();
    await letLapse(app, order.result.id);
    await sql`update vehicles set status = status where id = ${ordered.id}`.execute(db);
    await mailAll();
    const found = [[added.id], [dear.id], [ordered.id]];
    expect(await mailsTo(dealer)).toEqual(found);

    // Out of the list and into it again, and other changes.
    await reprice(dear, '30000.00');
    await mailAll();
    for (const vehicle of [dear, added]) await reprice(vehicle, '17000.00');
    await mailAll();
    expect(await mailsTo(dealer)).toEqual(found);
  });

  test('is mailed if it was in the list when the search was saved and has been out of it since', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    const vehicle = await aVehicle(db, { model, price_net: '15000.00' });
    await aSearch(app, dealer, { search: `model=${model}&priceMax=15000` });
    await reprice(vehicle, '16000.00');
    await mailAll();
    await reprice(vehicle, '14000.00');
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[vehicle.id]]);
  });

  test('is found by the words of the search, as in the inventory', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    await aSearch(app, dealer, { search: `q=diesel+automatik&model=${model}` });
    const vehicle = await aVehicle(db, { model });
    await aVehicle(db, { model, fuel_type: 'Petrol' });
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[vehicle.id]]);
  });

  test('has at most the CO2 that the search asks for', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    await aSearch(app, dealer, { search: `model=${model}&co2Max=120` });
    const below = await aVehicle(db, { model, co2_g_km: 120 });
    const above = await aVehicle(db, { model, co2_g_km: 121 });
    await aVehicle(db, { model });
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[below.id]]);
    await db.updateTable('vehicles').set({ co2_g_km: 99 }).where('id', '=', above.id).execute();
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[below.id], [above.id]]);
  });

  test('is not mailed if it has left the list before the mail is due, or is hidden or held by the own company', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    await aSearch(app, dealer, { search: `model=${model}` });
    const [sold, hidden, own, stays] = [
      await aVehicle(db, { model }),
      await aVehicle(db, { model }),
      await aVehicle(db, { model }),
      await aVehicle(db, { model }),
    ];
    await alertSearches(app.deps);
    await db.updateTable('vehicles').set({ status: 'SOLD' }).where('id', '=', sold.id).execute();
    await aMark(app, dealer, hidden, 'HIDDEN');
    const { result } = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: orderOf([own]),
    });
    await mailAll();
    await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: result.id } });
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[stays.id]]);
  });

  test('waits at once until nothing more comes, and daily until seven o’clock', async () => {
    const [atOnce, daily] = [await aDealer(app), await aDealer(app)];
    const model = aModel();
    await aSearch(app, atOnce, { search: `model=${model}` });
    await aSearch(app, daily, { search: `model=${model}`, alert: 'DAILY' });
    const first = await aVehicle(db, { model, price_net: '1.00' });
    for (const _ of ['found', 'just found']) await alertSearches(app.deps);
    await letPass('1 minute');
    const second = await aVehicle(db, { model, price_net: '2.00' });
    await alertSearches(app.deps);
    expect(await mailsTo(atOnce)).toEqual([]);
    await letPass('1 minute');
    await alertSearches(app.deps);
    expect([await mailsTo(atOnce), await mailsTo(daily)]).toEqual([[[first.id, second.id]], []]);
    await letPass('1 day');
    for (const _ of ['due', 'not due']) await alertSearches(app.deps);
    expect(await mailsTo(daily)).toEqual([[first.id, second.id]]);
  });

  test('is new until the user looks, whether it is mailed or not', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    const { id } = await aSearch(app, dealer, { search: `model=${model}`, alert: 'OFF' });
    const [stays, leaves] = [await aVehicle(db, { model }), await aVehicle(db, { model })];
    const [hidden, ordered] = [await aVehicle(db, { model }), await aVehicle(db, { model })];
    await mailAll();
    expect(await newCountOf(dealer)).toEqual([4]);
    await aMark(app, dealer, hidden, 'HIDDEN');
    await call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body: orderOf([ordered]) });
    expect(await newCountOf(dealer)).toEqual([2]);
    await db.deleteFrom('vehicles').where('id', '=', leaves.id).execute();
    await mailAll();
    expect(await newCountOf(dealer)).toEqual([1]);
    const { cookie } = dealer;
    await call(app, 'POST /api/searches/{id}/look', { cookie, params: { id } });
    await reprice(stays, '1.00');
    await mailAll();
    expect([await newCountOf(dealer), await mailsTo(dealer)]).toEqual([[0], []]);
  });

  test('is not mailed later if the search was paused or the dealer suspended when it came', async () => {
    const [pausing, suspended, admin] = [await aDealer(app), await aDealer(app), await anAdmin(app)];
    const model = aModel();
    const search = await aSearch(app, pausing, { search: `model=${model}` });
    await aSearch(app, suspended, { search: `model=${model}` });
    const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
      call(app, 'PATCH /api/admin/dealers/{id}/status', {
        cookie: admin.cookie,
        params: { id: suspended.dealer.id },
        body: { status },
      });
    await aVehicle(db, { model });
    await alertSearches(app.deps);
    await change(pausing, search.id, { isPaused: true });
    await setStatus('SUSPENDED');
    await aVehicle(db, { model });
    await mailAll();
    await change(pausing, search.id, { isPaused: false });
    await setStatus('ACTIVE');
    await mailAll();
    const after = await aVehicle(db, { model });
    await mailAll();
    expect([await mailsTo(pausing), await mailsTo(suspended)]).toEqual([[[after.id]], [[after.id]]]);
  });

  test('is not noted as mailed to a blocked user: when it comes again after the block, they are mailed', async () => {
    const owner = await aDealer(app);
    const colleague = await aColleague(app, owner, 'BUYER');
    const block = (blocked: boolean) =>
      call(app, 'PATCH /api/company/users/{id}', {
        cookie: owner.cookie,
        params: { id: colleague.user.id },
        body: { blocked },
      });
    const model = aModel();
    await aSearch(app, colleague, { search: `model=${model}&priceMax=20000` });
    await block(true);
    const vehicle = await aVehicle(db, { model, price_net: '19000.00' });
    await mailAll();
    await block(false);
    await reprice(vehicle, '21000.00');
    await mailAll();
    expect(await mailsTo(colleague)).toEqual([]);
    await reprice(vehicle, '18000.00');
    await mailAll();
    expect(await mailsTo(colleague)).toEqual([[vehicle.id]]);
  });

  test('is mailed once, although several servers look at the same time', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    await aSearch(app, dealer, { search: `model=${model}` });
    const { id } = await aVehicle(db, { model });
    const together = () => Promise.all(Array.from({ length: 4 }, () => alertSearches(app.deps)));
    await together();
    await letPass('1 minute');
    await together();
    expect(await mailsTo(dealer)).toEqual([[id]]);
  });

  test('is found although the changes since the last comparison were purged', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    await aSearch(app, dealer, { search: `model=${model}` });
    const { id } = await aVehicle(db, { model });
    await sql`delete from vehicle_changes`.execute(db);
    await sql`update vehicle_change_horizon set purged_before = pg_snapshot_xmax(pg_current_snapshot())`.execute(
      db,
    );
    await mailAll();
    expect(await mailsTo(dealer)).toEqual([[id]]);
  });

  test('is not looked for while the inventory lacks a filter of the search', async () => {
    const dealer = await aDealer(app);
    const model = aModel();
    const { id } = await aSearch(app, dealer, { search: `model=${model}` });
    await db.updateTable('saved_searches').set({ search: 'wheels=4' }).where('id', '=', id).execute();
    await aVehicle(db, { model });
    await mailAll();
    expect([await mailsTo(dealer), await newCountOf(dealer)]).toEqual([[], [0]]);
  });
});

describe('the link in a mail of a saved search', () => {
  const addressOf = (id: string) => `/unsubscribe/search?token=${alertToken(networkKey, id)}`;
  const post = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const isPaused = async ({ cookie }: TestDealer) =>
    (await call(app, 'GET /api/searches', { cookie })).result.searches[0]?.isPaused;

  test('pauses this search with one click and without a session; opened, it shows the search and a button', async () => {
    const dealer = await aDealer(app, { locale: 'fr' });
    const { id } = await aSearch(app, dealer, { name: 'Golf & Polo' });
    const opened = await app.inject(addressOf(id));
    expect([opened.statusCode, opened.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(opened.body).toContain('<strong>Golf &amp; Polo</strong>');
    expect(textOf(opened.body)).toContain('Suspendre la recherche');
    expect(await isPaused(dealer)).toBe(false);
    for (const _ of ['once', 'again']) expect((await post(addressOf(id))).statusCode).toBe(200);
    expect(await isPaused(dealer)).toBe(true);
  });

  test('pauses the search of a suspended dealer, so that no mails come after the approval', async () => {
    const [dealer, admin] = [await aDealer(app), await anAdmin(app)];
    const model = aModel();
    const { id } = await aSearch(app, dealer, { search: `model=${model}` });
    const setStatus = (status: 'ACTIVE' | 'SUSPENDED') =>
      call(app, 'PATCH /api/admin/dealers/{id}/status', {
        cookie: admin.cookie,
        params: { id: dealer.dealer.id },
        body: { status },
      });
    await setStatus('SUSPENDED');
    for (const answer of [await app.inject(addressOf(id)), await post(addressOf(id))])
      expect(answer.statusCode).toBe(200);
    await setStatus('ACTIVE');
    await aVehicle(db, { model });
    await mailAll();
    expect([await isPaused(dealer), await mailsTo(dealer)]).toEqual([true, []]);
  });

  test('leads nowhere if it is forged, or if its search has ended', async () => {
    const dealer = await aDealer(app);
    const [search, ended] = [await aSearch(app, dealer), await aSearch(app, dealer)];
    await call(app, 'DELETE /api/searches/{id}', { cookie: dealer.cookie, params: { id: ended.id } });
    const signature = alertToken(networkKey, ended.id).split('.')[1];
    for (const url of [
      addressOf(ended.id),
      `/unsubscribe/search?token=${search.id}.${signature}`,
      addressOf(search.id).replace('/search', ''),
    ])
      for (const answer of [await app.inject(url), await post(url)])
        expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(await isPaused(dealer)).toBe(false);
  });
});
