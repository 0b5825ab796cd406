import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { RECOVERY_CODES } from '../../contract/account-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { anAdmin, PASSWORD, type TestUser } from '../../fixtures/dealers.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { anAdminWithSecondFactor, turnOn } from '../../fixtures/second-factor.ts';
import { codeOf } from '../../fixtures/totp.ts';
import { LIMITS } from '../http/limits.ts';
import { storePasswordLink } from './reset-password.ts';

const app = await testApp();
const { db } = app.deps;

const login = (user: TestUser, code?: string, on = app) =>
  call(on, 'POST /api/login', { body: { email: user.email, password: PASSWORD, ...(code && { code }) } });
const begin = (cookie: string, password = PASSWORD) =>
  call(app, 'POST /api/user/second-factor', { cookie, body: { password } });
const confirm = (cookie: string, code: string) =>
  call(app, 'POST /api/user/second-factor/confirm', { cookie, body: { code } });
const renew = (cookie: string, password = PASSWORD) =>
  call(app, 'POST /api/user/second-factor/recovery-codes', { cookie, body: { password } });
const turnOff = (cookie: string, password = PASSWORD, on = app) =>
  call(on, 'POST /api/user/second-factor/off', { cookie, body: { password } });
const stateOf = async (cookie: string) => (await call(app, 'GET /api/user/second-factor', { cookie })).result;
const mailsTo = async ({ email }: TestUser) => {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('kind') // The session of `anAdmin` came from no network.
    .where('kind', '<>', 'newNetwork')
    .where('recipient', '=', email)
    .execute();
  return mails.map(({ kind }) => kind);
};
const actionsOf = async ({ id }: TestUser) => (await auditEntriesOf(app, id)).map(({ action }) => action);

describe('the second factor', () => {
  test('is on when the first code has confirmed it, ends other sessions and answers recovery codes', async () => {
    const { user, cookie } = await anAdmin(app);
    const other = (await login(user)).cookie;
    const { secret, uri } = (await begin(cookie)).result;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await confirm(cookie, '000000')).problem.code).toBe('INVALID_CREDENTIALS');
    expect(await stateOf(cookie)).toMatchObject({ since: null });
    expect((await login(user)).status).toBe(200);

    const { recoveryCodes } = (await confirm(cookie, codeOf(secret))).result;
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(await stateOf(cookie)).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: RECOVERY_CODES,
      isDemanded: false,
    });
    expect((await call(app, 'GET /api/user', { cookie: other })).status).toBe(401);
    expect(await mailsTo(user)).toEqual(['secondFactorOn']);
    expect(await actionsOf(user)).toEqual(['SECOND_FACTOR_ON']);
  });

  test('needs the password to be set up, renewed or turned off', async () => {
    const { cookie } = await anAdminWithSecondFactor(app);
    for (const refused of [begin(cookie, 'wrong'), renew(cookie, 'wrong'), turnOff(cookie, 'wrong')])
      expect((await refused).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await stateOf(cookie)).recoveryCodesLeft).toBe(RECOVERY_CODES);
  });

  test('stays in force until a new app has confirmed its own secret', async () => {
    const { user, cookie, secret } = await anAdminWithSecondFactor(app);
    const { secret: next } = (await begin(cookie)).result;
    expect((await login(user, codeOf(next, 1))).status).toBe(401);
    expect((await login(user, codeOf(secret, 1))).status).toBe(200);
    expect((await confirm(cookie, codeOf(next))).status).toBe(200);
    expect((await login(user, codeOf(next, 1))).status).toBe(200);
  });

  test('that is off can neither be confirmed, nor renewed, nor turned off', async () => {
    const { cookie } = await anAdmin(app);
    for (const refused of [confirm(cookie, '123456'), renew(cookie), turnOff(cookie)])
      expect((await refused).problem.code).toBe('NOT_FOUND');
  });

  test('is turned off with the password, which is mailed and recorded', async () => {
    const { user, cookie } = await anAdminWithSecondFactor(app);
    expect((await turnOff(cookie)).status).toBe(204);
    expect((await login(user)).status).toBe(200);
    expect(await stateOf(cookie)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect(await mailsTo(user)).toEqual(['secondFactorOn', 'secondFactorOff']);
    expect(await actionsOf(user)).toEqual(['SECOND_FACTOR_ON', 'SECOND_FACTOR_OFF']);
  });

  test('is stored encrypted, and a server with another key accepts recovery codes alone', async () => {
    const database = await createTestDatabase();
    const here = await testApp({ db: database.db });
    const elsewhere = await testApp({ db: database.db, networkKey: randomBytes(32) });
    const { user, secret, recoveryCodes } = await anAdminWithSecondFactor(here);
    const { secret: stored } = await database.db
      .selectFrom('second_factors')
      .select('secret')
      .executeTakeFirstOrThrow();
    expect(stored).toHaveLength(12 + 20 + 16);
    expect((await login(user, codeOf(secret, 1), elsewhere)).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await login(user, recoveryCodes[0], elsewhere)).status).toBe(200);
    expect((await login(user, codeOf(secret, 1), here)).status).toBe(200);
  });

  test('is not in the file with the own data, nor are its codes', async () => {
    const { cookie, secret, recoveryCodes } = await anAdminWithSecondFactor(app);
    const { result } = await call(app, 'GET /api/user/data', { cookie });
    for (const word of [secret, ...recoveryCodes]) expect(JSON.stringify(result)).not.toContain(word);
  });

  test('is not got around by a new password through a mailed link', async () => {
    const { user, secret } = await anAdminWithSecondFactor(app);
    const token = await db.transaction().execute((tx) => storePasswordLink(tx, user.id));
    const body = { token, password: PASSWORD };
    expect((await call(app, 'POST /api/password-reset/confirm', { body })).status).toBe(204);
    expect((await login(user)).problem.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(user, codeOf(secret, 1))).status).toBe(200);
  });
});

