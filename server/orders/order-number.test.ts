import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderNumberOf } from '../../contract/order-number.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { anOrder, anOrderRow, orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

/** The ids of the next orders. When none are left, ids are random. */
const nextIds: string[] = [];
const app = await testApp({ newOrderId: () => nextIds.shift() ?? randomUUID() });
const { db } = app.deps;
const dealer = await aDealer(app);

/** An id with the same order number as this one. */
const clashWith = (id: string) => `${orderNumberOf(id)}${randomUUID().slice(8)}`;

test('an order gets another id while another order has its number', async () => {
  const { order: first } = await anOrder(app, dealer);
  const free = randomUUID();
  nextIds.push(clashWith(first.id), clashWith(first.id), free);
  const { order } = await anOrder(app, dealer);
  expect([order.id, nextIds]).toEqual([free, []]);
  expect(order.reservations).toMatchObject([{ orderId: free }]);
});

test('orders that draw the same number at the same time each get their own number', async () => {
  const id = randomUUID();
  nextIds.push(...Array.from({ length: 4 }, () => clashWith(id)));
  const placed = await Promise.all(Array.from({ length: 4 }, () => anOrder(app, dealer)));
  expect(new Set(placed.map(({ order }) => orderNumberOf(order.id))).size).toBe(4);
});

test('an order that finds no free number among five ids is not placed', async () => {
  const { order: first } = await anOrder(app, dealer);
  nextIds.push(...Array.from({ length: 5 }, () => clashWith(first.id)));
  const vehicle = await aVehicle(db);
  const answer = await call(app, 'POST /api/orders/create', {
    cookie: dealer.cookie,
    body: orderOf([vehicle]),
  });
  expect([answer.status, nextIds]).toEqual([500, []]);
  const found = await call(app, 'GET /api/vehicles/{id}', { params: { id: vehicle.id } });
  expect(found.result.vehicle.status).toBe('AVAILABLE');
});

test('the database refuses an order number that another order has', async () => {
  const id = await anOrderRow(db, dealer);
  await expect(anOrderRow(db, dealer, { id: clashWith(id) })).rejects.toMatchObject({
    constraint: 'orders_numbers_are_used_once',
  });
});

test('contract and database derive the same order number from an id', async () => {
  const id = randomUUID();
  const made = await sql<{ number: string }>`select order_number(${id}) as number`.execute(db);
  expect(made.rows).toEqual([{ number: orderNumberOf(id) }]);
});

test('an order names the user who placed it, and that user cannot be deleted', async () => {
  const colleague = await db
    .insertInto('users')
    .values({
      dealer_id: dealer.dealer.id,
      email: 'kollegin@example.com',
      password_hash: 'x',
      name: 'Ada Muster',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { order } = await anOrder(app, dealer);
  const placed = await db
    .selectFrom('orders')
    .select('placed_by_user_id')
    .where('id', '=', order.id)
    .executeTakeFirst();
  expect(placed).toEqual({ placed_by_user_id: dealer.user.id });
  const remove = (id: string) => db.deleteFrom('users').where('id', '=', id).execute();
  await expect(remove(dealer.user.id)).rejects.toMatchObject({ constraint: 'orders_were_placed_by_a_user' });
  await expect(remove(colleague.id)).resolves.toBeDefined();
});
