import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '../../contract/audit-actions.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, auditEntriesOf, letLapse } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { sweepLapsedOrders } from '../orders/lapse.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

/** The history of an order: who did what, oldest first. */
async function historyOf(orderId: string): Promise<string[]> {
  const entries = await db
    .selectFrom('audit_events')
    .select(['action', 'actor_role'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return entries.map(({ action, actor_role }) => `${actor_role} ${action}`);
}

describe('the history of an order', () => {
  test('has all entries about the order, its reservations and the status of its vehicles', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    await anOrder(app, dealer);
    const params = { id: order.id };
    const setStatus = (status: string) =>
      call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params, body: { status } });
    await call(app, 'POST /api/reservations/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: order.reservations[0]?.id ?? '' },
    });
    await setStatus('PROCESSED');
    await setStatus('CANCELLED');
    await setStatus('PENDING');
    expect(await historyOf(order.id)).toEqual([
      'dealer ORDER_PLACED',
      'dealer RESERVATION_MADE',
      'dealer RESERVATION_MADE',
      'dealer VEHICLE_STATUS_CHANGED',
      'dealer VEHICLE_STATUS_CHANGED',
      'dealer RESERVATION_CANCELLED',
      'dealer VEHICLE_STATUS_CHANGED',
      'dealer ORDER_TOTAL_CHANGED',
      'admin ORDER_STATUS_CHANGED',
      'admin RESERVATION_PERIOD_CHANGED',
      'admin RESERVATION_CANCELLED',
      'admin VEHICLE_STATUS_CHANGED',
      'admin ORDER_CANCELLED',
      'admin ORDER_STATUS_CHANGED',
      'admin RESERVATION_MADE_AGAIN',
      'admin VEHICLE_STATUS_CHANGED',
    ]);
  });

  test('has the lapse as an act of the system', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await letLapse(app, order.id);
    await sweepLapsedOrders(db);
    expect((await historyOf(order.id)).slice(-3)).toEqual([
      'system ORDER_LAPSED',
      'system RESERVATION_LAPSED',
      'system VEHICLE_STATUS_CHANGED',
    ]);
  });

  test('does not have what an admin changes on a vehicle directly', async () => {
    const { id } = await aVehicle(db);
    await call(app, 'PATCH /api/vehicles/{id}', {
      cookie: admin.cookie,
      params: { id },
      body: { priceNet: '17990.50', status: 'SOLD' },
    });
    expect(await auditEntriesOf(app, id)).toMatchObject([
      { action: 'VEHICLE_PRICE_CHANGED', order_id: null },
      { action: 'VEHICLE_STATUS_CHANGED', order_id: null },
    ]);
  });
});

test('contract and database have the same list of actions', async () => {
  const found = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'audit_events_action_is_known'
  `.execute(db);
  const actions = [...(found.rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, action]) => action);
  expect(actions).toEqual(Object.keys(AUDIT_ACTIONS));
});

describe('the database refuses an audit entry', () => {
  const person = randomUUID();
  const entry = (changes: Record<string, string | null>): RawBuilder<unknown> => {
    const row = {
      actor_id: person,
      actor_email: 'clerk@example.com',
      actor_role: 'admin',
      action: 'VEHICLE_DELETED',
      subject: 'vehicle',
      subject_id: randomUUID(),
      order_id: null,
      ...changes,
    };
    return sql`
      insert into audit_events (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      select ${sql.join(Object.keys(row).map((column) => sql.ref(column)))}
      from jsonb_populate_record(null::audit_events, ${JSON.stringify(row)}::jsonb)
    `;
  };

  test('unless it is well formed', async () => {
    await expect(entry({}).execute(db)).resolves.toBeDefined();
    const bySystem = { actor_id: null, actor_email: null, actor_role: 'system' };
    await expect(entry(bySystem).execute(db)).resolves.toBeDefined();
  });

  test.each([
    ['of an unknown action', { action: 'price changed' }, 'audit_events_action_is_known'],
    ['of nobody', { actor_id: null, actor_email: null }, 'audit_events_actor_is_a_user_or_the_system'],
    ['of a user without an address', { actor_email: null }, 'audit_events_actor_is_a_user_or_the_system'],
    ['of the system as a person', { actor_role: 'system' }, 'audit_events_actor_is_a_user_or_the_system'],
    [
      'about an order that it does not name',
      { action: 'ORDER_PLACED', subject: 'order' },
      'audit_events_of_orders_name_the_order',
    ],
    ['about an order that does not exist', { order_id: randomUUID() }, 'audit_events_concern_an_order'],
  ])('%s', async (_, changes, constraint) => {
    await expect(entry(changes).execute(db)).rejects.toMatchObject({ constraint });
  });
});
