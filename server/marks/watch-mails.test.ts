import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TIME_ZONE } from '../../contract/constants.ts';
import { WATCH_MAIL_HOUR, WATCH_MAIL_VEHICLES_MAX, type WatchMails } from '../../contract/watching.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { aDelivery, anUpload, aSpec, upload } from '../../fixtures/deliveries.ts';
import { runImports, sendZips, type Zips } from '../../fixtures/imports.ts';
import { aMark } from '../../fixtures/marks.ts';
import { letLapse, orderOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import type { PayloadOf } from '../mail/kinds.ts';
import { mailWatchedChanges } from './watch-mails.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });

const choose = ({ cookie }: TestDealer, watchMails: WatchMails) =>
  call(app, 'PATCH /api/user', { cookie, body: { watchMails } });

async function aWatcher(watchMails: WatchMails, wishes: Parameters<typeof aDealer>[1] = {}) {
  const dealer = await aDealer(app, wishes);
  await choose(dealer, watchMails);
  return dealer;
}

const reprice = ({ id }: { id: string }, price: string) =>
  db.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();

const order = async ({ cookie }: TestDealer, vehicles: TestVehicle[]) =>
  (await call(app, 'POST /api/orders/create', { cookie, body: orderOf(vehicles) })).result;

/** What each mail to the dealer says about its vehicles, oldest mail first. */
async function mailsTo({ user }: TestDealer) {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('facts')
    .where('kind', '=', 'watchedVehicleChanged')
    .where('recipient', '=', user.email)
    .orderBy('created_at')
    .execute();
  // Mails of this kind have the payload of this kind.
  return mails.map(({ facts }) =>
    (facts as PayloadOf<'watchedVehicleChanged'>).vehicles.map(
      ({ vehicleId, status, priceNet, priceBefore }) => ({
        vehicleId,
        status,
        priceNet,
        priceBefore,
      }),
    ),
  );
}

/** The time of the daily mail has come. */
const letADayPass = ({ user }: TestDealer) =>
  db
    .updateTable('users')
    .set({ watch_mails_due_at: new Date(Date.now() - 1000) })
    .where('id', '=', user.id)
    .execute();

describe('changes of a watched vehicle', () => {
  test('are mailed at once: a new price, an order of another dealer, and that it is available again', async () => {
    const [dealer, other] = [await aWatcher('AT_ONCE'), await aDealer(app)];
    const vehicle = await aVehicle(db, { price_net: '18000.00' });
    await aMark(app, dealer, vehicle);
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);

    await reprice(vehicle, '17000.00');
    for (const _ of ['a change', 'no change']) await mailWatchedChanges(app.deps);
    const now = { vehicleId: vehicle.id, priceNet: '17000.00' };
    const repriced = [{ ...now, status: 'AVAILABLE', priceBefore: '18000.00' }];
    expect(await mailsTo(dealer)).toEqual([repriced]);

    const { id } = await order(other, [{ ...vehicle, priceNet: '17000.00' }]);
    await mailWatchedChanges(app.deps);
    const reserved = [{ ...now, status: 'RESERVED', priceBefore: null }];
    expect(await mailsTo(dealer)).toEqual([repriced, reserved]);

    await letLapse(app, id);
    await mailWatchedChanges(app.deps);
    const available = [{ ...now, status: 'AVAILABLE', priceBefore: null }];
    expect(await mailsTo(dealer)).toEqual([repriced, reserved, available]);
    expect(await mailsTo(other)).toEqual([]);
  });

  test('of a day are one mail, without those that were taken back', async () => {
    const dealer = await aWatcher('DAILY');
    const [changed, changedBack] = [await aVehicle(db), await aVehicle(db)];
    for (const vehicle of [changed, changedBack]) await aMark(app, dealer, vehicle);
    await reprice(changed, '17000.00');
    await reprice(changedBack, '17000.00');
    await mailWatchedChanges(app.deps);
    await reprice(changed, '16000.00');
    await reprice(changedBack, changedBack.priceNet);
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);

    await letADayPass(dealer);
    for (const _ of ['due', 'not due']) await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([
      [{ vehicleId: changed.id, status: 'AVAILABLE', priceNet: '16000.00', priceBefore: changed.priceNet }],
    ]);
  });

  test('are not mailed to the dealer whose own order they are', async () => {
    const dealer = await aWatcher('AT_ONCE');
    const vehicle = await aVehicle(db);
    await aMark(app, dealer, vehicle);
    const { id } = await order(dealer, [vehicle]);
    await mailWatchedChanges(app.deps);
    await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id } });
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);
  });

  test('are mailed once, although several servers look at the same time', async () => {
    const dealers = await Promise.all([aWatcher('AT_ONCE'), aWatcher('AT_ONCE'), aWatcher('DAILY')]);
    const vehicle = await aVehicle(db);
    for (const dealer of dealers) await aMark(app, dealer, vehicle);
    await reprice(vehicle, '17000.00');
    for (const dealer of dealers.slice(2)) await letADayPass(dealer);
    await Promise.all(Array.from({ length: 4 }, () => mailWatchedChanges(app.deps)));
    await mailWatchedChanges(app.deps);
    for (const dealer of dealers) expect(await mailsTo(dealer)).toHaveLength(1);
  });

  test('are not mailed while it is hidden, and are still told when it is watched again', async () => {
    const [atOnce, daily] = [await aWatcher('AT_ONCE'), await aWatcher('DAILY')];
    const vehicle = await aVehicle(db, { price_net: '18000.00' });
    for (const dealer of [atOnce, daily]) await aMark(app, dealer, vehicle);
    await reprice(vehicle, '17000.00');
    for (const dealer of [atOnce, daily]) await aMark(app, dealer, vehicle, 'HIDDEN');
    await letADayPass(daily);
    await mailWatchedChanges(app.deps);
    for (const dealer of [atOnce, daily]) expect(await mailsTo(dealer)).toEqual([]);

    for (const dealer of [atOnce, daily]) await aMark(app, dealer, vehicle);
    await letADayPass(daily);
    await mailWatchedChanges(app.deps);
    for (const dealer of [atOnce, daily])
      expect(await mailsTo(dealer)).toMatchObject([[{ vehicleId: vehicle.id, priceBefore: '18000.00' }]]);
  });

  test('of a sold vehicle are mailed once, and its prices no more', async () => {
    const dealer = await aWatcher('AT_ONCE');
    const vehicle = await aVehicle(db);
    await aMark(app, dealer, vehicle);
    await db.updateTable('vehicles').set({ status: 'SOLD' }).where('id', '=', vehicle.id).execute();
    await mailWatchedChanges(app.deps);
    await reprice(vehicle, '17000.00');
    await mailWatchedChanges(app.deps);
    expect((await mailsTo(dealer)).map(([each]) => each?.status)).toEqual(['SOLD']);
  });
});

