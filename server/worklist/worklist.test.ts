import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ARRIVAL_PROOF_DAYS } from '../../contract/arrival-proof.ts';
import { CALL_HOURS } from '../../contract/constants.ts';
import { SECRET_MAIL_WORK_DAYS } from '../../contract/mail-figures.ts';
import type { WorkKind } from '../../contract/work-kinds.ts';
import { WORK_ROWS_MAX } from '../../contract/worklist.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aComplaint, answerTo, sendComplaint } from '../../fixtures/complaints.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { aDealerAbroad, anExemptOrder, sendDocument } from '../../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder, letInvoiceBeDue, markInvoiced } from '../../fixtures/orders.ts';
import { aMail } from '../mail/samples.ts';
import { OUTDATED } from '../mail/work.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);
const dealer = await aDealer(app);

const MINUTE = 60_000;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const DAY = 24 * 60;

const worklist = async () => (await call(app, 'GET /api/admin/worklist', { cookie: admin.cookie })).result;
const workOf = async (kind: WorkKind) =>
  (await worklist()).worklist.find((work) => work.kind === kind) ?? { total: 0, rows: [] };
const rowOf = async (kind: WorkKind, id: string) => (await workOf(kind)).rows.find((row) => row.id === id);
/** The kinds of work that this order, dealer or mail makes. */
const kindsOf = async (id: string) =>
  (await worklist()).worklist.filter(({ rows }) => rows.some((row) => row.id === id)).map(({ kind }) => kind);

const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });
const record = (id: string, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, params: { id }, body });

/** An order whose dealer has been called. */
async function aCalledOrder(): Promise<string> {
  const { order } = await anOrder(app, dealer);
  await record(order.id, { calledAt: order.orderDate });
  return order.id;
}

async function anInvoicedOrder(invoicedAt: string): Promise<string> {
  const id = await aCalledOrder();
  await markInvoiced(app, id);
  await sql`update orders set invoiced_at = ${invoicedAt} where id = ${id}`.execute(db);
  return id;
}

const expireAt = (id: string, at: string) =>
  sql`
    update vehicle_reservations set reserved_at = reserved_at - interval '73 hours', expires_at = ${at}
    where order_id = ${id}
  `.execute(db);

/** "2026-11-23", the day in Berlin. */
const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(iso));

test('a dealer waits for review, with the end of the second working day as deadline, until they are approved', async () => {
  const { dealer: waiting } = await aDealer(app, { status: 'PENDING', emailConfirmed: false });
  const { id } = waiting;
  // Registered on a Friday evening in Berlin.
  await sql`update dealers set created_at = '2026-01-09T22:30:00Z' where id = ${id}`.execute(db);
  expect(await rowOf('REVIEW', id)).toEqual({
    id,
    subject: 'dealer',
    name: waiting.companyName,
    phone: '+49 30 1234567',
    since: '2026-01-09T22:30:00.000Z',
    deadline: '2026-01-13T22:59:59.000Z',
    isOverdue: true,
    isUnconfirmed: true,
    reminder: null,
    mayBeCancelled: false,
    needsNewInvoice: false,
  });
  await sql`update dealers set created_at = now() where id = ${id}`.execute(db);
  await sql`update users set email_confirmed_at = now() where dealer_id = ${id}`.execute(db);
  expect(await rowOf('REVIEW', id)).toMatchObject({ isOverdue: false, isUnconfirmed: false });
  await call(app, 'PATCH /api/admin/dealers/{id}/status', {
    cookie: admin.cookie,
    params: { id },
    body: { status: 'ACTIVE' },
  });
  expect(await kindsOf(id)).toEqual([]);
});

test('the dealer of an open order is called within 24 hours', async () => {
  const { order } = await anOrder(app, dealer);
  const { id } = order;
  const ordered = (at: string) => sql`update orders set order_date = ${at} where id = ${id}`.execute(db);
  expect(await rowOf('CALL', id)).toMatchObject({
    subject: 'order',
    name: dealer.dealer.companyName,
    since: order.orderDate,
    deadline: new Date(Date.parse(order.orderDate) + CALL_HOURS * 60 * MINUTE).toISOString(),
  });
  await ordered(minutesFromNow(1 - CALL_HOURS * 60));
  expect(await rowOf('CALL', id)).toMatchObject({ isOverdue: false });
  await ordered(minutesFromNow(-1 - CALL_HOURS * 60));
  expect(await rowOf('CALL', id)).toMatchObject({ isOverdue: true });
  await setStatus(id, 'PROCESSED');
  expect(await kindsOf(id)).toEqual(['CALL']);
  await record(id, { calledAt: minutesFromNow(-1) });
  expect(await kindsOf(id)).toEqual([]);
  await record(id, { calledAt: null });
  expect(await kindsOf(id)).toEqual(['CALL']);
  await setStatus(id, 'COMPLETED');
  expect(await kindsOf(id)).toEqual([]);
});

