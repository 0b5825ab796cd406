import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { PENDING_VEHICLES_MAX } from '../../contract/constants.ts';
import type { PlacedOrder } from '../../contract/order-placing.ts';
import { testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, type TestDealer } from '../../fixtures/dealers.ts';
import { untilOneWaits, untilWaiting } from '../../fixtures/lock-waits.ts';
import { auditEntriesOf, mailsAbout, orderOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import { openDatabase } from '../db.ts';
import { findSession } from '../http/session.ts';
import type { Wish } from './check-wish.ts';
import { type OrderCall, OrdersTogether, PATIENCE_MS } from './together.ts';

const { db, owner, servingUrl } = await createTestDatabase();
const app = await testApp({ db });
// Its connections wait for a lock without end, so that only the patience of a batch can end the wait.
const patient = openDatabase(servingUrl, { lockTimeoutMs: 0 });
patient.pool.on('connect', (client) => client.query('set statement_timeout = 0'));
afterAll(() => patient.close());
const together = new OrdersTogether(patient.db);

/** A dealer who wants a vehicle of their own. */
async function aBuyer() {
  const [dealer, vehicle] = await Promise.all([aDealer(app), aVehicle(db)]);
  return { dealer, vehicle };
}
const buyers = (count: number) => Promise.all(Array.from({ length: count }, aBuyer));

async function aCall(dealer: TestDealer, vehicles: TestVehicle[], wish: Partial<Wish> = {}, key?: string) {
  const user = await findSession(db, dealer.cookie.replace(/^sid=/, ''));
  if (!user?.dealer) throw new Error('no session');
  return {
    user: { ...user, dealer: user.dealer },
    key,
    wish: { ...orderOf(vehicles), notes: null, shippingMethod: 'DELIVERY' as const, ...wish },
  };
}

/** What each call gets when all come at the same moment. */
async function placeAll(calls: readonly OrderCall[]): Promise<(PlacedOrder | { code: unknown })[]> {
  const settled = await Promise.allSettled(
    calls.map((call) => together.place(call, [call.user.dealer.id, ...call.wish.vehicleIds])),
  );
  return settled.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : { code: outcome.reason.code },
  );
}

