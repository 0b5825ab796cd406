import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, aRegistration, PASSWORD } from '../../fixtures/dealers.ts';
import { applyRetention } from '../retention.ts';
import { ATTACK } from './sign-ins.ts';

/** The pauses that were made since the test began. Nothing waits. */
const pauses: number[] = [];
const trustProxy = ['127.0.0.1'];
const networkKey = randomBytes(32);
const pause = async (ms: number) => pauses.push(ms);
const app = await testApp({ trustProxy, pause, networkKey });
const { db } = app.deps;

beforeEach(() => {
  pauses.length = 0;
});

let hosts = 0;
/** An address that no other test uses. */
const aHost = () => `203.0.113.${++hosts}`;

const login = (email: string, password: string, host: string, on = app) =>
  call(on, 'POST /api/login', { body: { email, password }, headers: { 'x-forwarded-for': host } });

/** The rows since the test began, oldest first. Every test has its own addresses. */
async function newest(count: number) {
  const rows = await db.selectFrom('sign_ins').selectAll().orderBy('id', 'desc').limit(count).execute();
  return rows.toReversed();
}

/** Repeats the newest row. */
const repeatNewest = (times: number) =>
  sql`
    insert into sign_ins (user_id, email_hash, network_hash, outcome)
    select user_id, email_hash, network_hash, outcome
    from sign_ins
    cross join generate_series(1, ${times}::int)
    where id = (select max(id) from sign_ins)
  `.execute(db);

/** An address with one refusal less than an attack. */
async function almostAttacked(email: string): Promise<void> {
  await login(email, 'wrong', aHost());
  await repeatNewest(ATTACK.refusals - 2);
}

const reports = async () =>
  (await db.selectFrom('sign_ins').select('id').where('outcome', '=', 'ATTACKED').execute()).length;

describe('the table of sign-ins', () => {
  test('holds sign-ins and refusals with their account', async () => {
    const { user } = await aDealer(app);
    await login(user.email, 'wrong', aHost());
    await login(user.email, PASSWORD, aHost());
    await login(`${randomUUID()}@example.com`, 'wrong', aHost());
    expect(await newest(3)).toMatchObject([
      { user_id: user.id, outcome: 'REFUSED' },
      { user_id: user.id, outcome: 'SIGNED_IN' },
      { user_id: null, outcome: 'REFUSED' },
    ]);
  });

  test('holds the sign-in of a registration', async () => {
    const registration = aRegistration();
    const { result } = await call(app, 'POST /api/register', { body: registration });
    expect(await newest(1)).toMatchObject([{ user_id: result.id, outcome: 'SIGNED_IN' }]);
  });

  test('distinguishes networks and addresses without storing them', async () => {
    const { user } = await aDealer(app);
    const [here, there] = ['2001:db8:7:1::5', '2001:db8:7:2::5'];
    await login(user.email, PASSWORD, here);
    await login(` ${user.email.toUpperCase()} `, PASSWORD, '2001:db8:7:1:ffff::6');
    await login(user.email, PASSWORD, there);
    const [first, second, third] = await newest(3);
    expect(second?.network_hash).toEqual(first?.network_hash);
    expect(third?.network_hash).not.toEqual(first?.network_hash);
    expect(new Set([first, second, third].map((row) => row?.email_hash.toString('hex'))).size).toBe(1);
    for (const hash of [first, third].flatMap((row) => [row?.email_hash, row?.network_hash])) {
      expect(hash).toHaveLength(32);
      expect(hash?.toString('latin1')).not.toMatch(/example|2001|network/);
    }
  });

  test('has other hashes with another key', async () => {
    const { user } = await aDealer(app);
    const other = await testApp({ db, trustProxy, pause });
    const host = aHost();
    await login(user.email, PASSWORD, host);
    await login(user.email, PASSWORD, host, other);
    const [first, second] = await newest(2);
    expect(second?.email_hash).not.toEqual(first?.email_hash);
    expect(second?.network_hash).not.toEqual(first?.network_hash);
  });

  test('does not grow by attempts that a limit refuses', async () => {
    const limits = { loginByPair: { size: 1, seconds: 3600 } };
    const strict = await testApp({ db, trustProxy, pause, limits, networkKey });
    const [email, host] = [`${randomUUID()}@example.com`, aHost()];
    expect((await login(email, 'wrong', host, strict)).status).toBe(401);
    const [last] = await newest(1);
    expect((await login(email, 'wrong', host, strict)).status).toBe(429);
    expect(await newest(1)).toEqual([last]);
  });

  test('loses its rows with the account', async () => {
    const { user, dealer } = await aDealer(app);
    await login(user.email, PASSWORD, aHost());
    const [row] = await newest(1);
    expect(row?.user_id).toBe(user.id);
    await db.deleteFrom('dealers').where('id', '=', dealer.id).execute();
    expect(
      await db
        .selectFrom('sign_ins')
        .select('id')
        .where('id', '=', row?.id ?? 0)
        .execute(),
    ).toEqual([]);
  });
});

