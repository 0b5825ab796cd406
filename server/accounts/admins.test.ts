import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, PASSWORD } from '../../fixtures/dealers.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { mailPasswordResetTask } from './reset-password.ts';

const app = await testApp();
const { db } = app.deps;
const boss = await anAdmin(app);
const { cookie } = boss;

const anInvitation = (changes: object = {}) => ({
  email: `clerk-${randomUUID().slice(0, 13)}@example.com`,
  name: 'Karla Klein',
  rights: 'CLERK',
  locale: 'fr',
  ...changes,
});
const invite = (body: object) => call(app, 'POST /api/admin/admins', { cookie, body });
const change = (id: string, body: object, by = cookie) =>
  call(app, 'PATCH /api/admin/admins/{id}', { cookie: by, params: { id }, body });
const login = (email: string, password = PASSWORD) =>
  call(app, 'POST /api/login', { body: { email, password } });
const whoIs = (session: string) => call(app, 'GET /api/user', { cookie: session });
const setPassword = (token: string, password: string) =>
  call(app, 'POST /api/password-reset/confirm', { body: { token, password } });

const mailsTo = (email: string) =>
  db.selectFrom('mail_outbox').select(['kind', 'locale', 'facts']).where('recipient', '=', email).execute();
const tokenTo = async (email: string, kind: string) => {
  const mail = (await mailsTo(email)).find((each) => each.kind === kind);
  return (mail?.facts as { token?: string } | undefined)?.token ?? '';
};