/** In how many transactions these orders were placed. */
async function transactionsOf(placed: readonly unknown[]): Promise<number> {
  const ids = placed.flatMap((each) => (typeof each === 'object' && each && 'id' in each ? [each.id] : []));
  const { rows } = await sql`select distinct xmin::text from orders where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows.length;
}

const ordersOf = async ({ dealer }: TestDealer) =>
  (await sql`select id from orders where dealer_id = ${dealer.id}`.execute(db)).rows;

/** Until the end of the test the commit of an order with these notes does this. */
async function atCommit(notes: string, does: string): Promise<void> {
  await sql`
    create function hinder() returns trigger language plpgsql security definer as ${sql.lit(`begin ${does}; return null; end`)}
  `.execute(owner);
  await sql`
    create constraint trigger hindered after insert on orders deferrable initially deferred
    for each row when (new.notes = ${sql.lit(notes)}) execute function hinder()
  `.execute(owner);
  onTestFinished(async () => {
    await sql`drop function hinder cascade`.execute(owner);
  });
}

test('orders that come at the same moment are placed in one transaction, each with its own entries and mails', async () => {
  const all = await buyers(3);
  const placed = await placeAll(
    await Promise.all(all.map(({ dealer, vehicle }) => aCall(dealer, [vehicle]))),
  );
  expect(await transactionsOf(placed)).toBe(1);
  for (const [place, { dealer, vehicle }] of all.entries()) {
    const order = placed[place] as PlacedOrder;
    expect(order).toMatchObject({ status: 'PENDING', totalAmount: vehicle.priceNet, itemCount: 1 });
    expect(order.reservations).toMatchObject([
      { orderId: order.id, vehicleId: vehicle.id, dealerId: dealer.dealer.id },
    ]);
    expect(await auditEntriesOf(app, order.id)).toMatchObject([
      { action: 'ORDER_PLACED', actor_email: dealer.user.email, after: { vehicleIds: [vehicle.id] } },
    ]);
    expect(await auditEntriesOf(app, order.reservations[0]?.id ?? '')).toMatchObject([
      { action: 'RESERVATION_MADE', actor_email: dealer.user.email, order_id: order.id },
    ]);
    expect(await auditEntriesOf(app, vehicle.id)).toMatchObject([
      { action: 'VEHICLE_STATUS_CHANGED', actor_email: dealer.user.email, order_id: order.id },
    ]);
    expect(await mailsAbout(app, order.id)).toEqual([
      { kind: 'newOrder', recipient: null },
      { kind: 'orderConfirmation', recipient: dealer.dealer.email },
    ]);
    const jobs = await sql`
      select from graphile_worker.jobs
      join mail_outbox on jobs.key = 'mail ' || mail_outbox.id
      where facts ->> 'orderId' = ${order.id}
    `.execute(owner);
    expect(jobs.rows).toHaveLength(2);
  }
});

test('an order that is refused is refused alone, and those beside it are placed together', async () => {
  const [first, dear, suspended, sold, last] = await buyers(5);
  if (!first || !dear || !suspended || !sold || !last) throw new Error('buyers are missing');
  const calls = [
    await aCall(first.dealer, [first.vehicle]),
    await aCall(dear.dealer, [dear.vehicle], { totalAmount: '1.00' }),
    await aCall(suspended.dealer, [suspended.vehicle]),
    await aCall(sold.dealer, [sold.vehicle]),
    await aCall(last.dealer, [last.vehicle]),
  ];
  await sql`update dealers set status = 'SUSPENDED' where id = ${suspended.dealer.dealer.id}`.execute(db);
  await sql`update vehicles set status = 'SOLD' where id = ${sold.vehicle.id}`.execute(db);
  const placed = await placeAll(calls);
  expect(placed).toMatchObject([
    { status: 'PENDING' },
    { code: 'PRICE_CHANGED' },
    { code: 'DEALER_NOT_ACTIVE' },
    { code: 'VEHICLE_UNAVAILABLE' },
    { status: 'PENDING' },
  ]);
  expect(await transactionsOf(placed)).toBe(1);
  for (const { dealer } of [dear, suspended, sold]) expect(await ordersOf(dealer)).toEqual([]);
});

test('an order that the database refuses fails alone, and those beside it are placed', async () => {
  await sql`alter table orders add constraint notes_are_kind check (notes <> 'rude') not valid`.execute(
    owner,
  );
  onTestFinished(async () => {
    await sql`alter table orders drop constraint notes_are_kind`.execute(owner);
  });
  const [first, rude, last] = await buyers(3);
  if (!first || !rude || !last) throw new Error('buyers are missing');
  const placed = await placeAll([
    await aCall(first.dealer, [first.vehicle]),
    await aCall(rude.dealer, [rude.vehicle], { notes: 'rude' }),
    await aCall(last.dealer, [last.vehicle]),
  ]);
  expect(placed).toMatchObject([{ status: 'PENDING' }, { code: '23514' }, { status: 'PENDING' }]);
  expect(await transactionsOf(placed)).toBe(2);
  expect(await ordersOf(rude.dealer)).toEqual([]);
});

test('an order that is refused at the commit fails alone, and those beside it are placed once', async () => {
  await atCommit('contradicts', `raise 'contradiction' using errcode = '23514'`);
  const [first, wrong] = await buyers(2);
  if (!first || !wrong) throw new Error('buyers are missing');
  const placed = await placeAll([
    await aCall(first.dealer, [first.vehicle]),
    await aCall(wrong.dealer, [wrong.vehicle], { notes: 'contradicts' }),
  ]);
  expect(placed).toMatchObject([{ status: 'PENDING' }, { code: '23514' }]);
  expect(await ordersOf(first.dealer)).toHaveLength(1);
  expect(await ordersOf(wrong.dealer)).toEqual([]);
});

test('a commit that waits is no reason to place each order alone', async () => {
  await atCommit('waits', 'perform pg_advisory_xact_lock(1)');
  const [first, waits] = await buyers(2);
  if (!first || !waits) throw new Error('buyers are missing');
  const calls = [
    await aCall(first.dealer, [first.vehicle]),
    await aCall(waits.dealer, [waits.vehicle], { notes: 'waits' }),
  ];
  const placing = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx);
    const asked = placeAll(calls);
    await untilOneWaits(db);
    await setTimeout(2 * PATIENCE_MS);
    return { asked };
  });
  expect(await transactionsOf(await placing.asked)).toBe(1);
});

test('no order is placed again after a commit of which nobody knows the outcome', async () => {
  await atCommit('cut', 'perform pg_terminate_backend(pg_backend_pid())');
  const [first, cut] = await buyers(2);
  if (!first || !cut) throw new Error('buyers are missing');
  const placed = await placeAll([
    await aCall(first.dealer, [first.vehicle]),
    await aCall(cut.dealer, [cut.vehicle], { notes: 'cut' }),
  ]);
  expect(placed.filter((each) => 'id' in each)).toEqual([]);
  expect(await ordersOf(first.dealer)).toEqual([]);
});

test('a request that was answered gets its answer again among new orders, and another one under its key is refused', async () => {
  const [again, other, next] = await buyers(3);
  if (!again || !other || !next) throw new Error('buyers are missing');
  const keys = [randomUUID(), randomUUID()];
  const first = await placeAll([
    await aCall(again.dealer, [again.vehicle], {}, keys[0]),
    await aCall(other.dealer, [other.vehicle], {}, keys[1]),
  ]);
  const second = await placeAll([
    await aCall(again.dealer, [again.vehicle], {}, keys[0]),
    await aCall(other.dealer, [await aVehicle(db)], {}, keys[1]),
    await aCall(next.dealer, [next.vehicle], {}, keys[0]),
  ]);
  expect(second).toMatchObject([{}, { code: 'IDEMPOTENCY_MISMATCH' }, { status: 'PENDING' }]);
  expect(second[0]).toEqual(first[0]);
  expect(await ordersOf(again.dealer)).toHaveLength(1);
  expect(await ordersOf(other.dealer)).toHaveLength(1);
});

test('of two who want the same vehicle at the same moment one gets it', async () => {
  const [one, other] = await buyers(2);
  if (!one || !other) throw new Error('buyers are missing');
  const placed = await placeAll([
    await aCall(one.dealer, [one.vehicle]),
    await aCall(other.dealer, [one.vehicle]),
  ]);
  expect(placed.filter((each) => 'id' in each)).toHaveLength(1);
  expect(placed).toContainEqual({ code: 'VEHICLE_UNAVAILABLE' });
});

test('two orders of one dealer at the same moment do not exceed the limit together', async () => {
  const dealer = await aDealer(app);
  const half = Math.floor(PENDING_VEHICLES_MAX / 2) + 1;
  const all = await Promise.all(Array.from({ length: 2 * half }, () => aVehicle(db)));
  const placed = await placeAll([
    await aCall(dealer, all.slice(0, half)),
    await aCall(dealer, all.slice(half)),
  ]);
  expect(placed.filter((each) => 'id' in each)).toHaveLength(1);
  expect(placed).toContainEqual({ code: 'RATE_LIMITED' });
});

test('an order whose vehicle somebody changes waits alone, and those beside it are placed', async () => {
  const [free, changed] = await buyers(2);
  if (!free || !changed) throw new Error('buyers are missing');
  const calls = [await aCall(free.dealer, [free.vehicle]), await aCall(changed.dealer, [changed.vehicle])];
  const waiting = await db.transaction().execute(async (tx) => {
    await sql`select from vehicles where id = ${changed.vehicle.id} for update`.execute(tx);
    const asked = calls.map((call) => placeAll([call]));
    expect(await asked[0]).toMatchObject([{ status: 'PENDING' }]);
    expect(await ordersOf(changed.dealer)).toEqual([]);
    return { asked: asked[1] };
  });
  expect(await waiting.asked).toMatchObject([{ status: 'PENDING' }]);
});

test('orders that wait for vehicles that somebody changes do not hold up any other order', async () => {
  const [one, two, free] = await buyers(3);
  if (!one || !two || !free) throw new Error('buyers are missing');
  const [first, second, other] = [
    await aCall(one.dealer, [one.vehicle]),
    await aCall(two.dealer, [two.vehicle]),
    await aCall(free.dealer, [free.vehicle]),
  ];
  const waiting = await db.transaction().execute(async (tx) => {
    const ids = [one.vehicle.id, two.vehicle.id];
    await sql`select from vehicles where id = any(${ids}::uuid[]) for update`.execute(tx);
    // They come one after the other, so that each is in a batch of its own.
    const asked = [placeAll([first])];
    await untilOneWaits(db);
    asked.push(placeAll([second]));
    await untilWaiting(db, 2);
    expect(await placeAll([other])).toMatchObject([{ status: 'PENDING' }]);
    return { asked };
  });
  expect(await Promise.all(waiting.asked)).toMatchObject([[{ status: 'PENDING' }], [{ status: 'PENDING' }]]);
});