describe('a sign-in with a second factor', () => {
  test('asks for a code after a right password only', async () => {
    const { user } = await anAdminWithSecondFactor(app);
    expect((await login(user)).problem.code).toBe('SECOND_FACTOR_REQUIRED');
    const wrong = { email: user.email, password: 'wrong', code: '123456' };
    expect((await call(app, 'POST /api/login', { body: wrong })).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await login(user, '000000')).problem.code).toBe('INVALID_CREDENTIALS');
  });

  test('accepts a code once, also the one of the next step, and no earlier one after it', async () => {
    const { user, secret, firstCode } = await anAdminWithSecondFactor(app);
    expect((await login(user, firstCode)).status).toBe(401);
    const next = codeOf(secret, 1);
    expect((await login(user, `${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200);
    expect((await login(user, next)).status).toBe(401);
    expect((await login(user, codeOf(secret, 5))).status).toBe(401);
  });

  test('with one code, made twice at once, succeeds once', async () => {
    const { user, secret, recoveryCodes } = await anAdminWithSecondFactor(app);
    for (const code of [codeOf(secret, 1), recoveryCodes[0]]) {
      const answers = await Promise.all([login(user, code), login(user, code)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    }
  });

  test('accepts each recovery code once, however it is typed, and records it', async () => {
    const { user, cookie, recoveryCodes } = await anAdminWithSecondFactor(app);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(user, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(user, first)).status).toBe(401);
    expect((await stateOf(cookie)).recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
    const renewed = (await renew(cookie)).result.recoveryCodes;
    expect((await login(user, second)).status).toBe(401);
    expect((await login(user, renewed[0])).status).toBe(200);
    expect(await actionsOf(user)).toEqual([
      'SECOND_FACTOR_ON',
      'RECOVERY_CODE_USED',
      'RECOVERY_CODES_RENEWED',
      'RECOVERY_CODE_USED',
    ]);
  });

  test('counts wrong and missing codes like wrong passwords', async () => {
    const limited = await testApp({
      limits: { loginByPair: { ...LIMITS.loginByPair, size: 3, seconds: 600 } },
    });
    const { user, secret } = await anAdminWithSecondFactor(limited);
    expect((await login(user, undefined, limited)).problem.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(user, '000000', limited)).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await login(user, codeOf(secret, 1), limited)).status).toBe(200);
    expect((await login(user, '000000', limited)).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await login(user, codeOf(secret, 1), limited)).problem.code).toBe('RATE_LIMITED');
  });
});

describe('another admin', () => {
  test('sees who has a second factor, and a reset removes it', async () => {
    const boss = await anAdmin(app);
    const { user } = await anAdminWithSecondFactor(app);
    const { result } = await call(app, 'GET /api/admin/admins', { cookie: boss.cookie });
    const seen = new Map(result.admins.map((admin) => [admin.id, admin.secondFactor]));
    expect([seen.get(user.id), seen.get(boss.user.id)]).toEqual([true, false]);
    const reset = await call(app, 'PATCH /api/admin/admins/{id}', {
      cookie: boss.cookie,
      params: { id: user.id },
      body: { reset: true },
    });
    expect(reset.result.secondFactor).toBe(false);
    expect(
      await db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', user.id).execute(),
    ).toEqual([]);
  });
});

describe('a portal that demands a second factor', async () => {
  const strict = await testApp({ db, networkKey: app.deps.networkKey, demandsSecondFactor: true });
  const read = (
    name: 'GET /api/admin/overview' | 'GET /api/orders' | 'GET /api/user/sessions',
    cookie: string,
  ) => call(strict, name, { cookie });

  test('refuses every call of an admin without one but those that set it up', async () => {
    const { user, cookie } = await anAdmin(app);
    for (const name of ['GET /api/admin/overview', 'GET /api/orders', 'GET /api/user/sessions'] as const)
      expect((await read(name, cookie)).problem.code).toBe('SECOND_FACTOR_NEEDED');
    const whoIs = () => call(strict, 'GET /api/user', { cookie });
    expect((await whoIs()).result.needsSecondFactor).toBe(true);
    expect((await login(user, undefined, strict)).result.needsSecondFactor).toBe(true);
    const seen = await call(strict, 'GET /api/vehicles', { cookie });
    expect(seen.result).toEqual((await call(strict, 'GET /api/vehicles')).result);

    await turnOn(strict, cookie);
    expect((await whoIs()).result.needsSecondFactor).toBe(false);
    expect((await read('GET /api/admin/overview', cookie)).status).toBe(200);
  });

  test('does not let an admin turn it off', async () => {
    const { cookie } = await anAdminWithSecondFactor(app);
    expect((await turnOff(cookie, PASSWORD, strict)).problem.code).toBe('SECOND_FACTOR_NEEDED');
    expect(await stateOf(cookie)).toMatchObject({ since: expect.any(String) });
  });
});