describe('from a hundred refusals of an address in an hour on', () => {
  test('each answer to an unknown network takes two seconds, for unknown addresses as well', async () => {
    expect(ATTACK).toEqual({ refusals: 100, pauseMs: 2000 });
    const { user } = await aDealer(app);
    for (const email of [user.email, `${randomUUID()}@example.com`]) {
      await almostAttacked(email);
      pauses.length = 0;
      expect((await login(email, 'wrong', aHost())).status).toBe(401);
      expect(pauses).toEqual([]);
      expect((await login(email, 'wrong', aHost())).status).toBe(401);
      expect(pauses).toEqual([2000]);
    }
  });

  test('the right password is taken from everywhere, and slowly only from unknown networks', async () => {
    const { user } = await aDealer(app);
    const [home, hotel] = [aHost(), aHost()];
    expect((await login(user.email, PASSWORD, home)).status).toBe(200);
    await almostAttacked(user.email);
    await login(user.email, 'wrong', aHost());

    expect((await login(user.email, PASSWORD, home)).status).toBe(200);
    expect(pauses).toEqual([]);
    expect((await login(user.email, PASSWORD, hotel)).status).toBe(200);
    expect(pauses).toEqual([2000]);
    // From now on this network is known, too.
    expect((await login(user.email, PASSWORD, hotel)).status).toBe(200);
    expect(pauses).toEqual([2000]);
  });

  test('one entry an hour tells of the attack', async () => {
    const { user } = await aDealer(app);
    await almostAttacked(user.email);
    await login(user.email, 'wrong', aHost());
    const before = await reports();
    await Promise.all(Array.from({ length: 5 }, () => login(user.email, 'wrong', aHost())));
    expect(await reports()).toBe(before + 1);
    await sql`
      update sign_ins set at = at - interval '61 minutes' where user_id = ${user.id} and outcome = 'ATTACKED'
    `.execute(db);
    await login(user.email, 'wrong', aHost());
    expect(await reports()).toBe(before + 2);
  });

  test('refusals that are older than an hour do not count', async () => {
    const { user } = await aDealer(app);
    await almostAttacked(user.email);
    await sql`update sign_ins set at = at - interval '61 minutes' where user_id = ${user.id}`.execute(db);
    for (let turn = 0; turn < 2; turn++) await login(user.email, 'wrong', aHost());
    expect(pauses).toEqual([]);
  });
});

describe('a sign-in of an admin from a new network', () => {
  const mailsTo = async (email: string) => {
    const mails = await db
      .selectFrom('mail_outbox')
      .select(['kind', 'facts'])
      .where('recipient', '=', email)
      .execute();
    return mails.map(({ kind, facts }) => ({ kind, facts }));
  };

  /** An admin who has not signed in yet. */
  async function aNewAdmin() {
    const { user } = await anAdmin(app);
    await sql`update users set seen_at = null where id = ${user.id}`.execute(db);
    return user;
  }

  test('is mailed to them once for each network, but not the first sign-in ever', async () => {
    const user = await aNewAdmin();
    const [office, home] = [aHost(), aHost()];
    for (const host of [office, office]) await login(user.email, PASSWORD, host);
    expect(await mailsTo(user.email)).toEqual([]);

    await login(user.email, 'wrong', home);
    expect(await mailsTo(user.email)).toEqual([]);
    await Promise.all([home, home].map((host) => login(user.email, PASSWORD, host)));
    await login(user.email, PASSWORD, office);
    expect(await mailsTo(user.email)).toEqual([
      { kind: 'newNetwork', facts: expect.objectContaining({ network: '203.0', browser: null }) },
    ]);
  });

  test('is mailed also after so long that the earlier ones are forgotten', async () => {
    const user = await aNewAdmin();
    await login(user.email, PASSWORD, aHost());
    await sql`update sign_ins set at = now() - interval '181 days' where user_id = ${user.id}`.execute(db);
    await applyRetention(db);
    await login(user.email, PASSWORD, aHost());
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['newNetwork']);
  });

  test('names no full address, and a dealer gets no such mail', async () => {
    const [clerk, { user: dealer }] = [await aNewAdmin(), await aDealer(app)];
    const hosts = [aHost(), aHost()];
    for (const host of hosts) for (const { email } of [clerk, dealer]) await login(email, PASSWORD, host);
    const mails = await mailsTo(clerk.email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(hosts[1]);
    expect(await mailsTo(dealer.email)).toEqual([]);
  });
});