describe('an import that gives new prices to 100 of 300 watched vehicles', () => {
  const REPRICED = 100;
  /** The vehicles are watched by all these dealers. */
  async function aWatchedStock(dealers: readonly TestDealer[], count: number) {
    const vehicles = await Promise.all(Array.from({ length: count }, () => aVehicle(db)));
    for (const vehicle of vehicles) await Promise.all(dealers.map((dealer) => aMark(app, dealer, vehicle)));
    return vehicles;
  }
  const zipsOf = async (vehicles: readonly TestVehicle[]): Promise<Zips> =>
    Object.fromEntries(
      await Promise.all(
        vehicles.map(async ({ vin }) => [`${vin}.zip`, await aDelivery(aSpec({ vin, priceNet: 17000 }))]),
      ),
    );
  /** What was delivered until now was delivered some minutes earlier. Only the owner may change the audit log. */
  const letMinutesPass = (minutes: number) =>
    owner.transaction().execute(async (tx) => {
      await sql`alter table audit_events disable trigger audit_events_are_append_only`.execute(tx);
      await sql`
        update audit_events set at = at - make_interval(mins => ${minutes}) where subject = 'vehicle'
      `.execute(tx);
      await sql`alter table audit_events enable trigger audit_events_are_append_only`.execute(tx);
    });
  const countsTo = async ({ user }: TestDealer) => {
    const mails = await db
      .selectFrom('mail_outbox')
      .select('facts')
      .where('kind', '=', 'watchedVehicleChanged')
      .where('recipient', '=', user.email)
      .execute();
    return mails.map(({ facts }) => {
      const { count, vehicles } = facts as PayloadOf<'watchedVehicleChanged'>;
      return [count, vehicles.length];
    });
  };

  test('is one mail that lists some of them, at once and daily, also when its files come in two parts', async () => {
    const { cookie } = await anAdmin(app);
    const [atOnce, daily] = [await aWatcher('AT_ONCE'), await aWatcher('DAILY')];
    const vehicles = await aWatchedStock([atOnce, daily], REPRICED);
    await aWatchedStock([atOnce], 300 - REPRICED);
    const half = REPRICED / 2;
    const { id } = await sendZips(app, cookie, await zipsOf(vehicles.slice(0, half)));
    await runImports(app);
    await sendZips(app, cookie, await zipsOf(vehicles.slice(half, REPRICED)), `/api/imports/${id}/files`);
    await letMinutesPass(2);
    await mailWatchedChanges(app.deps);
    expect(await countsTo(atOnce)).toEqual([]);

    await runImports(app);
    await mailWatchedChanges(app.deps);
    expect(await countsTo(atOnce)).toEqual([]);
    await letMinutesPass(2);
    await letADayPass(daily);
    for (const _ of ['a change', 'no change']) await mailWatchedChanges(app.deps);
    for (const dealer of [atOnce, daily])
      expect(await countsTo(dealer)).toEqual([[REPRICED, WATCH_MAIL_VEHICLES_MAX]]);
  });

  test('is one mail also if one call delivers them all', async () => {
    const { cookie } = await anAdmin(app);
    const dealer = await aWatcher('AT_ONCE');
    const vehicles = await aWatchedStock([dealer], REPRICED);
    const zips = Object.entries(await zipsOf(vehicles)).map(([name, content]) => ({ name, content }));
    const [first, ...rest] = zips;
    const send = async (files: typeof zips) => {
      const sent = await anUpload('zipFiles', files);
      expect((await upload(app, '/api/upload/vehicle-zips', cookie, sent)).statusCode).toBe(200);
    };
    await send(first ? [first] : []);
    await mailWatchedChanges(app.deps);
    await send(rest);
    await mailWatchedChanges(app.deps);
    expect(await countsTo(dealer)).toEqual([]);
    await letMinutesPass(2);
    for (const _ of ['a change', 'no change']) await mailWatchedChanges(app.deps);
    expect(await countsTo(dealer)).toEqual([[REPRICED, WATCH_MAIL_VEHICLES_MAX]]);
  });

  test('is one mail of the day also if all 300 have a new price', async () => {
    const dealer = await aWatcher('DAILY');
    const vehicles = await aWatchedStock([dealer], 300);
    for (const vehicle of vehicles) await reprice(vehicle, '17000.00');
    await mailWatchedChanges(app.deps);
    expect(await countsTo(dealer)).toEqual([]);
    await letADayPass(dealer);
    for (const _ of ['due', 'not due']) await mailWatchedChanges(app.deps);
    expect(await countsTo(dealer)).toEqual([[300, WATCH_MAIL_VEHICLES_MAX]]);
  });

  test('delays no mail about another vehicle, and no mail for longer than an hour', async () => {
    const { cookie } = await anAdmin(app);
    const dealer = await aWatcher('AT_ONCE');
    const vehicles = await aWatchedStock([dealer], 2);
    const [imported, other] = vehicles;
    await sendZips(app, cookie, await zipsOf(vehicles.slice(0, 1)));
    await runImports(app);
    await reprice(other ?? { id: '' }, '16000.00');
    await mailWatchedChanges(app.deps);
    expect((await mailsTo(dealer)).map((mail) => mail.map(({ vehicleId }) => vehicleId))).toEqual([
      [other?.id],
    ]);

    await letMinutesPass(60);
    await sendZips(app, cookie, await zipsOf([await aVehicle(db)]));
    await mailWatchedChanges(app.deps);
    expect((await mailsTo(dealer))[1]?.map(({ vehicleId }) => vehicleId)).toEqual([imported?.id]);
  });
});

