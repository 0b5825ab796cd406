import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TOLD_VEHICLES_MAX } from '../../contract/event-figures.ts';
import { LIVE_EVENTS } from '../../contract/events.ts';
import type { DealerStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, PASSWORD } from '../../fixtures/dealers.ts';
import { openStream, type OpenStream, parseEvent, type ReceivedEvent } from '../../fixtures/events.ts';
import { anImport } from '../../fixtures/imports.ts';
import { anInvoiceOf, anOrder, letInvoiceBeDue } from '../../fixtures/orders.ts';
import { anAdminWithSecondFactor } from '../../fixtures/second-factor.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { openDatabase } from '../db.ts';
import { findSession } from '../http/session.ts';
import { purgePortalChanges } from './portal-changes.ts';

const { db, servingUrl, owner } = await createTestDatabase();
const app = await testApp({ db });
/** Another server on the same database. */
const elsewhere = openDatabase(servingUrl);
afterAll(() => elsewhere.close());
const otherApp = await testApp({ db: elsewhere.db });

const admin = await anAdmin(app);

/** A server for one test, which has read the stock. */
async function aServer(deps: Parameters<typeof testApp>[0]): Promise<FastifyInstance> {
  const server = await testApp(deps);
  onTestFinished(() => server.close());
  await server.stock.read(null);
  return server;
}
// Without it the first stream gets an event for the reading of the stock.
await app.stock.read(null);

const reprice = ({ id }: TestVehicle, priceNet: string) =>
  elsewhere.db.updateTable('vehicles').set({ price_net: priceNet }).where('id', '=', id).execute();
const setStatus = (id: string, status: DealerStatus) =>
  call(otherApp, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id },
    body: { status },
  });

/** Whether the event tells this state of the vehicle. */
const tells =
  ({ id }: TestVehicle, state: { status?: string; priceNet?: string }) =>
  (event: ReceivedEvent) =>
    event.name === 'vehicles' &&
    event.data.vehicles.some(
      (told) =>
        told.id === id &&
        told.status === (state.status ?? told.status) &&
        told.priceNet === (state.priceNet ?? told.priceNet),
    );
const asksFor = (topic: string) => (event: ReceivedEvent) =>
  event.name === 'changed' && event.data.topics.some((each) => each === topic);
const ends = (reason: string) => (event: ReceivedEvent) =>
  event.name === 'end' && event.data.reason === reason;

/** Waits until the server has read everything that has happened so far: a running poll may have begun before. */
async function hasReadAll(): Promise<void> {
  await app.live.feed.poll();
  await app.live.feed.poll();
}

/** Waits until the streams have been told everything that has happened so far, and returns the topics of each. */
async function topicsOf(...streams: OpenStream[]): Promise<string[][]> {
  const fence = await aVehicle(elsewhere.db);
  await Promise.all(streams.map((stream) => stream.until(tells(fence, {}))));
  // Topics follow the vehicles, after the sessions are read. The next poll begins after that.
  const second = await aVehicle(elsewhere.db);
  await Promise.all(streams.map((stream) => stream.until(tells(second, {}))));
  return streams.map(({ events }) => [
    ...new Set(events.flatMap((event) => (event.name === 'changed' ? event.data.topics : []))),
  ]);
}