test('an order that has lapsed or is cancelled is not called about', async () => {
  for (const end of [
    (id: string) => expireAt(id, minutesFromNow(-1)),
    (id: string) => setStatus(id, 'CANCELLED'),
  ]) {
    const { id } = (await anOrder(app, dealer)).order;
    await end(id);
    expect(await kindsOf(id)).toEqual([]);
  }
});

test('an order that lapses within 24 hours is on the work list, until it lapses or is processed', async () => {
  const id = await aCalledOrder();
  await expireAt(id, minutesFromNow(DAY + 1));
  expect(await kindsOf(id)).toEqual([]);
  const deadline = minutesFromNow(DAY - 1);
  await sql`update vehicle_reservations set expires_at = ${deadline} where order_id = ${id}`.execute(db);
  expect(await rowOf('LAPSING', id)).toMatchObject({ subject: 'order', deadline, isOverdue: false });
  await sql`
    update vehicle_reservations set expires_at = ${minutesFromNow(-1)} where order_id = ${id}
  `.execute(db);
  expect(await kindsOf(id)).toEqual([]);

  const processed = await aCalledOrder();
  await expireAt(processed, deadline);
  await setStatus(processed, 'PROCESSED');
  expect(await kindsOf(processed)).toEqual([]);
});

/** The kind of work that an unpaid invoice makes today if its payment term ends at this instant. */
function kindOfDay(until: string) {
  if (dayOf(until) === dayOf(minutesFromNow(0))) return 'PAYMENT_DUE';
  return Date.parse(until) < Date.now() ? 'PAYMENT_OVERDUE' : 'none';
}

test('an unpaid invoice is due on its last day, and overdue after it', async () => {
  const midnight = new Date(`${dayOf(minutesFromNow(0))}T00:00:00Z`).getTime();
  const seen = new Set<string>();
  for (let days = 0; days <= 8; days += 1) {
    const id = await anInvoicedOrder(new Date(midnight - days * DAY * MINUTE).toISOString());
    const { timeline } = (await call(app, 'GET /api/orders/{id}', { cookie: admin.cookie, params: { id } }))
      .result;
    const until = timeline.find(({ kind }) => kind === 'PAID')?.until ?? '';
    const expected = kindOfDay(until);
    expect([days, await kindsOf(id)]).toEqual([days, expected === 'none' ? [] : [expected]]);
    const row = expected !== 'none' && (await rowOf(expected, id));
    const isOverdue = expected === 'PAYMENT_OVERDUE';
    expect(row).toEqual(row && { ...row, subject: 'order', deadline: until, isOverdue });
    seen.add(expected);
    await record(id, { paidAt: minutesFromNow(0) });
    expect(await kindsOf(id)).toEqual([]);
  }
  // Nothing is due at a weekend.
  expect([...seen]).toEqual(expect.arrayContaining(['none', 'PAYMENT_OVERDUE']));
});

test('an overdue invoice says which payment reminder may be sent, until the order may be cancelled', async () => {
  const { order } = await anOrder(app, dealer);
  const number = await anInvoiceOf(app, admin, order.id);
  await sql`update orders set invoiced_at = ${minutesFromNow(-40 * DAY)} where id = ${order.id}`.execute(db);
  await letInvoiceBeDue(owner, number, -30);
  const row = async () => rowOf('PAYMENT_OVERDUE', order.id);
  for (const place of [1, 2] as const) {
    expect(await row()).toMatchObject({ reminder: place, mayBeCancelled: false });
    const sent = { cookie: admin.cookie, params: { number }, body: { place } };
    await call(app, 'POST /api/invoices/{number}/reminders', sent);
  }
  expect(await row()).toMatchObject({ reminder: null, mayBeCancelled: false });
  await sql`update payment_reminders set sent_at = sent_at - interval '20 days'`.execute(owner);
  expect(await row()).toMatchObject({ reminder: null, mayBeCancelled: true });
});

