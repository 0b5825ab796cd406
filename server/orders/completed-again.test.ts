import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { sendComplaint } from '../../fixtures/complaints.ts';
import { correctPaidInvoice, setOrderStatus } from '../../fixtures/corrections.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { readUbl } from '../../fixtures/invoices.ts';
import { anInvoiceOf, anOrder, auditEntriesOf } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);
const dealer = await aDealer(app);

const COMPLETED_AT = '2026-02-03T09:15:00.000Z';

const setStatuses = async (id: string, ...statuses: OrderStatus[]) => {
  for (const status of statuses) await setOrderStatus(app, admin, id, status);
};
const asAdmin = (id: string) => ({ cookie: admin.cookie, params: { id } });
const orderNow = async (id: string) => (await call(app, 'GET /api/orders/{id}', asAdmin(id))).result.order;

/** An order that was placed, paid and completed in February, with this recorded day of delivery. */
async function aDeliveredOrder(deliveryOn: string | null) {
  const { order, vehicles } = await anOrder(app, dealer);
  await correctPaidInvoice(app, admin, order.id, 'COMPLETED');
  await sql`
    update orders
    set order_date = '2026-01-20T10:00:00Z', paid_at = '2026-01-28T10:00:00Z', completed_at = ${COMPLETED_AT},
      delivery_on = ${deliveryOn}
    where id = ${order.id}
  `.execute(db);
  return { id: order.id, vehicleId: vehicles[0]?.id ?? '' };
}

/** The day of delivery in the invoice that is issued now. */
async function dayInInvoice(id: string): Promise<string | undefined> {
  const number = await anInvoiceOf(app, admin, id);
  const invoice = await db
    .selectFrom('invoices')
    .select('xml')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return readUbl(invoice.xml.toString()).text('Delivery/ActualDeliveryDate');
}

test.each([
  ['the recorded day of its delivery', '2026-02-02', '2026-02-02'],
  ['the day of its completion', null, '2026-02-03'],
  ['the day of its completion, before the one that was planned', '2026-02-05', '2026-02-03'],
])('an order that is cancelled and completed again keeps %s for its new invoice', async (_, on, expected) => {
  const { id } = await aDeliveredOrder(on);
  for (let time = 1; time <= 2; time += 1) {
    await setStatuses(id, 'CANCELLED', 'COMPLETED');
    expect(await orderNow(id)).toMatchObject({ completedAt: COMPLETED_AT, deliveryOn: on });
    expect(await dayInInvoice(id)).toBe(expected);
  }
  const entries = (await auditEntriesOf(app, id)).slice(-2);
  expect(entries).toMatchObject([
    { action: 'ORDER_CANCELLED', before: { status: 'COMPLETED', completedAt: COMPLETED_AT } },
    { action: 'ORDER_STATUS_CHANGED', after: { status: 'COMPLETED', completedAt: COMPLETED_AT } },
  ]);
});

test('an order that an older version cancelled keeps the completion that the audit log has', async () => {
  const { id } = await aDeliveredOrder('2026-02-02');
  await setStatuses(id, 'CANCELLED');
  await sql`
    insert into audit_events (at, actor_role, action, subject, subject_id, order_id, before, after)
    values
      (${COMPLETED_AT}, 'system', 'ORDER_STATUS_CHANGED', 'order', ${id}, ${id}, '{}', '{"status": "COMPLETED"}'),
      (now(), 'system', 'ORDER_CANCELLED', 'order', ${id}, ${id}, '{"status": "COMPLETED"}', '{}')
  `.execute(db);
  await setStatuses(id, 'COMPLETED');
  expect(await orderNow(id)).toMatchObject({ completedAt: COMPLETED_AT, deliveryOn: '2026-02-02' });
});

test.each([
  ['is not completed again at once', ['CANCELLED', 'PROCESSED', 'COMPLETED'], false],
  ['was not completed when it was cancelled', ['PROCESSED', 'CANCELLED', 'COMPLETED'], false],
  ['was refunded', ['CANCELLED', 'COMPLETED'], true],
] as const)('an order has a new handover where it %s', async (_, statuses, isRefunded) => {
  const { id } = await aDeliveredOrder('2026-02-02');
  for (const status of statuses) {
    await setStatuses(id, status);
    if (status !== 'CANCELLED' || !isRefunded) continue;
    const body = { refundedAt: new Date().toISOString() };
    expect((await call(app, 'PATCH /api/orders/{id}', { ...asAdmin(id), body })).status).toBe(200);
  }
  const { completedAt, deliveryOn } = await orderNow(id);
  expect(deliveryOn).toBeNull();
  expect(Date.parse(completedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('complaints keep their terms when their order is cancelled and completed again, also those after it', async () => {
  const order = await aDeliveredOrder(null);
  const { id } = order;
  const days = sql`
    update orders
    set completed_at = now() - interval '26 hours', delivery_on = (now() at time zone 'Europe/Berlin')::date - 3
    where id = ${id}
  `;
  await days.execute(db);
  const termsOf = async () =>
    (await call(app, 'GET /api/orders/{id}/complaints', asAdmin(id))).result.complaints.map(({ terms }) =>
      terms.map(({ isLate }) => isLate),
    );
  await sendComplaint(app, dealer.cookie, order);
  const before = await termsOf();
  expect(before).toEqual([[true, true, false]]);
  await setStatuses(id, 'CANCELLED', 'COMPLETED');
  expect(await termsOf()).toEqual(before);
  await sendComplaint(app, dealer.cookie, order, { text: 'Auch das Radio.' });
  expect(await termsOf()).toEqual([...before, ...before]);
  await setStatuses(id, 'CANCELLED');
  expect(await termsOf()).toEqual([...before, ...before]);
});