describe('a stream', () => {
  test('tells status and price of a vehicle that another server has changed', async () => {
    const vehicle = await aVehicle(db, { price_net: '100' });
    const dealer = await aDealer(app);
    const stream = await openStream(app);
    await reprice(vehicle, '90');
    await stream.until(tells(vehicle, { status: 'AVAILABLE', priceNet: '90.00' }));
    await call(otherApp, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: { vehicleIds: [vehicle.id], totalAmount: '90.00' },
    });
    const told = await stream.until(tells(vehicle, { status: 'RESERVED' }));
    expect(told).toSatisfy(tells(vehicle, { priceNet: '90.00' }));
  });

  test('tells changes in their order', async () => {
    const vehicle = await aVehicle(db, { price_net: '100' });
    const stream = await openStream(app);
    for (const price of ['91', '92', '93']) {
      await reprice(vehicle, price);
      await stream.until(tells(vehicle, { priceNet: `${price}.00` }));
    }
    const prices = stream.events.flatMap((event) =>
      event.name === 'vehicles' ? event.data.vehicles.filter(({ id }) => id === vehicle.id) : [],
    );
    expect(prices.map(({ priceNet }) => priceNet)).toEqual(['91.00', '92.00', '93.00']);
  });

  test('tells that a vehicle was removed', async () => {
    const vehicle = await aVehicle(db);
    const stream = await openStream(app);
    await db.deleteFrom('vehicles').where('id', '=', vehicle.id).execute();
    const told = await stream.until(({ name }) => name === 'vehicles');
    expect(told.data).toEqual({ vehicles: [], gone: [vehicle.id] });
  });

  test('tells a reservation that lapses at its instant, before any job has written it', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    const [vehicle] = vehicles;
    if (!vehicle) throw new Error('no vehicle');
    // Else the stream may be told first that the vehicle was available.
    await hasReadAll();
    const stream = await openStream(app);
    await sql`
      update vehicle_reservations set expires_at = clock_timestamp() + interval '1 second' where order_id = ${order.id}
    `.execute(db);
    await stream.until(tells(vehicle, { status: 'AVAILABLE' }));
    const { rows } = await sql<{ status: string; isAfter: boolean }>`
      select vehicles.status, clock_timestamp() >= vehicle_reservations.expires_at as "isAfter"
      from vehicles
      join vehicle_reservations on vehicle_reservations.vehicle_id = vehicles.id
      where vehicles.id = ${vehicle.id}
    `.execute(db);
    expect(rows).toEqual([{ status: 'RESERVED', isAfter: true }]);
  });

  test('names no more than a hundred vehicles: then the pages ask again', async () => {
    await hasReadAll();
    const stream = await openStream(app);
    await sql`
      insert into vehicles (vin, make, model, price_net)
      select 'WVWZZZ' || lpad(number::text, 11, '0'), 'Many', 'Many', 100
      from generate_series(1, ${TOLD_VEHICLES_MAX + 1}) as number
    `.execute(db);
    await stream.until(({ name }) => name === 'stock');
    expect(stream.events.map(({ name }) => name)).not.toContain('vehicles');
  });

  test('begins with what has changed since the data of the page were read', async () => {
    const server = await aServer({ db });
    const vehicle = await aVehicle(db, { price_net: '100' });
    const first = await openStream(server);
    await reprice(vehicle, '80');
    await first.until(tells(vehicle, { priceNet: '80.00' }));
    const second = await openStream(server, { age: 50_000 });
    await second.until(tells(vehicle, { priceNet: '80.00' }));
    // This server follows the changes for less than 50 seconds.
    expect(second.events[0]).toEqual({ name: 'start', data: { complete: false } });
    const third = await openStream(server);
    expect(await third.until(({ name }) => name === 'start')).toMatchObject({ data: { complete: true } });
  });

  test('is neither stored, compressed nor buffered on its way', async () => {
    const { headers } = await openStream(app);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends heartbeats', async () => {
    const stream = await openStream(app);
    await app.live.streams.beat();
    expect((await stream.until(({ name }) => name === 'beat')).data).toEqual({});
  });

  test('has events as the contract describes them', async () => {
    const stream = await openStream(app, admin);
    await anOrder(app, await aDealer(app));
    await stream.until(asksFor('orders'));
    for (const { name, data } of stream.events) expect(LIVE_EVENTS[name].parse(data)).toEqual(data);
  });

  test('is not opened for a client that does not ask for one', async () => {
    const answer = await app.inject('/api/events');
    expect(answer.statusCode).toBe(200);
    expect(answer.body.trim().split('\n\n').map(parseEvent)).toEqual([
      { name: 'start', data: { complete: true } },
    ]);
  });

  test('is refused beyond the number that a server takes', async () => {
    const small = await aServer({ db, streams: { max: 1 } });
    const first = await openStream(small);
    expect((await openStream(small)).status).toBe(503);
    first.leave();
    await vi.waitFor(() => expect(small.live.streams.size).toBe(0), PATIENCE);
    expect((await openStream(small)).status).toBe(200);
  });
});

