import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, aRegistration, PASSWORD, type TestUser } from '../../fixtures/dealers.ts';

const app = await testApp({ trustProxy: ['127.0.0.1'] });
const { db } = app.deps;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const login = async (user: TestUser, headers: Record<string, string> = {}) =>
  (await call(app, 'POST /api/login', { body: { email: user.email, password: PASSWORD }, headers })).cookie;
const sessionsOf = async (cookie: string) => (await call(app, 'GET /api/user/sessions', { cookie })).result;
const endOne = (cookie: string, id: string) =>
  call(app, 'DELETE /api/user/sessions/{id}', { cookie, params: { id } });
const statusOf = async (cookie: string) => (await call(app, 'GET /api/user', { cookie })).status;

describe('the list of own sessions', () => {
  test('names browser, system, the first half of the address and the last use, the current one first', async () => {
    const { user } = await aDealer(app);
    await login(user, { 'user-agent': SAFARI, 'x-forwarded-for': '2001:db8:7:1:a:b:c:d' });
    const cookie = await login(user, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' });
    await sql`
      update sessions set last_seen_at = last_seen_at - interval '1 hour'
      where user_id = ${user.id} and browser = 'Firefox'
    `.execute(db);
    // Uses are written apart from the requests.
    await statusOf(cookie);
    await app.sessionUses.write();
    const { sessions, total } = await sessionsOf(cookie);
    expect(total).toBe(3);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', network: '203.0', isCurrent: true },
      { browser: 'Safari', system: 'iOS', network: '2001:db8:7:1', isCurrent: false },
      { browser: null, system: null, network: null, isCurrent: false },
    ]);
    const [first] = sessions;
    expect(Date.parse(first?.lastSeenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.signedInAt ?? ''));
  });

  test('holds the session of a registration', async () => {
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.4' };
    const { cookie } = await call(app, 'POST /api/register', { body: aRegistration(), headers });
    expect((await sessionsOf(cookie)).sessions).toMatchObject([{ browser: 'Firefox', network: '198.51' }]);
  });

  test.each(['', 'curl/8.5.0', 'evil <b>secret</b>/1.0 of a person', `Firefox/${'1'.repeat(600)}`])(
    'holds nothing of an unknown program: %j',
    async (userAgent) => {
      const { user } = await aDealer(app);
      const cookie = await login(user, { 'user-agent': userAgent });
      expect((await sessionsOf(cookie)).sessions[0]).toMatchObject({ browser: null, system: null });
    },
  );

  test('holds no session that is over', async () => {
    const { user, cookie } = await anAdmin(app);
    await login(user);
    await sql`
      update sessions set last_seen_at = now() - interval '12 hours'
      where user_id = ${user.id} and browser is null and network is not null
    `.execute(db);
    expect(await sessionsOf(cookie)).toMatchObject({ sessions: [{ isCurrent: true }], total: 1 });
  });
});

describe('ending sessions', () => {
  test('a user ends one of their sessions', async () => {
    const { user, cookie } = await aDealer(app, { status: 'SUSPENDED' });
    const elsewhere = await login(user);
    const other = (await sessionsOf(cookie)).sessions.find(({ isCurrent }) => !isCurrent);
    expect((await endOne(cookie, other?.id ?? '')).status).toBe(204);
    expect([await statusOf(cookie), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await endOne(cookie, other?.id ?? '')).problem.code).toBe('NOT_FOUND');
  });

  test('a session of another user is not found, and stays', async () => {
    const [one, other] = [await aDealer(app), await aDealer(app)];
    const [session] = (await sessionsOf(other.cookie)).sessions;
    expect((await endOne(one.cookie, session?.id ?? '')).problem.code).toBe('NOT_FOUND');
    expect(await statusOf(other.cookie)).toBe(200);
  });

  test('a user ends all their other sessions, and nobody else loses one', async () => {
    const [{ user, cookie }, stranger] = [await aDealer(app), await aDealer(app)];
    const others = [await login(user), await login(user)];
    expect((await call(app, 'DELETE /api/user/sessions', { cookie })).status).toBe(204);
    expect(await Promise.all([cookie, ...others, stranger.cookie].map(statusOf))).toEqual([
      200, 401, 401, 200,
    ]);
  });
});
