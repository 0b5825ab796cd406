import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';
import type { MailKind } from '../mail/kinds.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const newOrder = async (): Promise<string> => (await anOrder(app, await aDealer(app))).order.id;
async function setStatus(id: string, ...statuses: OrderStatus[]): Promise<void> {
  const sent = { cookie: admin.cookie, params: { id } };
  for (const status of statuses)
    expect((await call(app, 'PATCH /api/orders/{id}/status', { ...sent, body: { status } })).status).toBe(
      200,
    );
}
const record = (id: string, dates: Record<string, unknown>) =>
  call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, params: { id }, body: dates });

/** The payloads of the mails of these kinds about an order to its dealer. */
async function payloadsOf(orderId: string, ...kinds: MailKind[]): Promise<Record<string, unknown>[]> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'facts'])
    .where('kind', 'in', kinds)
    .where('recipient', 'is not', null)
    .where(sql`facts ->> 'orderId'`, '=', orderId)
    .orderBy('created_at')
    .execute();
  return mails.map(({ kind, facts }) => ({ ...Object(facts), kind }));
}
const statusMails = (orderId: string) => payloadsOf(orderId, 'orderStatusChanged');

/** Which mails told the dealer of cancellations, who cancelled and how. */
const cancellationsOf = async (orderId: string) =>
  (await payloadsOf(orderId, 'reservationCancelled', 'orderCancelled')).map(({ kind, by, endReason }) => [
    kind,
    by,
    endReason,
  ]);

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

test('the mail about a cancellation knows who cancelled and why, also with the last vehicle of the order', async () => {
  const dealer = await aDealer(app);
  const cancel = ({ cookie }: { cookie: string }, id: string | undefined) =>
    call(app, 'POST /api/reservations/{id}/cancel', { cookie, params: { id: id ?? '' } });
  const free = (id: string | undefined) =>
    call(app, 'PATCH /api/vehicles/{id}', {
      cookie: admin.cookie,
      params: { id: id ?? '' },
      body: { status: 'AVAILABLE' },
    });

  const single = (await anOrder(app, dealer, { vehicles: 3 })).order;
  const [first, second, last] = single.reservations;
  await cancel(dealer, first?.id);
  await cancel(admin, second?.id);
  await cancel(admin, last?.id);
  expect(await cancellationsOf(single.id)).toEqual([
    ['reservationCancelled', 'DEALER', 'SINGLE'],
    ['reservationCancelled', 'ADMIN', 'SINGLE'],
    ['orderCancelled', 'ADMIN', 'SINGLE'],
  ]);

  const released = await anOrder(app, dealer, { vehicles: 2 });
  for (const { id } of released.vehicles) await free(id);
  expect(await cancellationsOf(released.order.id)).toEqual([
    ['reservationCancelled', 'ADMIN', 'RELEASED'],
    ['orderCancelled', 'ADMIN', 'RELEASED'],
  ]);

  const whole = await newOrder();
  await setStatus(whole, 'CANCELLED');
  expect(await cancellationsOf(whole)).toEqual([['orderCancelled', 'ADMIN', 'WITH_ORDER']]);
});
