import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ADMIN_PASSWORD_MIN_LENGTH, PASSWORD_RESETS_PER_HOUR } from '../../contract/account-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, PASSWORD } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { LIMITS } from '../http/limits.ts';
import { applyRetention } from '../retention.ts';
import { mailPasswordResetTask } from './reset-password.ts';

const { db, pool } = await createTestDatabase();
const app = await testApp({ db });
const NEW_PASSWORD = 'another horse battery';

const request = (email: string, on = app) => call(on, 'POST /api/password-reset', { body: { email } });
const reset = (token: string, password = NEW_PASSWORD) =>
  call(app, 'POST /api/password-reset/confirm', { body: { token, password } });
const login = (email: string, password: string) =>
  call(app, 'POST /api/login', { body: { email, password } });
const whoIs = (cookie: string) => call(app, 'GET /api/user', { cookie });

/** Runs the jobs that mail the links. */
const runJobs = () =>
  runOnce({
    pgPool: pool,
    taskList: { mail_password_reset: mailPasswordResetTask(db) },
    logger: new Logger(() => () => {}),
  });

const mailsTo = (email: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale', 'facts'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

/** Requests a link, lets it be mailed, and returns its token. */
async function tokenFor(email: string): Promise<string> {
  expect((await request(email)).status).toBe(204);
  await runJobs();
  const tokens = (await mailsTo(email)).map(({ facts }) => (facts as { token?: string }).token ?? '');
  return tokens.findLast((token) => token !== '') ?? '';
}

const age = (email: string, interval: string) =>
  sql`
    update password_resets set expires_at = expires_at - ${interval}::interval
    where user_id = (select id from users where email = ${email})
  `.execute(db);

describe('a request for a new password', () => {
  test('is answered alike whether or not the address has an account, and before anybody looks', async () => {
    const { user } = await aDealer(app);
    const unknown = 'nobody@example.com';
    const answers = [await request(user.email), await request(unknown)];
    expect(answers.map(({ status, result }) => [status, result])).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    // A job looks for the account, so that the answers take equally long.
    expect([await kindsTo(user.email), await kindsTo(unknown)]).toEqual([[], []]);
    await runJobs();
    expect([await kindsTo(user.email), await kindsTo(unknown)]).toEqual([['passwordReset'], []]);
  });

  test('mails the link in the language of the user, also to an address that is not proved', async () => {
    const { user } = await aDealer(app, { locale: 'fr', emailConfirmed: false });
    await tokenFor(user.email);
    expect((await request(` ${user.email.toUpperCase()} `)).status).toBe(204);
    await runJobs();
    expect(await mailsTo(user.email)).toMatchObject([
      { kind: 'passwordReset', locale: 'fr' },
      { kind: 'passwordReset', locale: 'fr' },
    ]);
  });

  test('mails at most five links an hour to one address, and is answered as before', async () => {
    const { user } = await aDealer(app);
    const { size } = LIMITS.resetByAddress;
    expect(LIMITS.resetByAddress).toEqual({ size: PASSWORD_RESETS_PER_HOUR, seconds: 3600 });
    expect(PASSWORD_RESETS_PER_HOUR).toBe(5);
    const strict = await testApp({ db, limits: { resetByAddress: { size, seconds: 360_000 } } });
    const answers = await Promise.all(Array.from({ length: size + 3 }, () => request(user.email, strict)));
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    await runJobs();
    expect(await mailsTo(user.email)).toHaveLength(size);
    const { user: other } = await aDealer(app);
    expect((await request(other.email, strict)).status).toBe(204);
    await runJobs();
    expect(await mailsTo(other.email)).toHaveLength(1);
  });
});

describe('the link for a new password', () => {
  test('sets the password, ends all sessions, and the user reads that it has changed', async () => {
    const { user, cookie } = await aDealer(app);
    const elsewhere = await login(user.email, PASSWORD);
    expect((await reset(await tokenFor(user.email))).status).toBe(204);
    expect([(await whoIs(cookie)).status, (await whoIs(elsewhere.cookie)).status]).toEqual([401, 401]);
    expect((await login(user.email, PASSWORD)).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
    expect(await kindsTo(user.email)).toEqual(['passwordReset', 'passwordChanged']);
    const entries = await db
      .selectFrom('audit_events')
      .select(['action', 'subject', 'actor_email', 'before', 'after'])
      .where('subject_id', '=', user.id)
      .execute();
    expect(entries).toEqual([
      { action: 'USER_PASSWORD_RESET', subject: 'user', actor_email: user.email, before: null, after: null },
    ]);
  });

  test('works once, also for two requests at the same time, and ends the older links', async () => {
    const { user } = await aDealer(app);
    const older = await tokenFor(user.email);
    const token = await tokenFor(user.email);
    expect(older).not.toBe(token);
    const answers = await Promise.all([reset(token), reset(token), reset(older)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400]);
    expect((await reset(older)).problem.code).toBe('TOKEN_INVALID');
    expect((await reset(token)).problem.code).toBe('TOKEN_INVALID');
  });

  test('works although a newer one was sent', async () => {
    const { user } = await aDealer(app);
    const older = await tokenFor(user.email);
    await tokenFor(user.email);
    expect((await reset(older)).status).toBe(204);
  });

  test('works for sixty minutes', async () => {
    const [late, timely] = [(await aDealer(app)).user, (await aDealer(app)).user];
    const tokens = [await tokenFor(late.email), await tokenFor(timely.email)];
    await age(late.email, '60 minutes');
    await age(timely.email, '59 minutes');
    expect((await reset(tokens[0] ?? '')).problem.code).toBe('TOKEN_INVALID');
    expect((await reset(tokens[1] ?? '')).status).toBe(204);
  });

  test.each(['', 'x', 'x'.repeat(201), '\u0000'])('with another token %j sets nothing', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });

  test('proves the address to which it was sent', async () => {
    const { user } = await aDealer(app, { emailConfirmed: false, status: 'PENDING' });
    await reset(await tokenFor(user.email));
    const { result } = await login(user.email, NEW_PASSWORD);
    expect(result.emailConfirmed).toBe(true);
    expect(await kindsTo(user.email)).toEqual(['passwordReset', 'passwordChanged']);
  });

  test('takes no password that is easy to guess, and works afterwards', async () => {
    const { user, dealer } = await aDealer(app);
    const token = await tokenFor(user.email);
    for (const [password, code] of [
      ['short', 'PASSWORD_TOO_SHORT'],
      ['password1', 'PASSWORD_COMMON'],
      [dealer.companyName, 'PASSWORD_LIKE_ACCOUNT'],
    ] as const)
      expect((await reset(token, password)).problem).toMatchObject({ errors: [{ path: 'password', code }] });
    expect((await reset(token)).status).toBe(204);
  });

  test('takes only twelve characters or more from an admin', async () => {
    const { user } = await anAdmin(app);
    const token = await tokenFor(user.email);
    const password = 'kfz-haus-24xy';
    expect((await reset(token, password.slice(0, ADMIN_PASSWORD_MIN_LENGTH - 1))).problem).toMatchObject({
      errors: [{ path: 'password', code: 'ADMIN_PASSWORD_TOO_SHORT' }],
    });
    expect((await reset(token, password.slice(0, ADMIN_PASSWORD_MIN_LENGTH))).status).toBe(204);
  });

  test('is stored only as a hash, and is deleted when its time is over', async () => {
    const { user } = await aDealer(app);
    const token = await tokenFor(user.email);
    const links = () => db.selectFrom('password_resets').selectAll().where('user_id', '=', user.id).execute();
    const [link] = await links();
    expect(link?.token_hash).toHaveLength(32);
    expect(link?.token_hash.toString('base64url')).not.toBe(token);
    await applyRetention(db);
    expect(await links()).toHaveLength(1);
    await age(user.email, '60 minutes');
    await applyRetention(db);
    expect(await links()).toEqual([]);
  });
});

test('a sign-in with the old password that meets a change of the password opens no session', async () => {
  const { user } = await aDealer(app);
  const late = await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', user.id).execute();
    const signIn = login(user.email, PASSWORD);
    await untilOneWaits(db);
    return { signIn };
  });
  expect((await late.signIn).problem.code).toBe('INVALID_CREDENTIALS');
});

test('a sign-in with the old address that meets a change of the address opens no session', async () => {
  const { user } = await aDealer(app);
  const late = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ email: `new-${user.email}` })
      .where('id', '=', user.id)
      .execute();
    const signIn = login(user.email, PASSWORD);
    await untilOneWaits(db);
    return { signIn };
  });
  expect((await late.signIn).problem.code).toBe('INVALID_CREDENTIALS');
});
