import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PAGE_USER_HEADER, UNATTENDED_HEADER } from '../../contract/constants.ts';
import type { DealerStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, PASSWORD } from '../../fixtures/dealers.ts';

const app = await testApp();
const { db } = app.deps;

const whoIs = (cookie: string) => call(app, 'GET /api/user', { cookie });

/** Writes the last uses, and moves all instants of a user's sessions into the past. */
async function age(userId: string, hours: number): Promise<void> {
  await app.sessionUses.write();
  await sql`
    update sessions
    set created_at = created_at - make_interval(hours => ${hours}),
      last_seen_at = last_seen_at - make_interval(hours => ${hours}),
      expires_at = expires_at - make_interval(hours => ${hours})
    where user_id = ${userId}
  `.execute(db);
}

describe('a session', () => {
  test('of a dealer lasts 30 days, used or not', async () => {
    const { user, cookie } = await aDealer(app);
    await age(user.id, 30 * 24 - 1);
    expect((await whoIs(cookie)).status).toBe(200);
    await age(user.id, 1);
    expect((await whoIs(cookie)).problem.code).toBe('NOT_AUTHENTICATED');
  });

  test('of an administrator ends after twelve idle hours', async () => {
    const { user, cookie } = await anAdmin(app);
    await age(user.id, 11);
    expect((await whoIs(cookie)).status).toBe(200);
    await age(user.id, 11);
    expect((await whoIs(cookie)).status).toBe(200);
    await age(user.id, 12);
    expect((await whoIs(cookie)).status).toBe(401);
  });

  test.each(['', 'x', 'é', '%00', '%', 'a'.repeat(4000), "' or true --"])(
    'cannot be opened by %j',
    async (token) => {
      expect((await whoIs(`sid=${token}`)).status).toBe(401);
    },
  );

  test('of another user does nothing for a page that was opened before they signed in', async () => {
    const [one, other] = [await aDealer(app), await aDealer(app)];
    const changeFrom = (page: string) =>
      call(app, 'PATCH /api/user', {
        cookie: other.cookie,
        headers: { [PAGE_USER_HEADER]: page },
        body: { locale: 'fr' },
      });
    const refused = await changeFrom(one.user.id);
    expect(refused.problem.code).toBe('NOT_AUTHENTICATED');
    expect((await whoIs(other.cookie)).result.locale).toBe('de');
    expect((await changeFrom(other.user.id)).status).toBe(200);
    expect((await whoIs(other.cookie)).result.locale).toBe('fr');
  });

  test('of an administrator ends after twelve idle hours although an open page calls on', async () => {
    const { user, cookie } = await anAdmin(app);
    const fromOpenPage = () => call(app, 'GET /api/user', { cookie, headers: { [UNATTENDED_HEADER]: '1' } });
    await age(user.id, 11);
    expect((await fromOpenPage()).status).toBe(200);
    await age(user.id, 1);
    expect((await fromOpenPage()).status).toBe(401);
  });

  test('of an administrator ends after twelve idle hours although an open page of the public inventory calls on', async () => {
    const { user, cookie } = await anAdmin(app);
    const fromInventory = async () => {
      const calls = [
        call(app, 'GET /api/vehicles', { cookie }),
        call(app, 'GET /api/vehicles/states', { cookie, query: { id: randomUUID() } }),
      ];
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    await age(user.id, 11);
    expect(await fromInventory()).toEqual([200, 200]);
    await age(user.id, 1);
    expect(await fromInventory()).toEqual([200, 200]);
    expect((await whoIs(cookie)).status).toBe(401);
  });

  test('of an administrator goes on while somebody attends the vehicles of the back office', async () => {
    const { user, cookie } = await anAdmin(app);
    const fromAttendedPage = () =>
      call(app, 'GET /api/vehicles', { cookie, headers: { [UNATTENDED_HEADER]: '0' } });
    await age(user.id, 11);
    await fromAttendedPage();
    await age(user.id, 11);
    expect((await whoIs(cookie)).status).toBe(200);
  });

  test('is marked as used apart from the requests, at most every five minutes', async () => {
    const { user, cookie } = await aDealer(app);
    const lastSeen = async () => {
      const session = db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', user.id);
      return (await session.executeTakeFirstOrThrow()).last_seen_at;
    };
    await age(user.id, 1);
    const before = await lastSeen();
    await Promise.all([whoIs(cookie), whoIs(cookie)]);
    expect(await lastSeen()).toEqual(before);
    await app.sessionUses.write();
    const noted = await lastSeen();
    expect(noted.getTime()).toBeGreaterThan(before.getTime());
    await whoIs(cookie);
    await app.sessionUses.write();
    expect(await lastSeen()).toEqual(noted);
    for (const [minutes, isWritten] of [
      [4, false],
      [6, true],
    ] as const) {
      await sql`
        update sessions set last_seen_at = now() - make_interval(mins => ${minutes}) where user_id = ${user.id}
      `.execute(db);
      const then = await lastSeen();
      await whoIs(cookie);
      await app.sessionUses.write();
      expect([minutes, (await lastSeen()) > then]).toEqual([minutes, isWritten]);
    }
  });

  test('tells when the visit before ended: one ends after four hours without a request', async () => {
    const { user, cookie } = await aDealer(app);
    const lastVisit = async () => (await whoIs(cookie)).result.lastVisitAt;
    const later = async (hours: number) => {
      await age(user.id, hours);
      await sql`
        update users set seen_at = seen_at - make_interval(hours => ${hours}) where id = ${user.id}
      `.execute(db);
      return db.selectFrom('users').select('seen_at').where('id', '=', user.id).executeTakeFirstOrThrow();
    };
    expect(await lastVisit()).toBeNull();
    await later(3);
    expect(await lastVisit()).toBeNull();
    const { seen_at: ended } = await later(5);
    // The first answer of a visit knows it, and the later ones.
    expect(await lastVisit()).toBe(ended?.toISOString());
    await app.sessionUses.write();
    expect(await lastVisit()).toBe(ended?.toISOString());
    // A sign-in begins a visit too.
    const { seen_at: left } = await later(24);
    const body = { email: user.email, password: PASSWORD };
    expect((await call(app, 'POST /api/login', { body })).result.lastVisitAt).toBe(left?.toISOString());
  });

  test('ends with its user', async () => {
    const { dealer, cookie } = await aDealer(app);
    // The last user of a company is deleted with it.
    await db.deleteFrom('dealers').where('id', '=', dealer.id).execute();
    expect((await whoIs(cookie)).status).toBe(401);
  });
});

describe('access is read from the database on every request', () => {
  const setStatus = (dealerId: string, status: DealerStatus) =>
    db.updateTable('dealers').set({ status }).where('id', '=', dealerId).execute();

  test('a suspension removes the rights at once and does not end the session', async () => {
    const { dealer, cookie } = await aDealer(app);
    expect((await call(app, 'GET /api/orders', { cookie })).status).toBe(200);
    await setStatus(dealer.id, 'SUSPENDED');
    expect((await call(app, 'GET /api/orders', { cookie })).problem.code).toBe('DEALER_NOT_ACTIVE');
    expect((await whoIs(cookie)).result.dealer).toMatchObject({ status: 'SUSPENDED' });
  });

  test('an approval gives the rights at once', async () => {
    const { dealer, cookie } = await aDealer(app, { status: 'PENDING' });
    expect((await call(app, 'GET /api/orders', { cookie })).problem.code).toBe('DEALER_NOT_ACTIVE');
    await setStatus(dealer.id, 'ACTIVE');
    expect((await call(app, 'GET /api/orders', { cookie })).status).toBe(200);
  });

  test('a user who is no longer an administrator has no admin rights in the next request', async () => {
    const { user, cookie } = await anAdmin(app, { rights: 'CLERK' });
    const { dealer } = await aDealer(app);
    expect((await call(app, 'GET /api/admin/dealers', { cookie })).status).toBe(200);
    await db
      .updateTable('users')
      .set({ role: 'dealer', rights: 'OWNER', dealer_id: dealer.id })
      .where('id', '=', user.id)
      .execute();
    expect((await call(app, 'GET /api/admin/dealers', { cookie })).problem.code).toBe('ADMIN_ONLY');
  });
});