describe('rights are those of the calls', () => {
  test('a visitor is told of vehicles alone, a dealer also of themselves, an admin of all', async () => {
    const [buyer, other] = [await aDealer(app), await aDealer(app)];
    const pending = await aDealer(app, { status: 'PENDING' });
    await hasReadAll();
    const [visitor, own, foreign, waiting, clerk] = await Promise.all([
      openStream(app),
      openStream(app, buyer),
      openStream(app, other),
      openStream(app, pending),
      openStream(app, await anAdmin(app, { rights: 'CLERK' })),
    ]);
    const { order } = await anOrder(otherApp, buyer);
    await call(otherApp, 'POST /api/orders/{id}/cancel', { cookie: buyer.cookie, params: { id: order.id } });
    const topics = await topicsOf(visitor, own, foreign, waiting, clerk);
    expect(topics.slice(0, 4)).toEqual([[], ['orders'], [], []]);
    expect(topics[4]).toEqual(expect.arrayContaining(['orders', 'vehicles', 'mails']));
  });

  test('the events of others hold nothing but ids, statuses, prices and topics', async () => {
    const stream = await openStream(app);
    await anOrder(app, await aDealer(app));
    await topicsOf(stream);
    const keys = stream.events.flatMap(({ data }) => Object.keys(data));
    expect([...new Set(keys)].toSorted()).toEqual(['complete', 'gone', 'vehicles']);
  });

  test.each([
    ['settles an import', 'imports', 'PATCH /api/imports/{id}', { isSettled: true }],
    ['reminds of a payment', 'orders', 'POST /api/invoices/{number}/reminders', { place: 1 }],
    ['turns their second factor off', 'users', 'POST /api/user/second-factor/off', { password: PASSWORD }],
  ] as const)('an admin is told when another one %s', async (_, topic, name, body) => {
    const other = await anAdminWithSecondFactor(otherApp);
    const { order } = await anOrder(otherApp, await aDealer(otherApp));
    const number = await anInvoiceOf(otherApp, other, order.id);
    await letInvoiceBeDue(owner, number, -30);
    const { id } = await anImport(otherApp, other.cookie);
    await hasReadAll();
    const stream = await openStream(app, admin);
    await call(otherApp, name, { cookie: other.cookie, params: { id, number }, body });
    const [topics] = await topicsOf(stream);
    expect(topics).toContain(topic);
  });

  test.each([
    ['an order', 'orders', async () => void (await anOrder(otherApp, await aDealer(otherApp)))],
    ['a dealer', 'dealers', async () => void (await aDealer(otherApp, { status: 'PENDING' }))],
  ])('an admin is told of %s that is new', async (_, topic, happens) => {
    const stream = await openStream(app, admin);
    await happens();
    expect(await stream.until(asksFor(topic))).toSatisfy(asksFor(topic));
  });

  test('the stream of a dealer who is suspended ends, and a new one tells what everybody is told', async () => {
    const dealer = await aDealer(app);
    const stream = await openStream(app, dealer);
    await setStatus(dealer.dealer.id, 'SUSPENDED');
    await stream.until(ends('RIGHTS'));
    await stream.ended;
    // The page asks again who its reader is.
    expect(stream.events.some(asksFor('account'))).toBe(true);
    const again = await openStream(app, dealer);
    await anOrderOf(dealer.dealer.id);
    expect(await topicsOf(again)).toEqual([[]]);
  });

  test('the stream of a dealer who is approved ends, so that the next one has their rights', async () => {
    const dealer = await aDealer(app, { status: 'PENDING' });
    const stream = await openStream(app, dealer);
    await setStatus(dealer.dealer.id, 'ACTIVE');
    await stream.until(ends('RIGHTS'));
    expect(stream.events.some(asksFor('account'))).toBe(true);
  });

  test('the stream of a session that is ended on another server ends', async () => {
    const dealer = await aDealer(app);
    const stream = await openStream(app, dealer);
    await call(otherApp, 'POST /api/logout', { cookie: dealer.cookie });
    await stream.until(ends('RIGHTS'));
    await stream.ended;
    expect(stream.events.some(asksFor('account'))).toBe(false);
  });

  test('the stream of a session that expires ends', async () => {
    const dealer = await aDealer(app);
    const stream = await openStream(app, dealer);
    await sql`update sessions set expires_at = now() where user_id = ${dealer.user.id}`.execute(db);
    await app.live.streams.beat();
    await stream.until(ends('RIGHTS'));
    expect(stream.events.some(asksFor('account'))).toBe(false);
  });

  test('a user whose session has expired meanwhile gets no event', async () => {
    const dealer = await aDealer(app);
    const stream = await openStream(app, dealer);
    await sql`update sessions set expires_at = now() where user_id = ${dealer.user.id}`.execute(db);
    await anOrderOf(dealer.dealer.id);
    await stream.until(ends('RIGHTS'));
    expect(stream.events.some(asksFor('orders'))).toBe(false);
  });

  test('a stream does not keep the session of an admin alive, and ends with it', async () => {
    const idle = await anAdmin(app);
    const token = idle.cookie.split('=')[1] ?? '';
    await sql`update sessions set last_seen_at = now() - interval '11 hours' where user_id = ${idle.user.id}`.execute(
      db,
    );
    const stream = await openStream(app, idle);
    await app.live.streams.beat();
    await app.sessionUses.write();
    await sql`
      update sessions set last_seen_at = last_seen_at - interval '1 hour' where user_id = ${idle.user.id}
    `.execute(db);
    expect(await findSession(db, token)).toBeNull();
    await app.live.streams.beat();
    await stream.until(ends('RIGHTS'));
  });

  /** A change of an order of this dealer, whatever their rights. */
  const anOrderOf = (dealerId: string) =>
    sql`insert into portal_changes (topic, dealer_id) values ('orders', ${dealerId})`.execute(db);
});