describe('an admin', () => {
  test('is not overwritten silently with what another admin has changed meanwhile', async () => {
    const { id } = (await invite(anInvitation())).result;
    await change(id, { name: 'Karla Groß' });
    const seen = { name: 'Karla Klein', rights: 'CLERK' };
    const { status, problem } = await change(id, { name: 'Carla Klein', from: seen });
    expect([status, problem.code, problem['current']]).toEqual([
      412,
      'EDITED_MEANWHILE',
      { name: 'Karla Groß', rights: 'CLERK', disabled: false, secondFactor: false },
    ]);
    // Another field, and the value that is wanted, are no conflict.
    expect((await change(id, { rights: 'FULL', from: seen })).result).toMatchObject({
      name: 'Karla Groß',
      rights: 'FULL',
    });
    expect((await change(id, { name: 'Karla Groß', from: seen })).status).toBe(200);
  });

  test('is not reset by somebody who saw another access or another second factor', async () => {
    const { id, email } = (await invite(anInvitation())).result;
    for (const from of [{ secondFactor: true }, { disabled: true }]) {
      expect(await change(id, { reset: true, from })).toMatchObject({
        status: 412,
        problem: { code: 'EDITED_MEANWHILE', current: { disabled: false, secondFactor: false } },
      });
    }
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['adminInvited']);
    expect((await change(id, { reset: true, from: { disabled: false, secondFactor: false } })).status).toBe(
      200,
    );
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['adminInvited', 'adminReset']);
  });

  test('is invited by mail in their language, sets a password and signs in with their rights', async () => {
    const body = anInvitation();
    const { status, result } = await invite(body);
    expect([status, result]).toEqual([
      201,
      {
        id: expect.any(String),
        email: body.email,
        name: 'Karla Klein',
        rights: 'CLERK',
        disabled: false,
        secondFactor: false,
        lastSeenAt: null,
      },
    ]);
    expect(await mailsTo(body.email)).toMatchObject([{ kind: 'adminInvited', locale: 'fr' }]);
    expect((await login(body.email)).problem.code).toBe('INVALID_CREDENTIALS');
    const token = await tokenTo(body.email, 'adminInvited');
    expect((await setPassword(token, 'short one')).problem.errors).toMatchObject([
      { code: 'ADMIN_PASSWORD_TOO_SHORT' },
    ]);
    expect((await setPassword(token, 'another horse battery')).status).toBe(204);
    const session = await login(body.email, 'another horse battery');
    expect(session.result).toMatchObject({ role: 'admin', rights: 'CLERK', locale: 'fr' });
    const { result: list } = await call(app, 'GET /api/admin/admins', { cookie });
    expect(list.admins.find(({ id }) => id === result.id)?.lastSeenAt).toMatch(/Z$/);
    expect(list.total).toBe(list.admins.length);
    expect(await auditEntriesOf(app, result.id)).toMatchObject([
      { action: 'ADMIN_CREATED', after: { email: body.email, name: 'Karla Klein', rights: 'CLERK' } },
      { action: 'USER_PASSWORD_RESET' },
    ]);
  });

  test('is listed by address on one page of the list, which names the number of all', async () => {
    const own = await testApp();
    const full = await anAdmin(own);
    for (const rights of ['CLERK', 'CLERK'] as const) await anAdmin(own, { rights });
    const list = async (query: Record<string, string>) =>
      (await call(own, 'GET /api/admin/admins', { cookie: full.cookie, query })).result;
    const all = await list({});
    expect(all.admins.map(({ email }) => email)).toEqual(all.admins.map(({ email }) => email).toSorted());
    const pages = [await list({ limit: '2' }), await list({ limit: '2', page: '2' })];
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    expect(pages.map(({ admins }) => admins)).toEqual([all.admins.slice(0, 2), all.admins.slice(2)]);
  });

  test('is not invited to the address of a dealer or of another admin, or without a name', async () => {
    const dealer = await aDealer(app);
    for (const email of [dealer.user.email, boss.user.email.toUpperCase()])
      expect((await invite(anInvitation({ email }))).problem.code).toBe('EMAIL_TAKEN');
    expect((await invite(anInvitation({ name: ' ' }))).problem.errors).toMatchObject([{ path: 'name' }]);
    expect((await invite(anInvitation({ rights: 'OWNER' }))).problem.errors).toMatchObject([
      { path: 'rights' },
    ]);
  });

  test('with the rights of a clerk neither manages admins nor deletes dealers, but does all else', async () => {
    const clerk = await anAdmin(app, { rights: 'CLERK' });
    const dealer = await aDealer(app);
    const refused = [
      await call(app, 'GET /api/admin/admins', { cookie: clerk.cookie }),
      await change(boss.user.id, { disabled: true }, clerk.cookie),
      await call(app, 'DELETE /api/admin/dealers/{id}', {
        cookie: clerk.cookie,
        params: { id: dealer.dealer.id },
      }),
    ];
    for (const answer of refused) expect([answer.status, answer.problem.code]).toEqual([403, 'ADMIN_ONLY']);
    expect((await call(app, 'GET /api/admin/dealers', { cookie: clerk.cookie })).status).toBe(200);
  });

  test('loses and gains rights at the next call, and the change is in the history', async () => {
    const other = await anAdmin(app);
    const list = () => call(app, 'GET /api/admin/admins', { cookie: other.cookie });
    expect((await change(other.user.id, { rights: 'CLERK', name: 'Otto Ohm' })).result).toMatchObject({
      rights: 'CLERK',
      name: 'Otto Ohm',
    });
    expect((await list()).status).toBe(403);
    await change(other.user.id, { rights: 'FULL' });
    expect((await list()).status).toBe(200);
    await change(other.user.id, { rights: 'FULL' });
    expect(await auditEntriesOf(app, other.user.id)).toMatchObject([
      {
        action: 'ADMIN_EDITED',
        actor_email: boss.user.email,
        before: { name: null, rights: 'FULL' },
        after: { name: 'Otto Ohm', rights: 'CLERK' },
      },
      { action: 'ADMIN_EDITED', before: { rights: 'CLERK' }, after: { rights: 'FULL' } },
    ]);
  });

  test('who is disabled loses the sessions at once, cannot sign in and gets no link, until enabled again', async () => {
    const other = await anAdmin(app);
    const { email } = other.user;
    expect((await change(other.user.id, { disabled: true })).result.disabled).toBe(true);
    expect((await whoIs(other.cookie)).problem.code).toBe('NOT_AUTHENTICATED');
    expect((await login(email)).problem.code).toBe('INVALID_CREDENTIALS');
    // It counts as a failed login, as with a wrong password.
    const tries = db.selectFrom('sign_ins').select('outcome').where('user_id', '=', other.user.id);
    expect(await tries.execute()).toEqual([{ outcome: 'REFUSED' }]);
    await mailPasswordResetTask(db)({ email });
    expect(await mailsTo(email)).toEqual([]);
    await change(other.user.id, { disabled: false });
    expect((await login(email)).status).toBe(200);
    expect((await whoIs(other.cookie)).problem.code).toBe('NOT_AUTHENTICATED');
  });

  test('who is disabled has no session, even if one is still in the table', async () => {
    const other = await anAdmin(app);
    await sql`update users set disabled_at = now() where id = ${other.user.id}`.execute(db);
    expect((await whoIs(other.cookie)).problem.code).toBe('NOT_AUTHENTICATED');
  });

  test('who is reset loses password and sessions and sets a new one by a link', async () => {
    const other = await anAdmin(app);
    const { email, id } = other.user;
    expect((await change(id, { reset: true })).status).toBe(200);
    expect((await whoIs(other.cookie)).problem.code).toBe('NOT_AUTHENTICATED');
    expect((await login(email)).problem.code).toBe('INVALID_CREDENTIALS');
    expect((await setPassword(await tokenTo(email, 'adminReset'), 'another horse battery')).status).toBe(204);
    expect((await login(email, 'another horse battery')).status).toBe(200);
    expect((await auditEntriesOf(app, id)).map(({ action }) => action)).toEqual([
      'ADMIN_RESET',
      'USER_PASSWORD_RESET',
    ]);
  });

  test('who is disabled is not reset: the link would lead to no login', async () => {
    const { user } = await anAdmin(app);
    const reset = (body: object) => change(user.id, { reset: true, ...body });
    const refusal = [{ path: 'reset', code: 'ADMIN_DISABLED' }];
    expect((await reset({ disabled: true })).problem.errors).toMatchObject(refusal);
    await change(user.id, { disabled: true });
    for (const body of [{}, { name: 'Otto Ohm' }, { from: { disabled: true } }])
      expect((await reset(body)).problem.errors).toMatchObject(refusal);
    expect(await mailsTo(user.email)).toEqual([]);
    expect((await auditEntriesOf(app, user.id)).map(({ action }) => action)).toEqual(['ADMIN_EDITED']);
    // The same call enables them.
    expect((await reset({ disabled: false })).status).toBe(200);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['adminReset']);
  });

  test('resets neither the admin themselves nor a user who is no admin', async () => {
    for (const id of [boss.user.id, boss.user.id.toUpperCase()])
      expect((await change(id, { reset: true })).problem.errors).toMatchObject([
        { path: 'reset', code: 'NOT_YOURSELF' },
      ]);
    const dealer = await aDealer(app);
    for (const id of [dealer.user.id, randomUUID()])
      expect((await change(id, { disabled: true })).problem.code).toBe('NOT_FOUND');
    expect((await whoIs(cookie)).status).toBe(200);
  });
});

