import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import {
  aColleague,
  aDealer,
  anAdmin,
  aRegistration,
  PASSWORD,
  type TestDealer,
} from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { aMark } from '../../fixtures/marks.ts';
import { anOrder, auditEntriesOf } from '../../fixtures/orders.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { hashOf } from '../accounts/link-token.ts';
import { findSession } from '../http/session.ts';
import { removeCompanyUser } from './users.ts';

const app = await testApp();
const { db } = app.deps;

const anInvitation = (changes: object = {}) => ({
  email: `colleague-${randomUUID().slice(0, 13)}@example.com`,
  name: 'Jules Perrin',
  rights: 'BUYER',
  locale: 'fr',
  ...changes,
});
const invite = ({ cookie }: TestDealer, body: object = anInvitation()) =>
  call(app, 'POST /api/company/users', { cookie, body });
const change = ({ cookie }: TestDealer, id: string, body: object) =>
  call(app, 'PATCH /api/company/users/{id}', { cookie, params: { id }, body });
const remove = ({ cookie }: TestDealer, id: string) =>
  call(app, 'DELETE /api/company/users/{id}', { cookie, params: { id } });
const list = async ({ cookie }: TestDealer) => (await call(app, 'GET /api/company/users', { cookie })).result;
const whoIs = ({ cookie }: TestDealer) => call(app, 'GET /api/user', { cookie });
const login = (email: string, password: string) =>
  call(app, 'POST /api/login', { body: { email, password } });
const mailsTo = (email: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale', 'facts'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
const tokensTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ facts }) => (facts as { token?: string }).token ?? []);

