import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, aRegistration, PASSWORD } from '../../fixtures/dealers.ts';
import { type HashThreads, openHashThreads } from './hash-threads.ts';
import { openPasswords } from './passwords.ts';

const app = await testApp();
const secureApp = await testApp({ db: app.deps.db, publicUrl: 'https://portal.example' });
const proxiedApp = await testApp({ db: app.deps.db, trustProxy: ['127.0.0.1'] });

/** What was verified, and the algorithm and cost of the hash that it was verified against. */
const hashed: [password: string, cost: string][] = [];
const threads = openHashThreads();
const watchedThreads: HashThreads = {
  compute: async (task) => {
    if ('passwordHash' in task)
      hashed.push([task.password, task.passwordHash.split('$').slice(0, 4).join('$')]);
    return threads.compute(task);
  },
  stop: threads.stop,
};
/** It hashes at the cost of the portal, the others at the lowest one. */
const watchedApp = await testApp({
  db: app.deps.db,
  passwords: openPasswords(undefined, undefined, watchedThreads),
});

const { db } = app.deps;

const login = (email: string, password: string, cookie = '') =>
  call(app, 'POST /api/login', { body: { email, password }, cookie });

const whoIs = (cookie: string) => call(app, 'GET /api/user', { cookie });

describe('signing in', () => {
  test('returns the user, and the session knows them afterwards', async () => {
    const { user, dealer } = await aDealer(app, { locale: 'fr' });
    const answer = await login(user.email, PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.result).toEqual({
      id: user.id,
      email: user.email,
      emailConfirmed: true,
      needsSecondFactor: false,
      role: 'dealer',
      rights: 'OWNER',
      locale: 'fr',
      watchMails: 'OFF',
      listView: null,
      lastVisitAt: null,
      dealer: {
        id: dealer.id,
        status: 'ACTIVE',
        companyName: dealer.companyName,
        street: 'Musterstraße 1',
        postalCode: '10115',
        city: 'Berlin',
        country: 'DE',
        vatId: 'DE123456789',
        vatIdCheck: 'UNCHECKED',
      },
    });
    expect((await whoIs(answer.cookie)).result).toEqual(answer.result);
  });

  test('an administrator belongs to no dealer', async () => {
    const { user } = await anAdmin(app);
    expect((await login(user.email, PASSWORD)).result).toMatchObject({ role: 'admin', dealer: null });
  });

  test('works for a suspended dealer', async () => {
    const { user } = await aDealer(app, { status: 'SUSPENDED' });
    expect((await login(user.email, PASSWORD)).result.dealer).toMatchObject({ status: 'SUSPENDED' });
  });

  test('ignores the case of the address and the blanks around it', async () => {
    const { user } = await aDealer(app);
    expect((await login(` ${user.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  test('works with the password from the registration', async () => {
    const registration = aRegistration({ password: ' pässwörd 🔑 ', confirmPassword: ' pässwörd 🔑 ' });
    await call(app, 'POST /api/register', { body: registration });
    expect((await login(registration.email, ' pässwörd 🔑 ')).status).toBe(200);
    expect((await login(registration.email, 'pässwörd 🔑')).problem.code).toBe('INVALID_CREDENTIALS');
  });

  test('an unknown address is refused like a wrong password', async () => {
    const { user } = await aDealer(app);
    const known = (await login(user.email, 'wrong')).problem;
    const unknown = (await login('nobody@example.com', 'wrong')).problem;
    expect(known).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect({ ...unknown, requestId: '' }).toEqual({ ...known, requestId: '' });
  });

  test('an unknown address costs the same hash as a wrong password', async () => {
    const registration = aRegistration();
    await call(watchedApp, 'POST /api/register', { body: registration });
    const hashesOf = async (email: string) => {
      hashed.length = 0;
      await call(watchedApp, 'POST /api/login', { body: { email, password: 'wrong' } });
      return [...hashed];
    };
    const known = await hashesOf(registration.email);
    expect(known).toEqual([['wrong', '$argon2id$v=19$m=65536,t=3,p=1']]);
    expect(await hashesOf('nobody@example.com')).toEqual(known);
  });

  test.each([
    [{ email: 'x', password: 'y' }, 'email', 'LOGIN_EMAIL_INVALID', 'Please enter a valid email address'],
    [{ email: 'a@example.com', password: '' }, 'password', 'PASSWORD_REQUIRED', 'Password is required'],
    [{ email: 'a@example.com' }, 'password', 'PASSWORD_REQUIRED', 'Password is required'],
    [{ email: 'a@example.com', password: 'x'.repeat(201) }, 'password', 'TOO_LONG', 'This is too long'],
    [
      { email: 'a@example.com', password: 'y', remember: true },
      'remember',
      'UNKNOWN_KEY',
      'This key is not known',
    ],
  ])('%j is refused', async (body, path, code, message) => {
    const { problem } = await call(app, 'POST /api/login', { body });
    expect(problem).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [{ path, code, message }],
    });
  });
});

describe('the session cookie', () => {
  const cookieOf = async (on: typeof app, headers: Record<string, string> = {}) => {
    const { user } = await aDealer(app);
    const answer = await call(on, 'POST /api/login', {
      body: { email: user.email, password: PASSWORD },
      headers,
    });
    return String(answer.headers['set-cookie']);
  };

  test('is not readable by scripts, not sent to other sites, lasts 30 days and is valid for this host only', async () => {
    expect(await cookieOf(app)).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is sent only over https if the portal uses https', async () => {
    expect(await cookieOf(secureApp)).toContain('; Secure');
    expect(await cookieOf(app)).not.toContain('Secure');
  });

  test('has a name that only the portal itself can set if the portal uses https', async () => {
    expect(await cookieOf(secureApp)).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const { cookie } = await aDealer(secureApp);
    expect((await call(secureApp, 'GET /api/user', { cookie })).status).toBe(200);
    const planted = cookie.replace('__Host-', '');
    expect((await call(secureApp, 'GET /api/user', { cookie: planted })).status).toBe(401);
    const out = await call(secureApp, 'POST /api/logout', { cookie });
    expect(out.headers['set-cookie']).toMatch(/^__Host-sid=; .*Secure/);
    expect((await call(secureApp, 'GET /api/user', { cookie })).status).toBe(401);
  });

  test('is sent only over https if a trusted proxy reports https', async () => {
    expect(await cookieOf(proxiedApp, { 'x-forwarded-proto': 'https' })).toContain('; Secure');
    expect(await cookieOf(app, { 'x-forwarded-proto': 'https' })).not.toContain('Secure');
  });

  test('is stored only as its SHA-256', async () => {
    const { user } = await aDealer(app);
    const { cookie } = await login(user.email, PASSWORD);
    const rows = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', user.id)
      .execute();
    const hash = createHash('sha256').update(cookie.slice('sid='.length)).digest();
    expect(rows).toContainEqual({ token_hash: hash });
  });

  test('is new after every login, and the session of the old cookie ends', async () => {
    const { user, cookie: former } = await aDealer(app);
    const { cookie } = await login(user.email, PASSWORD, former);
    expect(cookie).not.toBe(former);
    expect((await whoIs(former)).problem.code).toBe('NOT_AUTHENTICATED');
    expect((await whoIs(cookie)).status).toBe(200);
  });

  test('that an attacker planted is never adopted', async () => {
    const { user } = await aDealer(app);
    const { cookie } = await login(user.email, PASSWORD, 'sid=planted');
    expect(cookie).not.toBe('sid=planted');
    expect((await whoIs('sid=planted')).status).toBe(401);
  });

  test('of another user ends as well when a user signs in over it', async () => {
    const [one, other] = [await aDealer(app), await aDealer(app)];
    const { result } = await login(other.user.email, PASSWORD, one.cookie);
    expect(result.email).toBe(other.user.email);
    expect((await whoIs(one.cookie)).status).toBe(401);
  });

  test('does not change when a login fails', async () => {
    const { user, cookie } = await aDealer(app);
    const answer = await login(user.email, 'wrong', cookie);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await whoIs(cookie)).status).toBe(200);
  });
});

describe('signing out', () => {
  test('ends only this session and removes the cookie', async () => {
    const { user, cookie } = await aDealer(app);
    const elsewhere = await login(user.email, PASSWORD);
    const answer = await call(app, 'POST /api/logout', { cookie });
    expect([answer.status, answer.result]).toEqual([204, undefined]);
    expect(answer.headers['set-cookie']).toMatch(/^sid=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await whoIs(cookie)).status).toBe(401);
    expect((await whoIs(elsewhere.cookie)).status).toBe(200);
  });

  test('does nothing without a session', async () => {
    expect((await call(app, 'POST /api/logout')).status).toBe(204);
    expect((await call(app, 'POST /api/logout', { cookie: 'sid=unknown', body: {} })).status).toBe(204);
  });
});

test('without a session nobody is signed in', async () => {
  const { problem } = await call(app, 'GET /api/user');
  expect(problem).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
});