describe('the last admin with all rights', () => {
  /** An app whose admins are these alone. */
  async function appWith(count: number) {
    const own = await testApp({ db: (await createTestDatabase()).db });
    const admins = [];
    for (let made = 0; made < count; made += 1) admins.push(await anAdmin(own));
    await anAdmin(own, { rights: 'CLERK' });
    return { own, admins };
  }

  test('can be neither disabled nor made a clerk, and stays signed in', async () => {
    const { own, admins } = await appWith(1);
    const [last] = admins;
    for (const body of [{ disabled: true }, { rights: 'CLERK' }]) {
      const sent = { cookie: last?.cookie ?? '', params: { id: last?.user.id ?? '' }, body };
      const answer = await call(own, 'PATCH /api/admin/admins/{id}', sent);
      expect([answer.status, answer.problem.code]).toEqual([409, 'LAST_ADMIN']);
    }
    expect((await call(own, 'GET /api/admin/admins', { cookie: last?.cookie ?? '' })).status).toBe(200);
  });

  test('is left when the last two disable each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { own, admins } = await appWith(2);
      const [one, other] = admins;
      const disable = (by = one, who = other) =>
        call(own, 'PATCH /api/admin/admins/{id}', {
          cookie: by?.cookie ?? '',
          params: { id: who?.user.id ?? '' },
          body: { disabled: true },
        });
      await Promise.all([disable(one, other), disable(other, one)]);
      const left = await sql<{ count: number }>`
        select count(*)::int as count from users where rights = 'FULL' and disabled_at is null
      `.execute(own.deps.db);
      expect(left.rows).toEqual([{ count: 1 }]);
    }
  });

  test('is not deleted by a statement either', async () => {
    const { own } = await appWith(1);
    await expect(sql`delete from users where rights = 'FULL'`.execute(own.deps.db)).rejects.toThrow(
      'this is the last admin with all rights',
    );
  });
});