describe('a colleague', () => {
  test('is invited by mail in their language, sets a password and buys with their rights', async () => {
    const owner = await aDealer(app);
    const body = anInvitation();
    const { status, result } = await invite(owner, body);
    expect([status, result]).toEqual([
      201,
      {
        id: expect.any(String),
        email: body.email,
        name: 'Jules Perrin',
        rights: 'BUYER',
        blocked: false,
        isInvited: true,
        lastSeenAt: null,
      },
    ]);
    const [mail] = await mailsTo(body.email);
    expect(mail).toMatchObject({ kind: 'colleagueInvited', locale: 'fr' });
    // Nothing that a person typed goes to an address that nobody has proved, but the name of the company.
    expect(JSON.stringify(mail)).not.toContain('Jules');
    const [token = ''] = await tokensTo(body.email);
    const password = 'another horse battery';
    expect((await call(app, 'POST /api/password-reset/confirm', { body: { token, password } })).status).toBe(
      204,
    );
    expect((await login(body.email, password)).result).toMatchObject({ role: 'dealer', rights: 'BUYER' });
    expect((await list(owner)).users.map(({ email, isInvited }) => [email, isInvited])).toEqual([
      [owner.user.email, false],
      [body.email, false],
    ]);
  });

  test('who has lost the invitation gets a new link, and the former one ends', async () => {
    const owner = await aDealer(app);
    const { result } = await invite(owner);
    const { cookie } = owner;
    const again = () =>
      call(app, 'POST /api/company/users/{id}/invitation', { cookie, params: { id: result.id } });
    expect((await again()).status).toBe(204);
    const [former, token] = await tokensTo(result.email);
    const set = (link = '') =>
      call(app, 'POST /api/password-reset/confirm', {
        body: { token: link, password: 'another horse battery' },
      });
    expect((await set(former)).problem.code).toBe('TOKEN_INVALID');
    expect((await set(token)).status).toBe(204);
    expect((await again()).problem.code).toBe('NOT_FOUND');
  });

  test('is invited while a mark of the company is being removed', async () => {
    const owner = await aDealer(app);
    const [removed, kept] = [
      await aMark(app, owner, await aVehicle(db)),
      await aMark(app, owner, await aVehicle(db)),
    ];
    const inviting = await db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('dealer_vehicle_statuses')
        .where('dealer_id', '=', owner.dealer.id)
        .where('vehicle_id', '=', removed.vehicleId)
        .execute();
      const answer = invite(owner);
      await untilOneWaits(db);
      return { answer };
    });
    const { status, result } = await inviting.answer;
    expect(status).toBe(201);
    const told = await sql`
      select vehicle_id as "vehicleId"
      from watched_states
      join dealer_vehicle_statuses marks on marks.id = mark_id
      where user_id = ${result.id}
    `.execute(db);
    expect(told.rows).toEqual([{ vehicleId: kept.vehicleId }]);
  });

  test('is not invited to an address that has an account', async () => {
    const owner = await aDealer(app);
    expect((await invite(owner, anInvitation({ email: owner.user.email }))).problem.code).toBe('EMAIL_TAKEN');
  });

  test('who is blocked loses the sessions at once and cannot sign in, until unblocked', async () => {
    const owner = await aDealer(app);
    const buyer = await aColleague(app, owner, 'BUYER');
    expect((await change(owner, buyer.user.id, { blocked: true })).result).toMatchObject({ blocked: true });
    expect((await whoIs(buyer)).status).toBe(401);
    expect((await login(buyer.user.email, PASSWORD)).problem.code).toBe('INVALID_CREDENTIALS');
    await change(owner, buyer.user.id, { blocked: false });
    expect((await login(buyer.user.email, PASSWORD)).status).toBe(200);
  });

  test('without all rights reads who is in the company and can sign in, but not when they did', async () => {
    const owner = await aDealer(app);
    const viewer = await aColleague(app, owner, 'VIEWER');
    const buyer = await aColleague(app, owner, 'BUYER');
    await aDealer(app);
    const [blocked, { result: invited }] = [await aColleague(app, owner, 'BUYER'), await invite(owner)];
    await change(owner, blocked.user.id, { blocked: true });
    const emails = [owner, buyer, viewer].map(({ user }) => user.email);
    for (const reader of [viewer, buyer]) {
      const { users } = await list(reader);
      expect(users.map(({ email }) => email)).toEqual(emails);
      expect(users.map(({ lastSeenAt }) => lastSeenAt)).toEqual([null, null, null]);
    }
    const all = (await list(owner)).users;
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([blocked.user.id, invited.id]));
    expect(all[0]?.lastSeenAt).not.toBeNull();
  });

  test('gets other rights at once', async () => {
    const owner = await aDealer(app);
    const viewer = await aColleague(app, owner, 'VIEWER');
    await change(owner, viewer.user.id, { rights: 'OWNER' });
    expect((await list(viewer)).total).toBe(2);
  });

  test('is not overwritten silently with what another owner has changed meanwhile', async () => {
    const owner = await aDealer(app);
    const buyer = await aColleague(app, owner, 'BUYER');
    await change(owner, buyer.user.id, { rights: 'OWNER' });
    const seen = { rights: 'BUYER', blocked: false };
    const { status, problem } = await change(owner, buyer.user.id, { rights: 'VIEWER', from: seen });
    expect([status, problem['current']]).toEqual([412, { rights: 'OWNER', blocked: false }]);
  });

  test('who is removed is gone, their orders stay with the name, and the address may be invited again', async () => {
    const owner = await aDealer(app);
    const buyer = await aColleague(app, owner, 'BUYER');
    await db.updateTable('users').set({ name: 'Jules Perrin' }).where('id', '=', buyer.user.id).execute();
    const { id } = await aVehicle(db);
    const { cookie } = buyer;
    const { result } = await call(app, 'POST /api/vehicles/{id}/reserve', { cookie, params: { id } });
    expect((await remove(owner, buyer.user.id)).status).toBe(204);
    expect((await whoIs(buyer)).status).toBe(401);
    expect((await list(owner)).total).toBe(1);
    expect((await remove(owner, buyer.user.id)).problem.code).toBe('NOT_FOUND');
    const order = await call(app, 'GET /api/orders/{id}', {
      cookie: owner.cookie,
      params: { id: result.id },
    });
    expect(order.result.order.placedBy).toBe('Jules Perrin');
    const { orders } = (await call(app, 'GET /api/orders', { cookie: owner.cookie })).result;
    expect(orders.map(({ placedBy }) => placedBy)).toEqual(['Jules Perrin']);
    const file = await app.inject({
      url: `/api/admin/orders.csv?search=${result.id.slice(0, 8)}&locale=de`,
      headers: { cookie: (await anAdmin(app)).cookie },
    });
    expect(file.body.split('\r\n').map((line) => line.split(';').at(-1))).toEqual([
      'Bestellt von',
      'Jules Perrin',
      '',
    ]);
    const [placing] = await auditEntriesOf(app, result.id);
    expect(placing).toMatchObject({ action: 'ORDER_PLACED', actor_email: buyer.user.email });
    expect((await invite(owner, anInvitation({ email: buyer.user.email }))).status).toBe(201);
  });

  test.each(['blocked', 'removed'])('who is %s gets no mail that still waits to be sent', async (ending) => {
    const owner = await aDealer(app);
    const buyer = await aColleague(app, owner, 'BUYER');
    const { user } = buyer;
    await anOrder(app, buyer);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['orderConfirmation']);
    await (ending === 'removed' ? remove(owner, user.id) : change(owner, user.id, { blocked: true }));
    expect(await mailsTo(user.email)).toEqual([]);
    expect((await mailsTo(owner.user.email)).map(({ kind }) => kind)).toEqual(['orderConfirmation']);
  });

  test('who is removed leaves nothing of how they used the portal', async () => {
    const owner = await aDealer(app);
    const { user } = await aColleague(app, owner, 'BUYER');
    const used = {
      list_view: JSON.stringify({ view: 'cards' }),
      seen_at: new Date(),
      last_visit_at: new Date(),
    };
    await db.updateTable('users').set(used).where('id', '=', user.id).execute();
    await remove(owner, user.id);
    const left = db.selectFrom('users').select(['list_view', 'seen_at', 'last_visit_at']);
    const nothing = { list_view: null, seen_at: null, last_visit_at: null };
    expect(await left.where('id', '=', user.id).execute()).toEqual([nothing]);
  });

  test('who is removed is told nothing of what the company watches later', async () => {
    const owner = await aDealer(app);
    const { user } = await aColleague(app, owner, 'BUYER');
    await remove(owner, user.id);
    await aMark(app, owner, await aVehicle(db));
    const told = await db
      .selectFrom('watched_states')
      .select('user_id')
      .where('user_id', '=', user.id)
      .execute();
    expect(told).toEqual([]);
  });

  test('who is removed can no longer prove the address', async () => {
    const owner = await aDealer(app);
    const other = await aColleague(app, owner, 'OWNER');
    const token = randomUUID();
    // The approval of a clerk proves an address without the link that was mailed to it.
    await sql`
      insert into email_confirmations (token_hash, user_id, expires_at)
      values (${hashOf(token)}, ${owner.user.id}, now() + interval '1 day')
    `.execute(db);
    expect((await remove(other, owner.user.id)).status).toBe(204);
    expect((await call(app, 'POST /api/email-confirmation', { body: { token } })).problem.code).toBe(
      'TOKEN_INVALID',
    );
  });

  test('who is removed is no longer the address of the company, which may be registered anew', async () => {
    const owner = await aDealer(app, { contact_first_name: 'Rosa', contact_last_name: 'Alt' });
    await db.updateTable('users').set({ name: 'Rosa Alt' }).where('id', '=', owner.user.id).execute();
    const other = await aColleague(app, owner, 'OWNER');
    await db.updateTable('users').set({ name: 'Jules Perrin' }).where('id', '=', other.user.id).execute();
    expect((await remove(other, owner.user.id)).status).toBe(204);
    const admin = await anAdmin(app);
    const { id } = owner.dealer;
    const dealer = await call(app, 'GET /api/admin/dealers/{id}', { cookie: admin.cookie, params: { id } });
    expect(dealer.result.email).toBe(other.user.email);
    const entries = await auditEntriesOf(app, id);
    expect(entries.find(({ action }) => action === 'DEALER_EDITED')).toMatchObject({
      actor_email: other.user.email,
      before: { email: owner.user.email },
      after: { email: other.user.email },
    });
    // The contact of the company still is the user who was removed.
    await anOrder(app, other);
    expect(await mailsTo(other.user.email)).toMatchObject([{ facts: { contactName: 'Jules Perrin' } }]);
    const body = aRegistration({ email: owner.user.email });
    expect((await call(app, 'POST /api/register', { body })).status).toBe(201);
  });

  test('who is removed by themselves leaves the company the address of another owner', async () => {
    const owner = await aDealer(app);
    const other = await aColleague(app, owner, 'OWNER');
    expect((await remove(owner, owner.user.id)).status).toBe(204);
    const dealer = await db
      .selectFrom('dealers')
      .select('email')
      .where('id', '=', owner.dealer.id)
      .executeTakeFirstOrThrow();
    expect(dealer.email).toBe(other.user.email);
  });

  test('who is removed saves no search that was sent before', async () => {
    const owner = await aDealer(app);
    const { user, cookie } = await aColleague(app, owner, 'BUYER');
    const saving = await db.transaction().execute(async (tx) => {
      const by = await findSession(tx, owner.cookie.replace(/^sid=/, ''));
      if (by?.role !== 'dealer') throw new Error('a dealer signs in');
      await removeCompanyUser(tx, by, user.id);
      const body = { name: 'Audi', search: 'make=Audi', alert: 'AT_ONCE' };
      const answer = call(app, 'POST /api/searches', { cookie, body });
      await untilOneWaits(db);
      return { answer };
    });
    expect((await saving.answer).problem.code).toBe('NOT_AUTHENTICATED');
  });

  test('is removed although they make a feed of their search in the same moment', async () => {
    const owner = await aDealer(app);
    const colleague = await aColleague(app, owner, 'OWNER');
    const { id } = await aSearch(app, colleague);
    const removing = await db.transaction().execute(async (tx) => {
      await sql`select from saved_searches where id = ${id} for key share`.execute(tx);
      const answer = remove(owner, colleague.user.id);
      // The removal has the user and waits for the search. It has waited longer, so it notices the deadlock first.
      await untilOneWaits(db);
      await sql`select from users where id = ${colleague.user.id} for key share`.execute(tx);
      return { answer };
    });
    expect((await removing.answer).status).toBe(204);
  });

  test('of another company does not exist for an owner', async () => {
    const owner = await aDealer(app);
    const other = await aDealer(app);
    expect((await change(owner, other.user.id, { blocked: true })).problem.code).toBe('NOT_FOUND');
    expect((await remove(owner, other.user.id)).problem.code).toBe('NOT_FOUND');
  });

  test('who is invited, changed and removed stands in the history of the dealer', async () => {
    const owner = await aDealer(app);
    const { result } = await invite(owner);
    await change(owner, result.id, { rights: 'VIEWER' });
    await remove(owner, result.id);
    expect((await auditEntriesOf(app, owner.dealer.id)).map(({ action }) => action)).toEqual([
      'COLLEAGUE_INVITED',
      'COLLEAGUE_CHANGED',
      'COLLEAGUE_REMOVED',
    ]);
  });
});

