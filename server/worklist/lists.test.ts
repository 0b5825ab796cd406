import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ARRIVAL_PROOF_DAYS } from '../../contract/arrival-proof.ts';
import { ORDER_WORK_KINDS } from '../../contract/order-work-kinds.ts';
import { DEALER_WORK_KINDS, WORK_KINDS } from '../../contract/work-kinds.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aComplaint } from '../../fixtures/complaints.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { runImports, sendZips } from '../../fixtures/imports.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { aDealerAbroad, anExemptOrder } from '../../fixtures/order-documents.ts';
import { anOrder, markInvoiced } from '../../fixtures/orders.ts';
import { aMail } from '../mail/samples.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);
const { cookie } = admin;
const dealer = await aDealer(app);

const order = async () => (await anOrder(app, dealer)).order.id;
const record = (id: string, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/orders/{id}', { cookie, params: { id }, body });
const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie, params: { id }, body: { status } });
const aPaidOrder = async () => {
  const id = await order();
  await markInvoiced(app, id);
  await record(id, { paidAt: new Date().toISOString(), calledAt: new Date().toISOString() });
  return id;
};
const change = (cookieOfDealer: string, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/dealer', { cookie: cookieOfDealer, body });

const groups = async () => (await call(app, 'GET /api/admin/worklist', { cookie })).result.worklist;
const rowsOf = async (kind: string) =>
  ((await groups()).find((group) => group.kind === kind)?.rows ?? []).map(({ id }) => id).toSorted();

/** The rows of the list to which the work list links, by kind. */
async function listOf(kind: (typeof WORK_KINDS)[number]): Promise<{ ids: string[]; total: number }> {
  const idsIn = (rows: readonly { id: string }[], total: number) => ({
    ids: rows.map(({ id }) => id).toSorted(),
    total,
  });
  if (DEALER_WORK_KINDS.some((each) => each === kind)) {
    const { result } = await call(app, 'GET /api/admin/dealers', { cookie, query: { work: kind } });
    return idsIn(result.dealers, result.total);
  }
  if (ORDER_WORK_KINDS.some((each) => each === kind)) {
    const { result } = await call(app, 'GET /api/orders', { cookie, query: { work: kind, limit: '100' } });
    return idsIn(result.orders, result.total);
  }
  if (kind === 'FAILED_MAIL') {
    const { result } = await call(app, 'GET /api/admin/mails', { cookie, query: { work: kind } });
    return idsIn(result.mails, result.total);
  }
  const { result } = await call(app, 'GET /api/imports', { cookie, query: { work: kind } });
  return idsIn(result.imports, result.total);
}

test('each group of the work list has a filter that lists exactly its rows', async () => {
  await aDealer(app, { status: 'PENDING' });
  await aDealer(app, { vat_id: 'FR40303265045' });
  await change((await aDealer(app)).cookie, { street: 'Hafenstraße 7' });
  const lapsing = await order();
  await sql`
    update vehicle_reservations
    set reserved_at = reserved_at - interval '73 hours', expires_at = now() + interval '1 hour'
    where order_id = ${lapsing}
  `.execute(db);
  const overdue = await order();
  await markInvoiced(app, overdue);
  await sql`update orders set invoiced_at = now() - interval '30 days' where id = ${overdue}`.execute(db);
  await setStatus(await aPaidOrder(), 'CANCELLED');
  await aPaidOrder();
  const { id: exempt } = await anExemptOrder(app, admin, await aDealerAbroad(app));
  await setStatus(exempt, 'COMPLETED');
  await sql`
    update orders
    set completed_at = completed_at - make_interval(days => ${ARRIVAL_PROOF_DAYS + 1}), order_date = order_date - interval '60 days'
    where id = ${exempt}
  `.execute(db);
  await aComplaint(app, admin, dealer);
  await aFailedMail(db);
  await aFailedMail(db, aMail('passwordReset', 'de'));
  await sendZips(app, cookie, { 'bad.zip': Buffer.from('x') });
  await runImports(app);

  // An invoice is due today on some days of the week only.
  const expected = WORK_KINDS.filter((kind) => kind !== 'PAYMENT_DUE');
  expect((await groups()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(expected));
  for (const kind of WORK_KINDS) {
    const ids = await rowsOf(kind);
    expect([kind, await listOf(kind)]).toEqual([kind, { ids, total: ids.length }]);
  }
});

const detailsOf = async (id: string) =>
  (await call(app, 'GET /api/admin/dealers/{id}', { cookie, params: { id } })).result;
const correct = (id: string, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/admin/dealers/{id}', { cookie, params: { id }, body });

test.each([
  [{ companyName: 'Autohaus Nord GmbH' }],
  [{ legalForm: 'AG' }],
  [{ street: 'Am Kanal 3' }],
  [{ postalCode: '20457', city: 'Hamburg' }],
  [{ country: 'FR', postalCode: '75001' }],
])(
  'a dealer who changes name or address stands on the work list until a clerk has seen it: %j',
  async (body) => {
    const own = await aDealer(app);
    const { id } = own.dealer;
    await change(own.cookie, { contactPhone: '+49 40 7654321' });
    expect((await detailsOf(id)).changedAt).toBeNull();
    await change(own.cookie, body);
    expect(await rowsOf('DEALER_CHANGED')).toContain(id);
    const { changedAt } = await detailsOf(id);
    await correct(id, { changesSeen: changedAt });
    expect(await rowsOf('DEALER_CHANGED')).not.toContain(id);
    expect((await detailsOf(id)).changedAt).toBeNull();
  },
);

test('a change that the dealer made after the one that the clerk saw stays on the work list', async () => {
  const own = await aDealer(app);
  const { id } = own.dealer;
  await change(own.cookie, { street: 'Am Kanal 3' });
  const { changedAt } = await detailsOf(id);
  await sql`update dealers set changed_at = changed_at + interval '1 second' where id = ${id}`.execute(db);
  await correct(id, { changesSeen: changedAt });
  expect(await rowsOf('DEALER_CHANGED')).toContain(id);
});

test('who judges the VAT id of a dealer has seen what they changed, and the history says who has seen it', async () => {
  const own = await aDealer(app);
  const { id } = own.dealer;
  await change(own.cookie, { companyName: 'Autohaus Nord GmbH' });
  await correct(id, { vatIdCheck: 'VALID' });
  expect(await rowsOf('DEALER_CHANGED')).not.toContain(id);
  await change(own.cookie, { street: 'Am Kanal 3' });
  await correct(id, { changesSeen: (await detailsOf(id)).changedAt });
  const { result } = await call(app, 'GET /api/admin/audit', {
    cookie,
    query: { subject: 'dealer', subjectId: id },
  });
  expect(result.events[0]).toMatchObject({
    action: 'DEALER_EDITED',
    after: { changesSeen: true },
    actor: { email: admin.user.email },
  });
});
