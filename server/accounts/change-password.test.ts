import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD_MIN_LENGTH } from '../../contract/account-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, PASSWORD } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';

const app = await testApp();
const { db } = app.deps;
const NEW_PASSWORD = 'another horse battery';

const change = (cookie: string, body: Record<string, string> = {}, on = app) =>
  call(on, 'POST /api/user/password', {
    cookie,
    body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...body },
  });
const login = (email: string, password: string) =>
  call(app, 'POST /api/login', { body: { email, password } });
const whoIs = (cookie: string) => call(app, 'GET /api/user', { cookie });

const mailsTo = async (email: string) =>
  (await db.selectFrom('mail_outbox').select('kind').where('recipient', '=', email).execute()).map(
    ({ kind }) => kind,
  );

test('a new password ends the other sessions, keeps the own one, and the user gets a mail', async () => {
  const { user, cookie } = await aDealer(app);
  const elsewhere = await login(user.email, PASSWORD);
  const { status, result } = await change(cookie);
  expect([status, result.email]).toEqual([200, user.email]);
  expect([(await whoIs(cookie)).status, (await whoIs(elsewhere.cookie)).status]).toEqual([200, 401]);
  expect((await login(user.email, PASSWORD)).problem.code).toBe('INVALID_CREDENTIALS');
  expect((await login(user.email, NEW_PASSWORD)).status).toBe(200);
  expect(await mailsTo(user.email)).toEqual(['passwordChanged']);
  const entries = await db
    .selectFrom('audit_events')
    .select(['action', 'actor_email', 'before', 'after'])
    .where('subject_id', '=', user.id)
    .execute();
  expect(entries).toEqual([
    { action: 'USER_PASSWORD_CHANGED', actor_email: user.email, before: null, after: null },
  ]);
});

test.each(['PENDING', 'SUSPENDED'] as const)('a %s dealer changes the own password', async (status) => {
  const { cookie } = await aDealer(app, { status });
  expect((await change(cookie)).status).toBe(200);
});

test('a changed password is not reported to an address that is not proved', async () => {
  const { user, cookie } = await aDealer(app, { status: 'PENDING', emailConfirmed: false });
  expect((await change(cookie)).status).toBe(200);
  expect(await mailsTo(user.email)).toEqual([]);
});

test('a wrong current password changes nothing, and counts as a failed login', async () => {
  const { user, cookie } = await aDealer(app);
  const strict = await testApp({ db, limits: { loginByPair: { size: 2, seconds: 1000 } } });
  const elsewhere = await login(user.email, PASSWORD);
  for (const status of [401, 401, 429])
    expect((await change(cookie, { currentPassword: 'wrong' }, strict)).status).toBe(status);
  const { problem } = await change(cookie, {}, strict);
  expect([problem.code, problem['limit']]).toEqual(['RATE_LIMITED', 'LOGIN']);
  expect((await whoIs(elsewhere.cookie)).status).toBe(200);
  expect((await change(cookie, { currentPassword: 'wrong' })).problem.code).toBe('INVALID_CREDENTIALS');
  const refused = await db
    .selectFrom('sign_ins')
    .select('outcome')
    .where('user_id', '=', user.id)
    .where('outcome', '=', 'REFUSED')
    .execute();
  expect(refused).toHaveLength(3);
});

test('an own new password follows the rules of new passwords', async () => {
  const { cookie, dealer } = await aDealer(app);
  for (const [newPassword, code] of [
    ['short', 'PASSWORD_TOO_SHORT'],
    ['password1', 'PASSWORD_COMMON'],
    [dealer.companyName, 'PASSWORD_LIKE_ACCOUNT'],
  ] as const)
    expect((await change(cookie, { newPassword })).problem).toMatchObject({
      errors: [{ path: 'newPassword', code }],
    });
  expect((await change(cookie)).status).toBe(200);
});

test('the new password of an admin has at least twelve characters', async () => {
  const { cookie } = await anAdmin(app);
  const newPassword = 'kfz-haus-24xy';
  expect(ADMIN_PASSWORD_MIN_LENGTH).toBe(12);
  expect((await change(cookie, { newPassword: newPassword.slice(0, 11) })).problem).toMatchObject({
    errors: [{ path: 'newPassword', code: 'ADMIN_PASSWORD_TOO_SHORT' }],
  });
  expect((await change(cookie, { newPassword: newPassword.slice(0, 12) })).status).toBe(200);
});

test('of two changes from the same password one is refused', async () => {
  const { user, cookie } = await aDealer(app);
  const second = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ password_hash: `another ${randomUUID()}` })
      .where('id', '=', user.id)
      .execute();
    const answer = change(cookie);
    await untilOneWaits(db);
    return { answer };
  });
  expect((await second.answer).problem.code).toBe('INVALID_CREDENTIALS');
});