test('a suspended company with an invited and a removed colleague is approved again, and both stay what they are', async () => {
  const [owner, admin] = [await aDealer(app), await anAdmin(app)];
  const removed = await aColleague(app, owner, 'BUYER');
  const invited = await invite(owner);
  expect((await remove(owner, removed.user.id)).status).toBe(204);
  for (const status of ['SUSPENDED', 'ACTIVE'])
    expect(
      await call(app, 'PATCH /api/admin/dealers/{id}/status', {
        cookie: admin.cookie,
        params: { id: owner.dealer.id },
        body: { status },
      }),
    ).toMatchObject({ status: 200, result: { status } });
  expect((await list(owner)).users.map(({ id, isInvited }) => [id, isInvited])).toEqual([
    [owner.user.id, false],
    [invited.result.id, true],
  ]);
});

describe('the last owner', () => {
  test('can be neither blocked, nor removed, nor given lesser rights, not even beside an invited owner', async () => {
    const owner = await aDealer(app);
    await invite(owner, anInvitation({ rights: 'OWNER' }));
    const { id } = owner.user;
    expect((await change(owner, id, { blocked: true })).problem.code).toBe('LAST_OWNER');
    expect((await change(owner, id, { rights: 'VIEWER' })).problem.code).toBe('LAST_OWNER');
    expect((await remove(owner, id)).problem.code).toBe('LAST_OWNER');
    expect((await whoIs(owner)).status).toBe(200);
  });

  test('is left when the last two remove each other at once', async () => {
    const owner = await aDealer(app);
    const other = await aColleague(app, owner, 'OWNER');
    const answers = await Promise.all([remove(owner, other.user.id), remove(other, owner.user.id)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const owners = await sql<{ count: number }>`
      select count(*)::int as count from users
      where dealer_id = ${owner.dealer.id} and rights = 'OWNER' and disabled_at is null
    `.execute(db);
    expect(owners.rows).toEqual([{ count: 1 }]);
  });

  test('goes with the company', async () => {
    const owner = await aDealer(app);
    await aColleague(app, owner, 'VIEWER');
    await db.deleteFrom('dealers').where('id', '=', owner.dealer.id).execute();
    expect((await whoIs(owner)).status).toBe(401);
  });
});
