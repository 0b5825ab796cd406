import { expect, onTestFinished, test, vi } from 'vitest';
import { BULK_ORDERS_MAX } from '../../contract/order-bulk.ts';
import type { OrderStep } from '../../contract/order-steps.ts';
import type { OrderStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder, auditEntriesOf } from '../../fixtures/orders.ts';
import { recordSteps } from './bulk.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);
const dealer = await aDealer(app);

const CLERK = {
  role: 'admin',
  rights: 'FULL',
  dealer: null,
  emailConfirmed: true,
  needsSecondFactor: false,
  locale: 'de',
  watchMails: 'OFF',
  listView: null,
  lastVisitAt: null,
} as const;

const anId = async () => (await anOrder(app, dealer)).order.id;
const send = (step: OrderStep, orders: { id: string; from: OrderStatus }[]) =>
  call(app, 'POST /api/admin/orders/steps', { cookie: admin.cookie, body: { step, orders } });
const record = async (step: OrderStep, orders: Record<string, OrderStatus>) => {
  const answer = await send(
    step,
    Object.entries(orders).map(([id, from]) => ({ id, from })),
  );
  return answer.result.results.map(({ outcome, refusal }) => refusal ?? outcome);
};
const read = async (id: string) =>
  (await call(app, 'GET /api/orders/{id}', { cookie: admin.cookie, params: { id } })).result.order;
const setStatus = (id: string, status: OrderStatus) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });

test('several orders are completed at once; what is refused of one leaves the others done, and says why', async () => {
  const [open, processed, completed, overtaken, cancelled] = [
    await anId(),
    await anId(),
    await anId(),
    await anId(),
    await anId(),
  ];
  await setStatus(processed, 'PROCESSED');
  await setStatus(completed, 'COMPLETED');
  for (const id of [overtaken, cancelled])
    await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id } });
  const outcomes = await record('COMPLETED', {
    [open]: 'PENDING',
    [overtaken]: 'PENDING',
    [crypto.randomUUID()]: 'PENDING',
    [cancelled]: 'CANCELLED',
    [completed]: 'PROCESSED',
    [processed]: 'PROCESSED',
  });
  expect(outcomes).toEqual(['DONE', 'EDITED_MEANWHILE', 'NOT_FOUND', 'ORDER_ENDED', 'UNCHANGED', 'DONE']);
  const statuses = [open, processed, overtaken, cancelled].map(async (id) => (await read(id)).status);
  expect(await Promise.all(statuses)).toEqual(['COMPLETED', 'COMPLETED', 'CANCELLED', 'CANCELLED']);
});

test('payments are recorded of invoiced orders alone, and a payment that was recorded keeps its instant', async () => {
  const [invoiced, not] = [await anId(), await anId()];
  await anInvoiceOf(app, admin, invoiced);
  const orders = { [not]: 'PENDING', [invoiced]: 'PROCESSED' } as const;
  expect(await record('PAID', orders)).toEqual(['INVOICE_MISSING', 'DONE']);
  const { paidAt } = await read(invoiced);
  expect(paidAt).not.toBeNull();
  expect(await record('PAID', orders)).toEqual(['INVOICE_MISSING', 'UNCHANGED']);
  expect((await read(invoiced)).paidAt).toBe(paidAt);
  const entries = await auditEntriesOf(app, invoiced);
  expect(entries.filter(({ action }) => action === 'ORDER_DATES_CHANGED')).toHaveLength(1);
});

test('the instant of a step is that of the database, also if the clock of the server is ahead', async () => {
  const id = await anId();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await record('CALLED', { [id]: 'PENDING' })).toEqual(['DONE']);
  const { calledAt } = await read(id);
  vi.useRealTimers();
  expect(Date.parse(calledAt ?? '')).toBeLessThan(Date.now() + 60_000);
});

test('a call is recorded of orders in work, unless their status is another than the clerk saw', async () => {
  const [open, seenEarlier] = [await anId(), await anId()];
  await setStatus(seenEarlier, 'PROCESSED');
  expect(await record('CALLED', { [open]: 'PENDING', [seenEarlier]: 'PENDING' })).toEqual([
    'DONE',
    'EDITED_MEANWHILE',
  ]);
  expect([(await read(open)).calledAt, (await read(seenEarlier)).calledAt]).toEqual([
    expect.any(String),
    null,
  ]);
});

test('an error of one order is logged and does not stop the others', async () => {
  const logged: unknown[] = [];
  const log = { ...app.log, error: (error: unknown) => void logged.push(error) };
  const sound = await anId();
  const results = await recordSteps(
    { db, log },
    { ...CLERK, ...admin.user },
    { step: 'CALLED', orders: ['no id', sound].map((id) => ({ id, from: 'PENDING' })) },
  );
  expect(results.map(({ outcome, refusal }) => refusal ?? outcome)).toEqual(['INTERNAL', 'DONE']);
  expect(logged).toHaveLength(1);
});

test('an order is named once, and a call takes no more orders than a page shows', async () => {
  const order = { id: crypto.randomUUID(), from: 'PENDING' } as const;
  const many = Array.from({ length: BULK_ORDERS_MAX + 1 }, () => ({ ...order, id: crypto.randomUUID() }));
  for (const orders of [[order, order], many, []])
    expect((await send('CALLED', orders)).problem.errors?.map(({ path }) => path)).toEqual(['orders']);
});