describe('no mail about watched vehicles goes', () => {
  const changeWatched = async (dealer: TestDealer) => {
    const vehicle = await aVehicle(db);
    await aMark(app, dealer, vehicle);
    await reprice(vehicle, '17000.00');
    return vehicle;
  };

  test('to a user who has not chosen it, and a later choice reports nothing old', async () => {
    const dealer = await aDealer(app);
    const vehicle = await changeWatched(dealer);
    await mailWatchedChanges(app.deps);
    await choose(dealer, 'AT_ONCE');
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);
    await reprice(vehicle, '16000.00');
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toHaveLength(1);
  });

  test('to a suspended dealer', async () => {
    const dealer = await aWatcher('AT_ONCE');
    await changeWatched(dealer);
    await db.updateTable('dealers').set({ status: 'SUSPENDED' }).where('id', '=', dealer.dealer.id).execute();
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);
  });

  test('to an address that is not proved', async () => {
    const dealer = await aWatcher('AT_ONCE');
    await changeWatched(dealer);
    await db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', dealer.user.id)
      .execute();
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);
  });

  test('about a vehicle that the dealer hides or does not watch any more', async () => {
    const dealer = await aWatcher('AT_ONCE');
    const [hidden, removed] = [await changeWatched(dealer), await changeWatched(dealer)];
    await aMark(app, dealer, hidden, 'HIDDEN');
    await call(app, 'DELETE /api/vehicles/{id}/mark', { cookie: dealer.cookie, params: { id: removed.id } });
    await mailWatchedChanges(app.deps);
    expect(await mailsTo(dealer)).toEqual([]);
  });
});

test('the daily mail is due in the morning, and choosing it again does not postpone it', async () => {
  const dealer = await aWatcher('DAILY');
  const dueAt = async () => {
    const found = await db
      .selectFrom('users')
      .select('watch_mails_due_at as at')
      .where('id', '=', dealer.user.id)
      .executeTakeFirstOrThrow();
    return found.at;
  };
  const first = await dueAt();
  const hour = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });
  expect(Number(hour.format(first ?? 0))).toBe(WATCH_MAIL_HOUR);
  await choose(dealer, 'DAILY');
  expect(await dueAt()).toEqual(first);
  expect((await choose(dealer, 'OFF')).result.watchMails).toBe('OFF');
  expect(await dueAt()).toBeNull();
  const refused = await call(app, 'PATCH /api/user', {
    cookie: dealer.cookie,
    body: { watchMails: 'HOURLY' },
  });
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['watchMails']);
});
