import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { correctPaidInvoice, setOrderStatus } from '../../fixtures/corrections.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder, letInvoiceBeDue, mailsAbout } from '../../fixtures/orders.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);
const { cookie } = admin;

/** An order whose payment moved to its second invoice, and was taken back then. */
async function aPaymentTakenBack() {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  const number = await correctPaidInvoice(app, admin, order.id, 'PROCESSED');
  const params = { id: order.id };
  const body = { calledAt: new Date().toISOString(), paidAt: null, refundedAt: null, deliveryOn: null };
  expect((await call(app, 'PATCH /api/orders/{id}', { cookie, params, body })).status).toBe(200);
  return { dealer, id: order.id, number, params };
}

const remind = (number: string) =>
  call(app, 'POST /api/invoices/{number}/reminders', { cookie, params: { number }, body: { place: 1 } });
const lastInvoice = async (id: string, reader: { cookie: string }) =>
  (
    await call(app, 'GET /api/orders/{id}/invoices', { cookie: reader.cookie, params: { id } })
  ).result.invoices.at(-1);

test('an invoice whose files name a payment that was taken back says so, until a new one is issued', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  await anInvoiceOf(app, admin, order.id);
  await correctPaidInvoice(app, admin, order.id, 'PROCESSED');
  const invoices = async () => {
    const { cookie } = dealer;
    return (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id: order.id } })).result
      .invoices;
  };
  const takenBack = async () => (await invoices()).map(({ isPaymentTakenBack }) => isPaymentTakenBack);
  expect(await takenBack()).toEqual([false, false, false]);

  const params = { id: order.id };
  await call(app, 'PATCH /api/orders/{id}', {
    cookie: admin.cookie,
    params,
    body: { paidAt: null, refundedAt: null, deliveryOn: null },
  });
  expect(await takenBack()).toEqual([false, false, true]);
  expect((await invoices()).at(-1)).toMatchObject({ state: 'OPEN', dueOn: null, payment: null });

  for (const status of ['CANCELLED', 'PROCESSED'] as const)
    await setOrderStatus(app, admin, order.id, status);
  await anInvoiceOf(app, admin, order.id);
  expect(await takenBack()).toEqual([false, false, false, false, false]);
});

test('an invoice that names a payment that was taken back gets no payment reminder before a new one is issued', async () => {
  const { id, number } = await aPaymentTakenBack();
  await letInvoiceBeDue(owner, number, -30);
  const refused = await remind(number);
  expect([refused.status, refused.problem['reason']]).toEqual([409, 'PAYMENT_TAKEN_BACK']);
  expect(await lastInvoice(id, admin)).toMatchObject({ nextReminder: null, mayBeCancelled: false });

  await setOrderStatus(app, admin, id, 'CANCELLED');
  const listed = (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id } })).result;
  expect(listed.invoices.find((invoice) => invoice.number === number)).toMatchObject({
    state: 'CANCELLED',
    isPaymentTakenBack: false,
  });
  await setOrderStatus(app, admin, id, 'PROCESSED');
  const corrected = await anInvoiceOf(app, admin, id);
  await letInvoiceBeDue(owner, corrected, -30);
  expect((await remind(corrected)).status).toBe(201);
  const reminded = (await mailsAbout(app, id)).filter(({ kind }) => kind === 'paymentReminder');
  expect(reminded).toHaveLength(1);
});

test('nothing is due of an invoice that names a payment that was taken back, and it is never overdue', async () => {
  const { id, number, dealer, params } = await aPaymentTakenBack();
  await letInvoiceBeDue(owner, number, -30);
  for (const reader of [dealer, admin])
    expect(await lastInvoice(id, reader)).toMatchObject({ state: 'OPEN', dueOn: null, payment: null });
  const { timeline } = (await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params })).result;
  expect(timeline.find(({ kind }) => kind === 'PAID')).toMatchObject({ at: null, until: null });
  const { result } = await call(app, 'GET /api/orders', { cookie: dealer.cookie, query: {} });
  expect(result.orders).toMatchObject([
    { deadline: null, isOverdue: false, invoice: { number, state: 'OPEN', dueOn: null } },
  ]);
  const listed = async (state: 'OPEN' | 'OVERDUE') =>
    (await call(app, 'GET /api/admin/invoices', { cookie, query: { search: number, state } })).result.total;
  expect([await listed('OPEN'), await listed('OVERDUE')]).toEqual([1, 0]);
});

test('the work list asks for a new invoice where the valid one names a payment that was taken back', async () => {
  const { id, number } = await aPaymentTakenBack();
  await letInvoiceBeDue(owner, number, -30);
  await sql`update orders set invoiced_at = invoiced_at - interval '40 days' where id = ${id}`.execute(owner);
  const { worklist } = (await call(app, 'GET /api/admin/worklist', { cookie })).result;
  const rows = worklist.flatMap(({ kind, rows: found }) => found.map((row) => ({ kind, ...row })));
  expect(rows.filter((row) => row.id === id)).toMatchObject([
    { kind: 'PAYMENT_OVERDUE', needsNewInvoice: true, reminder: null, mayBeCancelled: false },
  ]);
});

test('the mail about a changed status says that a new invoice comes where the valid one names a payment that was taken back', async () => {
  const { id } = await aPaymentTakenBack();
  for (const status of ['COMPLETED', 'PROCESSED', 'CANCELLED', 'PROCESSED'] as const)
    await setOrderStatus(app, admin, id, status);
  const mails = await db
    .selectFrom('mail_outbox')
    .select(sql<boolean | null>`(facts ->> 'needsNewInvoice')::boolean`.as('needsNewInvoice'))
    .where('kind', '=', 'orderStatusChanged')
    .where(sql`facts ->> 'orderId'`, '=', id)
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();
  expect(mails.map(({ needsNewInvoice }) => needsNewInvoice)).toEqual([false, true, true]);
});

test('an invoice that a former payment covers has no due date, neither in lists nor in exports', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const number = await correctPaidInvoice(app, admin, order.id, 'PROCESSED');
  expect(await lastInvoice(order.id, admin)).toMatchObject({ number, state: 'PAID', dueOn: null });
  const list = await call(app, 'GET /api/admin/invoices', { cookie, query: { search: number } });
  expect(list.result.invoices).toMatchObject([{ number, state: 'PAID', dueOn: null }]);
  const csv = (await app.inject({ url: '/api/admin/invoices.csv', headers: { cookie } })).body;
  const [heads = [], ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  const due = heads.indexOf('Zahlbar bis');
  expect(due).toBeGreaterThan(0);
  const dueOf = (of: string) => lines.find(([first]) => first?.includes(of))?.[due];
  expect(dueOf(number)).toBe('');
});
