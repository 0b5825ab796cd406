import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { anOrder, auditEntriesOf } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie, user } = await anAdmin(app);

const sendAgain = (id: string, copyId?: string) =>
  call(app, 'POST /api/admin/mails/{id}/send', { cookie, params: { id }, query: copyId ? { copyId } : {} });

test('the history tells who sent a mail again and to whom, also on the page of its order', async () => {
  const buyer = await aDealer(app);
  const { order } = await anOrder(app, buyer);
  const sent = await sql<{ id: string }>`
    update mail_outbox set sent_at = now()
    where facts ->> 'orderId' = ${order.id} and kind = 'orderConfirmation'
    returning id
  `.execute(db);
  const id = sent.rows[0]?.id ?? '';
  const copy = (await sendAgain(id)).result;
  expect(await auditEntriesOf(app, id)).toEqual([
    {
      action: 'MAIL_SENT_AGAIN',
      subject: 'mail',
      order_id: order.id,
      actor_email: user.email,
      actor_role: 'admin',
      before: null,
      after: { kind: 'orderConfirmation', mailId: copy.id },
    },
  ]);
  const query = { orderId: order.id, action: 'MAIL_SENT_AGAIN' };
  const history = await call(app, 'GET /api/admin/audit', { cookie, query });
  expect(history.result.events).toMatchObject([
    { subjectId: id, name: 'orderConfirmation', recipient: buyer.dealer.email },
  ]);
  await sql`delete from mail_outbox where id = ${id}`.execute(db);
  const later = await call(app, 'GET /api/admin/audit', { cookie, query });
  expect(later.result.events).toMatchObject([{ subjectId: id, name: null, recipient: null }]);
});

test('the history tells who sent a failed mail again, and nothing of a mail that waits already', async () => {
  const id = await aFailedMail(db);
  const before = (await call(app, 'GET /api/admin/mails/{id}', { cookie, params: { id } })).result;
  expect((await sendAgain(id)).status).toBe(200);
  // It waits now. A second clerk, who has not seen that, hears that it is on its way.
  const second = await sendAgain(id);
  expect([second.status, second.result.id]).toEqual([200, id]);
  const jobs = await sql`select from graphile_worker.jobs where key = 'mail ' || ${id}`.execute(db);
  expect(jobs.rows).toHaveLength(1);
  expect(await auditEntriesOf(app, id)).toMatchObject([{ order_id: null, after: { kind: before.kind } }]);
});

test('a call that is repeated with its id queues one copy of a mail, also at the same time', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const sent = await sql<{ id: string }>`
    update mail_outbox set sent_at = now()
    where facts ->> 'orderId' = ${order.id} and kind = 'orderConfirmation'
    returning id
  `.execute(db);
  const id = sent.rows[0]?.id ?? '';
  const copyId = randomUUID();
  const answers = [
    ...(await Promise.all([sendAgain(id, copyId), sendAgain(id, copyId)])),
    await sendAgain(id, copyId),
  ];
  expect(answers.map(({ status, result }) => [status, result.id])).toEqual(answers.map(() => [200, copyId]));
  expect(await auditEntriesOf(app, id)).toMatchObject([{ after: { mailId: copyId } }]);
  const other = await sendAgain(await aFailedMail(db), copyId);
  expect([other.status, other.result.id === copyId]).toEqual([200, false]);
  const count = await sql`
    select from mail_outbox where facts ->> 'orderId' = ${order.id} and kind = 'orderConfirmation'
  `.execute(db);
  expect(count.rows).toHaveLength(2);
});

test('no copy of a mail goes to a colleague who was blocked or removed since', async () => {
  const owner = await aDealer(app);
  const buyer = await aColleague(app, owner, 'BUYER');
  const { order } = await anOrder(app, buyer);
  const sent = await sql<{ id: string; recipient: string }>`
    update mail_outbox set sent_at = now()
    where facts ->> 'orderId' = ${order.id} and kind = 'orderConfirmation'
    returning id, recipient
  `.execute(db);
  const idTo = ({ user }: { user: { email: string } }) =>
    sent.rows.find(({ recipient }) => recipient === user.email)?.id ?? '';
  const canBeSent = async (id: string) => {
    const { result } = await call(app, 'GET /api/admin/mails/{id}', { cookie, params: { id } });
    return result.canBeSentAgain;
  };
  const colleague = { cookie: owner.cookie, params: { id: buyer.user.id } };
  const setBlocked = (blocked: boolean) =>
    call(app, 'PATCH /api/company/users/{id}', { ...colleague, body: { blocked } });
  const mailId = idTo(buyer);
  expect(await canBeSent(mailId)).toBe(true);
  await setBlocked(true);
  expect(await canBeSent(mailId)).toBe(false);
  expect((await sendAgain(mailId)).problem.code).toBe('NOT_FOUND');
  await setBlocked(false);
  expect(await canBeSent(mailId)).toBe(true);
  await call(app, 'DELETE /api/company/users/{id}', colleague);
  expect(await canBeSent(mailId)).toBe(false);
  expect((await sendAgain(mailId)).problem.code).toBe('NOT_FOUND');
  expect((await sendAgain(idTo(owner))).status).toBe(200);
});
