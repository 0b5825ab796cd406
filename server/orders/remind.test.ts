import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anInvoiceOf, anOrder, auditEntriesOf, letInvoiceBeDue, mailsAbout } from '../../fixtures/orders.ts';
import { OUTDATED } from '../mail/work.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);
const { cookie } = admin;

/** An unpaid invoice that was due so many days ago. */
async function anOverdueInvoice(days = 30) {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  const number = await anInvoiceOf(app, admin, order.id);
  await letInvoiceBeDue(owner, number, -days);
  return { id: order.id, number, dealer };
}

const remind = (number: string, place: number, reader = admin) =>
  call(app, 'POST /api/invoices/{number}/reminders', {
    cookie: reader.cookie,
    params: { number },
    body: { place },
  });
const reasonOf = async (number: string, place: number) => {
  const { status, problem } = await remind(number, place);
  return [status, problem.code, problem['reason']];
};
const remindersAbout = async (id: string) =>
  (await mailsAbout(app, id)).map(({ kind }) => kind).filter((kind) => kind.endsWith('Reminder'));

const REFUSED = [409, 'REMINDER_NOT_POSSIBLE'];

test('a clerk sends the first and the second payment reminder, each mailed and in the audit log', async () => {
  const { id, number, dealer } = await anOverdueInvoice();
  const first = await remind(number, 1);
  expect(first.status).toBe(201);
  expect(first.result).toMatchObject({
    number,
    state: 'OVERDUE',
    reminders: [{ place: 1 }],
    nextReminder: { place: 2, isPossible: true },
  });
  expect((await remind(number, 2)).result).toMatchObject({
    reminders: [{ place: 1 }, { place: 2 }],
    nextReminder: null,
    mayBeCancelled: false,
  });
  expect(await remindersAbout(id)).toEqual(['paymentReminder', 'secondPaymentReminder']);
  const queued = await mailsAbout(app, id);
  expect(queued.every(({ recipient }) => recipient === null || recipient === dealer.user.email)).toBe(true);
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const entries = await auditEntriesOf(app, invoice.id);
  expect(entries.filter(({ action }) => action === 'PAYMENT_REMINDER_SENT')).toEqual(
    [1, 2].map((place) => ({
      action: 'PAYMENT_REMINDER_SENT',
      subject: 'invoice',
      order_id: id,
      actor_email: admin.user.email,
      actor_role: 'admin',
      before: null,
      after: { number, place },
    })),
  );
  await sql`update payment_reminders set sent_at = sent_at - interval '20 days'`.execute(owner);
  const listed = (await call(app, 'GET /api/admin/invoices', { cookie, query: { search: number } })).result;
  expect(listed.invoices[0]).toMatchObject({ mayBeCancelled: true });
  const ofOrder = await call(app, 'GET /api/orders/{id}/invoices', { cookie, params: { id } });
  expect(ofOrder.result.invoices[0]).toMatchObject({ mayBeCancelled: true, reminders: [{}, {}] });
});

test('a payment reminder is refused before its day, and the second before the first', async () => {
  const { number, id } = await anOverdueInvoice(0);
  expect(await reasonOf(number, 1)).toEqual([...REFUSED, 'EARLY']);
  await letInvoiceBeDue(owner, number, -30);
  expect(await reasonOf(number, 2)).toEqual([...REFUSED, 'EARLY']);
  expect(await remindersAbout(id)).toEqual([]);
});

test('a paid or cancelled invoice gets no payment reminder, and a credit note none at all', async () => {
  const { number, id } = await anOverdueInvoice();
  const params = { id };
  const paidAt = new Date().toISOString();
  await call(app, 'PATCH /api/orders/{id}', { cookie, params, body: { paidAt } });
  expect(await reasonOf(number, 1)).toEqual([...REFUSED, 'PAID']);
  await call(app, 'PATCH /api/orders/{id}/status', { cookie, params, body: { status: 'CANCELLED' } });
  expect(await reasonOf(number, 1)).toEqual([...REFUSED, 'CANCELLED']);
  const { invoices } = (await call(app, 'GET /api/orders/{id}/invoices', { cookie, params })).result;
  expect((await remind(invoices[1]?.number ?? '', 1)).problem.code).toBe('NOT_FOUND');
  expect(await remindersAbout(id)).toEqual([]);
});

test('the same payment reminder is sent once: after a double click, by two clerks, and never a third', async () => {
  const { number, id } = await anOverdueInvoice();
  const other = await anAdmin(app);
  const answers = await Promise.all(
    [admin, other, admin, other].map(async (clerk) => (await remind(number, 1, clerk)).status),
  );
  expect(answers.toSorted()).toEqual([201, 409, 409, 409]);
  expect(await reasonOf(number, 1)).toEqual([...REFUSED, 'SENT']);
  await remind(number, 2);
  expect(await reasonOf(number, 2)).toEqual([...REFUSED, 'SENT']);
  expect((await remind(number, 3)).problem.code).toBe('VALIDATION_FAILED');
  expect(await remindersAbout(id)).toEqual(['paymentReminder', 'secondPaymentReminder']);
});

test('a first payment reminder that was dropped as outdated counts as not sent, and is sent again', async () => {
  const { number, id } = await anOverdueInvoice();
  await remind(number, 1);
  const pay = (paidAt: string | null) =>
    call(app, 'PATCH /api/orders/{id}', { cookie, params: { id }, body: { paidAt } });
  await pay(new Date().toISOString());
  await sql`
    update mail_outbox set failed_at = now(), failure = ${OUTDATED}
    where kind = 'paymentReminder' and facts ->> 'number' = ${number}
  `.execute(owner);
  await pay(null);
  expect(await reasonOf(number, 2)).toEqual([...REFUSED, 'EARLY']);
  expect((await remind(number, 1)).result).toMatchObject({
    reminders: [{ place: 1 }],
    nextReminder: { place: 2, isPossible: true },
  });
  expect(await reasonOf(number, 1)).toEqual([...REFUSED, 'SENT']);
  expect((await remind(number, 2)).status).toBe(201);
});

test('the portal sends no payment reminder by itself, and nobody changes one', async () => {
  const { number, id } = await anOverdueInvoice();
  await remind(number, 1);
  expect(await remindersAbout(id)).toEqual(['paymentReminder']);
  for (const statement of [sql`delete from payment_reminders`, sql`update payment_reminders set place = 2`])
    await expect(statement.execute(db)).rejects.toThrow('permission denied');
});
