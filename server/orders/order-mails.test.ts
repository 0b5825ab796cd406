import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

async function newOrder(): Promise<string> {
  const { order } = await anOrder(app, await aDealer(app));
  return order.id;
}
async function setStatus(id: string, ...statuses: OrderStatus[]): Promise<void> {
  const sent = { cookie: admin.cookie, params: { id } };
  for (const status of statuses)
    expect((await call(app, 'PATCH /api/orders/{id}/status', { ...sent, body: { status } })).status).toBe(
      200,
    );
}
const record = (id: string, dates: Record<string, unknown>) =>
  call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, params: { id }, body: dates });

/** The payloads of the mails about the status of this order. */
async function statusMails(orderId: string): Promise<Record<string, unknown>[]> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('facts')
    .where('kind', '=', 'orderStatusChanged')
    .where(sql`facts ->> 'orderId'`, '=', orderId)
    .orderBy('created_at')
    .execute();
  return mails.map(({ facts }) => ({ ...Object(facts) }));
}

test('the mail says of an order that was cancelled or has lapsed that its vehicles are reserved again', async () => {
  const id = await newOrder();
  await setStatus(id, 'PROCESSED', 'CANCELLED', 'PROCESSED');
  expect(await statusMails(id)).toMatchObject([{ isReopened: false }, { isReopened: true }]);
});

test('the mail says that a period has ended only where one was running', async () => {
  const id = await newOrder();
  await setStatus(id, 'PROCESSED', 'COMPLETED', 'PROCESSED', 'PENDING', 'PROCESSED');
  const ended = (await statusMails(id)).map(({ endsPeriod }) => endsPeriod);
  expect(ended).toEqual([true, false, false, false, true]);
});

test('the mail asks for no payment once the order is paid, until the payment is refunded', async () => {
  const id = await newOrder();
  await anInvoiceOf(app, admin, id);
  const at = new Date().toISOString();
  expect((await record(id, { paidAt: at })).status).toBe(200);
  await setStatus(id, 'COMPLETED', 'PROCESSED', 'CANCELLED', 'PENDING', 'CANCELLED');
  expect((await record(id, { refundedAt: at })).status).toBe(200);
  await setStatus(id, 'PROCESSED');
  expect((await statusMails(id)).map(({ status, isPaid }) => [status, isPaid])).toEqual([
    ['PROCESSED', false],
    ['COMPLETED', true],
    ['PROCESSED', true],
    ['PENDING', true],
    ['PROCESSED', false],
  ]);
});
