import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;

const isWaiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
};

test('a call that PostgreSQL chose to end a deadlock begins again', async () => {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer, { vehicles: 1 });
  const cancelled = await db.transaction().execute(async (tx) => {
    await sql`select id from vehicles where id = ${vehicles[0]?.id} for update`.execute(tx);
    const answer = call(app, 'POST /api/orders/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    await expect.poll(isWaiting).toBe(true);
    // The call has the order and waits for the vehicle. It has waited longer, so it notices the deadlock first.
    await sql`select id from orders where id = ${order.id} for update`.execute(tx);
    return { answer };
  });
  expect((await cancelled.answer).status).toBe(200);
});
