import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, anAdmin, aRegistration, type TestDealer } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { applyRetention } from '../retention.ts';
import { deleteUnprovedColleagues } from './delete-unproved.ts';

const app = await testApp();
const { db } = app.deps;

/** Invites a colleague so many days ago. */
async function invite({ cookie }: TestDealer, days: number, changes: object = {}) {
  const email = `colleague-${randomUUID().slice(0, 13)}@example.com`;
  const body = { email, name: 'Jules Perrin', rights: 'BUYER', locale: 'fr', ...changes };
  const { result } = await call(app, 'POST /api/company/users', { cookie, body });
  const then = sql`now() - make_interval(days => ${days})`;
  await sql`update users set created_at = ${then} where id = ${result.id}`.execute(db);
  await sql`update mail_outbox set created_at = ${then} where recipient = ${email}`.execute(db);
  return result;
}

const usersOf = async ({ cookie }: TestDealer) =>
  (await call(app, 'GET /api/company/users', { cookie })).result.users.map(({ id }) => id);
const mailsTo = (email: string) =>
  db.selectFrom('mail_outbox').select('kind').where('recipient', '=', email).execute();

test('a colleague who does not accept the invitation is deleted after fourteen days, and the address may register', async () => {
  const owner = await aDealer(app);
  const { email } = await invite(owner, UNPROVED_ACCOUNT_DAYS + 1);
  const body = aRegistration({ email });
  expect((await call(app, 'POST /api/register', { body })).problem.code).toBe('EMAIL_TAKEN');
  await applyRetention(db);
  expect(await usersOf(owner)).toEqual([owner.user.id]);
  expect(await mailsTo(email)).toEqual([]);
  expect((await auditEntriesOf(app, owner.dealer.id)).at(-1)).toMatchObject({
    action: 'COLLEAGUE_REMOVED',
    actor_role: 'system',
    before: { email, name: 'Jules Perrin', rights: 'BUYER' },
  });
  const { cookie } = await call(app, 'POST /api/register', { body });
  // They read nothing of the company that had invited them.
  expect(JSON.stringify((await call(app, 'GET /api/user/data', { cookie })).result)).not.toContain(
    owner.dealer.companyName,
  );
});

test('the fourteen days begin anew with each invitation, and who has accepted one stays', async () => {
  const owner = await aDealer(app);
  const [again, accepted, blocked] = [
    await invite(owner, 30),
    await invite(owner, 30),
    await invite(owner, 30, { rights: 'OWNER' }),
  ];
  const young = await invite(owner, UNPROVED_ACCOUNT_DAYS - 1);
  const buyer = await aColleague(app, owner, 'BUYER');
  const { cookie } = owner;
  await call(app, 'POST /api/company/users/{id}/invitation', { cookie, params: { id: again.id } });
  await sql`update users set email_confirmed_at = now() where id = ${accepted.id}`.execute(db);
  await call(app, 'PATCH /api/company/users/{id}', {
    cookie,
    params: { id: blocked.id },
    body: { blocked: true },
  });
  await Promise.all([deleteUnprovedColleagues(db), deleteUnprovedColleagues(db)]);
  const kept = [owner.user.id, again.id, accepted.id, young.id, buyer.user.id];
  expect((await usersOf(owner)).toSorted()).toEqual(kept.toSorted());
});

test('neither a login that registered, nor a removed user, nor one of an erased company is deleted', async () => {
  const unproved = await aDealer(app, { status: 'SUSPENDED', emailConfirmed: false });
  const owner = await aDealer(app);
  const removed = await aColleague(app, owner, 'BUYER');
  const { cookie } = owner;
  await call(app, 'DELETE /api/company/users/{id}', { cookie, params: { id: removed.user.id } });
  const erased = await aDealer(app);
  const admin = await anAdmin(app);
  const { id } = erased.dealer;
  await call(app, 'POST /api/admin/dealers/{id}/erase', { cookie: admin.cookie, params: { id } });
  const ids = [unproved, removed, erased].map(({ user }) => user.id);
  await db.updateTable('users').set({ created_at: '2025-01-01' }).where('id', 'in', ids).execute();
  await deleteUnprovedColleagues(db);
  const left = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  expect(left).toHaveLength(ids.length);
});

test('a colleague who accepts the invitation at that moment is not deleted', async () => {
  const owner = await aDealer(app);
  const { id } = await invite(owner, 30);
  const late = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
    const deletion = deleteUnprovedColleagues(db);
    await untilOneWaits(db);
    return { deletion };
  });
  await late.deletion;
  expect(await usersOf(owner)).toContain(id);
});