test('an overdue order that is cancelled is not overdue any more', async () => {
  const id = await anInvoicedOrder(minutesFromNow(-20 * DAY));
  expect(await kindsOf(id)).toEqual(['PAYMENT_OVERDUE']);
  await setStatus(id, 'CANCELLED');
  expect(await kindsOf(id)).toEqual([]);
});

test('the payment of a cancelled order waits for its refund', async () => {
  const id = await anInvoicedOrder(minutesFromNow(0));
  await record(id, { paidAt: minutesFromNow(0) });
  expect(await kindsOf(id)).toEqual([]);
  await setStatus(id, 'CANCELLED');
  expect(await rowOf('REFUND', id)).toMatchObject({ subject: 'order', deadline: null, isOverdue: false });
  await record(id, { refundedAt: minutesFromNow(0) });
  expect(await kindsOf(id)).toEqual([]);
});

test('an unchecked VAT id of another EU country is to be checked', async () => {
  const kinds = async (wishes: Parameters<typeof aDealer>[1]) =>
    kindsOf((await aDealer(app, { vat_id: 'fr 40303265045', ...wishes })).dealer.id);
  expect(await kinds({})).toEqual(['VAT_ID']);
  expect(await kinds({ vat_id_check: 'VALID' })).toEqual([]);
  expect(await kinds({ vat_id_check: 'INVALID' })).toEqual([]);
  for (const vatId of ['DE123456789', 'CHE123456789', null])
    expect(await kinds({ vat_id: vatId })).toEqual([]);
  expect(await kinds({ status: 'SUSPENDED' })).toEqual([]);
  expect(await kinds({ status: 'PENDING' })).toEqual(['REVIEW']);
});

test('a completed order without VAT waits for its proof of arrival after 30 days', async () => {
  const abroad = await aDealerAbroad(app);
  const completed = async (days: number) => {
    const { id } = await anExemptOrder(app, admin, abroad);
    await record(id, { calledAt: minutesFromNow(0), paidAt: minutesFromNow(0) });
    await setStatus(id, 'COMPLETED');
    const order = sql`
      update orders
      set completed_at = completed_at - make_interval(days => ${days}), order_date = order_date - interval '40 days'
      where id = ${id}
    `;
    await order.execute(db);
    return id;
  };
  const early = await completed(ARRIVAL_PROOF_DAYS - 1);
  const late = await completed(ARRIVAL_PROOF_DAYS + 1);
  expect([await kindsOf(early), await kindsOf(late)]).toEqual([[], ['ARRIVAL_PROOF']]);
  const row = await rowOf('ARRIVAL_PROOF', late);
  expect(row).toMatchObject({ subject: 'order', name: 'Garage Dubois SARL', isOverdue: true });
  const afterDays = Date.parse(row?.since ?? '') + ARRIVAL_PROOF_DAYS * DAY * MINUTE;
  expect(dayOf(row?.deadline ?? '')).toBe(dayOf(new Date(afterDays).toISOString()));
  const { document } = await sendDocument(app, abroad.cookie, late);
  expect(await kindsOf(late)).toEqual([]);
  await call(app, 'DELETE /api/orders/{id}/documents/{documentId}', {
    cookie: admin.cookie,
    params: { id: late, documentId: document.id },
  });
  expect(await kindsOf(late)).toEqual(['ARRIVAL_PROOF']);

  const { id: taxed } = (await anOrder(app, dealer)).order;
  await setStatus(taxed, 'COMPLETED');
  await sql`update orders set completed_at = completed_at - interval '60 days' where id = ${taxed}`.execute(
    db,
  );
  expect(await kindsOf(taxed)).toEqual([]);
});

test('an order with complaints waits for the answer to the oldest, until all are answered', async () => {
  const { orderId, id, complaint } = await aComplaint(app, admin, dealer);
  const sent = { id: orderId, vehicleId: complaint.vehicle.id };
  const second = await sendComplaint(app, dealer.cookie, sent, { text: 'Noch etwas' });
  await sql`
    update complaints set reported_at = reported_at - interval '25 hours' where id = ${id}
  `.execute(db);
  const row = await rowOf('COMPLAINT', orderId);
  expect(row).toMatchObject({ subject: 'order', name: dealer.dealer.companyName, isOverdue: true });
  expect(Date.parse(row?.deadline ?? '') - Date.parse(row?.since ?? '')).toBe(24 * 60 * MINUTE);
  await answerTo(app, admin, { orderId, id });
  expect(await rowOf('COMPLAINT', orderId)).toMatchObject({ isOverdue: false });
  await answerTo(app, admin, { orderId, id: second.complaint.id }, { state: 'DECLINED', answer: 'Nein' });
  expect(await kindsOf(orderId)).not.toContain('COMPLAINT');
});

