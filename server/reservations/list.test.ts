import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, letLapse } from '../../fixtures/orders.ts';

const app = await testApp();
const admin = await anAdmin(app);
const dealer = await aDealer(app);

const { order: cancelled } = await anOrder(app, dealer);
await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: cancelled.id } });
const { order: lapsed } = await anOrder(app, dealer);
await letLapse(app, lapsed.id);
const { order: kept } = await anOrder(app, dealer);
await call(app, 'PATCH /api/orders/{id}/status', {
  cookie: admin.cookie,
  params: { id: kept.id },
  body: { status: 'PROCESSED' },
});
const { order: open, vehicles } = await anOrder(app, dealer);
// A reservation of another dealer, which this dealer neither sees nor counts.
await anOrder(app, await aDealer(app));

async function list(query: Record<string, string> = {}, cookie = dealer.cookie) {
  const answer = await call(app, 'GET /api/reservations', { cookie, query });
  return {
    orders: answer.result.map(({ reservation }) => reservation.orderId),
    total: answer.headers['x-total-count'],
  };
}

test('the list of reservations has the active ones on top, and a header has their number', async () => {
  expect(await list()).toEqual({ orders: [open.id, kept.id, cancelled.id, lapsed.id], total: '4' });
});

test('a page of reservations has the total of all pages, also past the last page', async () => {
  expect(await list({ page: '2', limit: '3' })).toEqual({ orders: [lapsed.id], total: '4' });
  expect(await list({ page: '9', limit: '3' })).toEqual({ orders: [], total: '4' });
  expect((await list({ limit: '2' }, admin.cookie)).total).toBe('5');
});

test.each([
  ['ACTIVE', [open.id, kept.id]],
  ['EXPIRED', [lapsed.id]],
  ['CANCELLED', [cancelled.id]],
])('a filter for reservations that are %s lists and counts only those', async (status, orders) => {
  expect(await list({ status })).toEqual({ orders, total: String(orders.length) });
});

test('the reservations that have ended are those that were cancelled, have lapsed or whose order is completed', async () => {
  const owner = await aDealer(app);
  const orders = [await anOrder(app, owner), await anOrder(app, owner)];
  const [completed, running] = orders.map(({ order }) => order.id);
  await call(app, 'PATCH /api/orders/{id}/status', {
    cookie: admin.cookie,
    params: { id: completed ?? '' },
    body: { status: 'COMPLETED' },
  });
  expect(await list({ phase: 'RUNNING' }, owner.cookie)).toEqual({ orders: [running], total: '1' });
  expect(await list({ phase: 'ENDED' }, owner.cookie)).toEqual({ orders: [completed], total: '1' });
  expect(await list({ phase: 'RUNNING' })).toEqual({ orders: [open.id, kept.id], total: '2' });
  expect(await list({ phase: 'ENDED' })).toEqual({ orders: [cancelled.id, lapsed.id], total: '2' });
});

test('the reservations of one order follow one another', async () => {
  const buyer = await aDealer(app);
  const placed = await Promise.all([1, 2, 3].map(() => anOrder(app, buyer, { vehicles: 3 })));
  // Placed at the same instant, as parallel calls may be.
  await sql`
    update vehicle_reservations
    set reserved_at = date_trunc('day', reserved_at), expires_at = date_trunc('day', expires_at) + interval '1 day'
    where dealer_id = ${buyer.dealer.id}
  `.execute(app.deps.db);
  const ids = placed.map(({ order }) => order.id);
  for (const sortBy of ['dateDesc', 'dateAsc', 'expiry']) {
    const { orders } = await list({ sortBy }, buyer.cookie);
    const starts = orders.filter((id, at) => id !== orders[at - 1]);
    expect({ sortBy, starts: starts.toSorted() }).toEqual({ sortBy, starts: ids.toSorted() });
  }
});

test.each([
  ['dateAsc', [cancelled.id, kept.id, open.id]],
  ['expiry', [open.id, kept.id, cancelled.id]],
])('reservations are sorted by %s', async (sortBy, orders) => {
  const sorted = (await list({ sortBy })).orders;
  expect(sorted.filter((id) => id !== lapsed.id)).toEqual(orders);
});

test('the reservation that holds a vehicle is found by the vehicle', async () => {
  const vehicleId = vehicles[0]?.id ?? '';
  expect(await list({ vehicleId, status: 'ACTIVE' }, admin.cookie)).toEqual({
    orders: [open.id],
    total: '1',
  });
});

test('a search finds reservations by VIN, vehicle, order number and, for clerks, by dealer', async () => {
  const buyer = await aDealer(app, { company_name: 'Reifenhaus Quitte GmbH' });
  const placed = await anOrder(app, buyer, { vehicles: 2 });
  const { id } = placed.order;
  const [first] = placed.vehicles;
  const found = async (search: string, cookie = admin.cookie) => list({ search }, cookie);
  const { vin, make, model } = await app.deps.db
    .selectFrom('vehicles')
    .select(['vin', 'make', 'model'])
    .where('id', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(await found(vin.slice(-8).toLowerCase())).toEqual({ orders: [id], total: '1' });
  expect(await found(`#${id.slice(0, 8)}`)).toEqual({ orders: [id, id], total: '2' });
  expect(await found('quitte reifenhaus')).toEqual({ orders: [id, id], total: '2' });
  expect((await found(buyer.user.email)).orders).toEqual([id, id]);
  expect((await found(`${model} ${make}`.toLowerCase())).orders).toContain(id);
  expect(await found('no such car')).toEqual({ orders: [], total: '0' });
  // A dealer searches their own reservations, and no dealers.
  expect(await found(id.slice(0, 8), buyer.cookie)).toEqual({ orders: [id, id], total: '2' });
  expect((await found('quitte', buyer.cookie)).orders).toEqual([]);
  expect((await found(id.slice(0, 8), dealer.cookie)).orders).toEqual([]);
});
