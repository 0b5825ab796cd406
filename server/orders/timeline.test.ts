import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CALL_HOURS } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { setOrderStatus } from '../../fixtures/corrections.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrder, letLapse, markInvoiced } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;

const read = async ({ cookie }: TestDealer, id: string) =>
  (await call(app, 'GET /api/orders/{id}', { cookie, params: { id } })).result;
const timelineOf = async (dealer: TestDealer, id: string) => (await read(dealer, id)).timeline;
const kindsOf = async (dealer: TestDealer, id: string) =>
  (await timelineOf(dealer, id)).map(({ kind, at }) => [kind, at !== null]);

test('the timeline of a new order says what is due and until when', async () => {
  const dealer = await aDealer(app);
  const { id } = (await anOrder(app, dealer)).order;
  const { order, reservations, timeline } = await read(dealer, id);
  const callUntil = new Date(Date.parse(order.orderDate) + CALL_HOURS * 3_600_000).toISOString();
  expect(timeline).toEqual([
    { kind: 'ORDERED', at: order.orderDate, until: null },
    { kind: 'CALLED', at: null, until: callUntil },
    { kind: 'INVOICED', at: null, until: reservations[0]?.expiresAt },
    { kind: 'PAID', at: null, until: null },
    { kind: 'COMPLETED', at: null, until: null },
  ]);
});

// Terms with a weekend in them. Half past midnight in Berlin is still the day before in UTC.
test.each([
  ['on a Thursday', '2026-11-19T21:30:00Z', '2026-11-24T22:59:59.000Z'],
  ['on a Friday evening', '2026-11-20T22:30:00Z', '2026-11-25T22:59:59.000Z'],
  ['on a Wednesday after midnight', '2026-11-17T23:30:00Z', '2026-11-23T22:59:59.000Z'],
  ['on a Saturday after midnight', '2026-11-20T23:30:00Z', '2026-11-25T22:59:59.000Z'],
  ['in summer', '2026-07-01T10:00:00Z', '2026-07-06T21:59:59.000Z'],
])('an invoice is due at the end of the third working day after its date: %s', async (_, at, until) => {
  const dealer = await aDealer(app);
  const { id } = (await anOrder(app, dealer)).order;
  await markInvoiced(app, id);
  await sql`update orders set invoiced_at = ${at} where id = ${id}`.execute(db);
  const paid = (await timelineOf(dealer, id)).find(({ kind }) => kind === 'PAID');
  expect(paid).toEqual({ kind: 'PAID', at: null, until });
});

test('a step that has happened has its instant and no term', async () => {
  const dealer = await aDealer(app);
  const { id } = (await anOrder(app, dealer)).order;
  await markInvoiced(app, id);
  const at = '2026-11-20T10:00:00.000Z';
  await sql`update orders set called_at = ${at}, invoiced_at = ${at}, paid_at = ${at} where id = ${id}`.execute(
    db,
  );
  for (const kind of ['CALLED', 'INVOICED', 'PAID'] as const)
    expect(await timelineOf(dealer, id)).toContainEqual({ kind, at, until: null });
});

test('the payment of a completed order stays in its timeline until it has arrived', async () => {
  const dealer = await aDealer(app);
  const { id } = (await anOrder(app, dealer)).order;
  await markInvoiced(app, id);
  await sql`update orders set invoiced_at = '2026-11-20T10:00:00Z' where id = ${id}`.execute(db);
  await call(app, 'PATCH /api/orders/{id}/status', {
    cookie: (await anAdmin(app)).cookie,
    params: { id },
    body: { status: 'COMPLETED' },
  });
  expect(await kindsOf(dealer, id)).toEqual([
    ['ORDERED', true],
    ['INVOICED', true],
    ['PAID', false],
    ['COMPLETED', true],
  ]);
  await sql`update orders set paid_at = now() where id = ${id}`.execute(db);
  expect((await kindsOf(dealer, id)).at(2)).toEqual(['PAID', true]);
});

test.each([
  ['the end of its day, where that has come', '2026-11-18', '2026-11-18T22:59:59.000Z'],
  ['the completion, where its day was still to come', '2026-11-20', '2026-11-19T10:00:00.000Z'],
])('the delivery of a completed order is done with %s', async (_, day, at) => {
  const dealer = await aDealer(app);
  const { id } = (await anOrder(app, dealer)).order;
  await setOrderStatus(app, await anAdmin(app), id, 'COMPLETED');
  await sql`
    update orders
    set completed_at = '2026-11-19T10:00:00Z', paid_at = '2026-11-17T10:00:00Z', delivery_on = ${day}
    where id = ${id}
  `.execute(db);
  expect((await timelineOf(dealer, id)).find(({ kind }) => kind === 'DELIVERY')).toEqual({
    kind: 'DELIVERY',
    at,
    until: null,
  });
});

test('the timeline of an order that has ended keeps what happened and says how it ended', async () => {
  const dealer = await aDealer(app);
  const [cancelled, lapsed, completed] = [
    (await anOrder(app, dealer)).order.id,
    (await anOrder(app, dealer)).order.id,
    (await anOrder(app, dealer)).order.id,
  ];
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: cancelled } });
  await letLapse(app, lapsed);
  await call(app, 'PATCH /api/orders/{id}/status', {
    cookie: (await anAdmin(app)).cookie,
    params: { id: completed },
    body: { status: 'COMPLETED' },
  });
  expect(await kindsOf(dealer, cancelled)).toEqual([
    ['ORDERED', true],
    ['CANCELLED', true],
  ]);
  expect(await kindsOf(dealer, lapsed)).toEqual([
    ['ORDERED', true],
    ['LAPSED', true],
  ]);
  expect(await kindsOf(dealer, completed)).toEqual([
    ['ORDERED', true],
    ['COMPLETED', true],
  ]);
});