test('a mail that could not be sent is on the work list until it is sent again', async () => {
  const id = await aFailedMail(db);
  expect(await rowOf('FAILED_MAIL', id)).toMatchObject({
    subject: 'mail',
    name: 'orderConfirmation',
    phone: null,
    deadline: null,
  });
  await call(app, 'POST /api/admin/mails/{id}/send', { cookie: admin.cookie, params: { id } });
  expect(await kindsOf(id)).toEqual([]);
});

test('a failed mail with a secret link is on the work list as well', async () => {
  const id = await aFailedMail(db, aMail('passwordReset', 'de'));
  expect(await rowOf('FAILED_MAIL', id)).toMatchObject({ subject: 'mail', name: 'passwordReset' });
});

const failAgo = (id: string, days: number) =>
  sql`
    update mail_outbox
    set created_at = created_at - make_interval(days => ${days}), failed_at = failed_at - make_interval(days => ${days})
    where id = ${id}
  `.execute(db);
const aMailTo = (address: string, kind: 'passwordReset' | 'orderConfirmation' | 'adminInvited') => ({
  ...aMail(kind, 'de'),
  to: { address, locale: 'de' as const },
});

test('a failed mail with a secret link leaves the work list when a later one of its kind went to the address', async () => {
  const address = 'mechelen@example.com';
  const failed = await aFailedMail(db, aMailTo(address, 'passwordReset'));
  await failAgo(failed, 1);
  await aFailedMail(db, aMailTo(address, 'adminInvited'));
  const queued = await db
    .insertInto('mail_outbox')
    .values({ kind: 'passwordReset', recipient: address, locale: 'de', facts: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await rowOf('FAILED_MAIL', failed)).toBeDefined();
  await sql`update mail_outbox set failed_at = now(), failure = '550' where id = ${queued.id}`.execute(db);
  expect(await rowOf('FAILED_MAIL', failed)).toBeUndefined();
  expect(await rowOf('FAILED_MAIL', queued.id)).toBeDefined();
  await sql`update mail_outbox set failure = ${OUTDATED} where id = ${queued.id}`.execute(db);
  expect(await rowOf('FAILED_MAIL', failed), 'the later one says nothing about the address').toBeDefined();
  await sql`update mail_outbox set failed_at = null, failure = null, sent_at = now() where id = ${queued.id}`.execute(
    db,
  );
  for (const id of [failed, queued.id]) expect(await rowOf('FAILED_MAIL', id)).toBeUndefined();
});

test('a failed mail with a secret link leaves the work list after a week, any other stays', async () => {
  const secret = await aFailedMail(db, aMailTo('namur@example.com', 'passwordReset'));
  const other = await aFailedMail(db, aMailTo('namur@example.com', 'orderConfirmation'));
  for (const id of [secret, other]) await failAgo(id, SECRET_MAIL_WORK_DAYS - 1);
  expect(await rowOf('FAILED_MAIL', secret)).toBeDefined();
  for (const id of [secret, other]) await failAgo(id, 1);
  expect(await rowOf('FAILED_MAIL', secret)).toBeUndefined();
  expect(await rowOf('FAILED_MAIL', other)).toBeDefined();
});

test('each kind has its number and its first rows, those with the earliest deadline, and no kind without work', async () => {
  await sql`delete from mail_outbox`.execute(db);
  const before = await worklist();
  expect(before.worklist.map(({ kind }) => kind)).not.toContain('FAILED_MAIL');
  for (let made = 0; made <= WORK_ROWS_MAX; made += 1) await aFailedMail(db);
  const oldest = await aFailedMail(db);
  await sql`update mail_outbox set failed_at = now() - interval '1 day' where id = ${oldest}`.execute(db);
  const { total, rows } = await workOf('FAILED_MAIL');
  expect([total, rows.length, rows[0]?.id]).toEqual([WORK_ROWS_MAX + 2, WORK_ROWS_MAX, oldest]);
  expect((await worklist()).total).toBe(before.total + WORK_ROWS_MAX + 2);

  const { id } = (await anOrder(app, dealer)).order;
  await sql`update orders set order_date = now() - interval '3 days' where id = ${id}`.execute(db);
  await anOrder(app, dealer);
  expect((await workOf('CALL')).rows[0]?.id).toBe(id);
});
