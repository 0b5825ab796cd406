import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { cleanUp } from './clean-up.ts';

const app = await testApp();
const { db } = app.deps;

const sessionsOf = async (userId: string) =>
  (await db.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute()).length;

test('expired sessions are deleted and the others stay', async () => {
  const [over, open] = [await aDealer(app), await aDealer(app)];
  const [idle, busy] = [await anAdmin(app), await anAdmin(app)];
  await sql`update sessions set expires_at = now() where user_id = ${over.user.id}`.execute(db);
  await sql`
    update sessions set last_seen_at = now() - interval '13 hours' where user_id in (${idle.user.id}, ${open.user.id})
  `.execute(db);
  await cleanUp(db);
  expect(await Promise.all([over, open, idle, busy].map(({ user }) => sessionsOf(user.id)))).toEqual([
    0, 1, 0, 1,
  ]);
});

test('sign-ins are stored for 180 days', async () => {
  const { user } = await aDealer(app);
  const keep = (days: number) =>
    sql`
      insert into sign_ins (at, user_id, email_hash, network_hash, outcome)
      values (now() - make_interval(days => ${days}), ${user.id}, '', '', 'SIGNED_IN')
    `.execute(db);
  await keep(180);
  await keep(179);
  await cleanUp(db);
  const left = await db.selectFrom('sign_ins').selectAll().where('user_id', '=', user.id).execute();
  expect(left).toHaveLength(1);
  expect(left[0]?.at.getTime()).toBeGreaterThan(Date.now() - 180 * 86_400_000);
});

test('answers to repeated requests are stored for a day', async () => {
  const { user } = await aDealer(app);
  const keep = (key: string, hours: number) =>
    db
      .insertInto('idempotency_keys')
      .values({
        user_id: user.id,
        key,
        request_hash: 'x',
        answer: '{}',
        created_at: sql<Date>`now() - make_interval(hours => ${hours})`,
      })
      .execute();
  await keep('of-yesterday', 25);
  await keep('of-today', 23);
  await cleanUp(db);
  const left = await db.selectFrom('idempotency_keys').select('key').where('user_id', '=', user.id).execute();
  expect(left).toEqual([{ key: 'of-today' }]);
});

test('limits without a recent try are deleted and those in use stay', async () => {
  await call(app, 'POST /api/login', { body: { email: 'used@example.com', password: 'wrong' } });
  await sql`update rate_limits set expires_at = now() + interval '1 minute' where key like 'loginByPair:% used@example.com'`.execute(
    db,
  );
  await sql`insert into rate_limits (key, tries, expires_at) values ('loginByPair:192.0.2.1 full@example.com', '{}', now())`.execute(
    db,
  );
  await cleanUp(db);
  const left = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', 'loginByPair:%')
    .execute();
  expect(left).toEqual([{ key: 'loginByPair:127.0.0.1 used@example.com' }]);
});