describe('a server', () => {
  test('ends all streams before anything else when it stops', async () => {
    const stopping = await aServer({ db });
    const streams = await Promise.all([openStream(stopping), openStream(stopping, admin)]);
    await stopping.close();
    for (const stream of streams) {
      await stream.ended;
      expect(stream.events.at(-1)).toEqual({ name: 'end', data: { reason: 'STOP' } });
    }
  });

  test('asks the database nothing when no page is open', async () => {
    const quiet = await aServer({ db, streams: { restMs: 0 } });
    const stream = await openStream(quiet);
    expect(quiet.live.feed.isFollowing).toBe(true);
    stream.leave();
    await vi.waitFor(() => expect(quiet.live.feed.isFollowing).toBe(false), PATIENCE);
  });

  test('goes on after the database was away, and misses nothing', async () => {
    const database = await createTestDatabase();
    const { db: lost, owner: ownerOfLost, url } = database;
    const cut = await aServer({ db: lost });
    const vehicle = await aVehicle(lost, { price_net: '100' });
    const stream = await openStream(cut);
    await database.cutOff();
    await ownerOfLost.updateTable('vehicles').set({ price_net: '70' }).where('id', '=', vehicle.id).execute();
    await cut.live.feed.poll();
    const name = new URL(url).pathname.slice(1);
    await sql.raw(`alter database ${name} connection limit -1`).execute(ownerOfLost);
    const told = await stream.until(tells(vehicle, {}));
    expect(told).toSatisfy(tells(vehicle, { priceNet: '70.00' }));
  });

  test('forgets changes that are older than an hour, and no others', async () => {
    const known = async () => (await db.selectFrom('portal_changes').select('topic').execute()).length;
    await aDealer(app);
    await purgePortalChanges(db);
    expect(await known()).toBeGreaterThan(0);
    await sql`update portal_changes set changed_at = now() - interval '61 minutes'`.execute(owner);
    // A change may be told as long as a transaction is open that is older, also one of another database.
    await vi.waitFor(async () => {
      await purgePortalChanges(db);
      expect(await known()).toBe(0);
    }, PATIENCE);
  });
});
