import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, letLapse, mailsAbout, auditEntriesOf } from '../../fixtures/orders.ts';
import { remindOfExpiry, sweepLapsedOrders } from './lapse.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const admin = await anAdmin(app);

const statusOf = async (id: string | undefined) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id: id ?? '' } })).result.vehicle.status;

/** Three orders, of which the one with the lowest id fails as soon as a mail about it is queued. */
async function ordersOfWhichOneFails() {
  const dealer = await aDealer(app);
  const orders = [await anOrder(app, dealer), await anOrder(app, dealer), await anOrder(app, dealer)];
  const ids = orders.map(({ order }) => order.id).toSorted();
  const [failing = '', ...others] = ids;
  await sql`
    create function refuse_mail() returns trigger language plpgsql as $$
    begin
      raise exception 'this mail is refused';
    end $$
  `.execute(owner);
  await sql`
    create trigger refuse_mail before insert on mail_outbox
    for each row when (new.facts ->> 'orderId' = ${sql.lit(failing)}) execute function refuse_mail()
  `.execute(owner);
  onTestFinished(async () => {
    await sql`drop function refuse_mail() cascade`.execute(owner);
  });
  return { ids, failing, others };
}

/** Moves the period of an order, and the reminders sent in it, into the past. */
async function passHours(orderId: string, hours: number): Promise<void> {
  await sql`
    update vehicle_reservations
    set reserved_at = reserved_at - make_interval(hours => ${hours}),
      expires_at = expires_at - make_interval(hours => ${hours})
    where order_id = ${orderId}
  `.execute(db);
  await sql`
    update expiry_reminders set expires_at = expires_at - make_interval(hours => ${hours})
    where order_id = ${orderId}
  `.execute(db);
}

describe('an order whose reservations have expired', () => {
  test('is lapsed in every answer from that instant, even before the sweep', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    await letLapse(app, order.id);
    const { result } = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    expect(result.order).toMatchObject({ status: 'CANCELLED', endReason: 'EXPIRED', itemCount: 1 });
    expect(result.order.endedAt).not.toBeNull();
    expect(result.reservations[0]).toMatchObject({ status: 'ACTIVE', isExpired: true, endReason: 'LAPSED' });
    expect(await statusOf(vehicles[0]?.id)).toBe('AVAILABLE');

    const cancelled = await call(app, 'GET /api/orders', {
      cookie: dealer.cookie,
      query: { status: 'CANCELLED' },
    });
    expect(cancelled.result.orders.map(({ id }) => id)).toEqual([order.id]);
    const pending = await call(app, 'GET /api/orders', {
      cookie: dealer.cookie,
      query: { status: 'PENDING' },
    });
    expect(pending.result.total).toBe(0);
    const listed = await call(app, 'GET /api/reservations', { cookie: dealer.cookie });
    expect(listed.result[0]).toMatchObject({
      reservation: { isExpired: true },
      order: { status: 'CANCELLED' },
    });
  });

  test('is ended once, even when two servers sweep at the same time', async () => {
    const dealer = await aDealer(app);
    const orders = await Promise.all(Array.from({ length: 6 }, () => anOrder(app, dealer, { vehicles: 2 })));
    for (const { order } of orders) await letLapse(app, order.id);
    const swept = await Promise.all([sweepLapsedOrders(db), sweepLapsedOrders(db), sweepLapsedOrders(db)]);
    expect(swept.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(orders.length);
    for (const { order, vehicles } of orders) {
      const stored = await db
        .selectFrom('orders')
        .select(['status', 'end_reason'])
        .where('id', '=', order.id)
        .executeTakeFirst();
      expect(stored).toEqual({ status: 'CANCELLED', end_reason: 'EXPIRED' });
      for (const { id } of vehicles) expect(await statusOf(id)).toBe('AVAILABLE');
      const told = (await mailsAbout(app, order.id)).filter(({ kind }) => kind === 'reservationExpired');
      expect(told.map(({ recipient }) => recipient).sort()).toEqual([dealer.dealer.email, null]);
      const lapses = (await auditEntriesOf(app, order.id)).filter(({ action }) => action === 'ORDER_LAPSED');
      expect(lapses).toMatchObject([{ actor_role: 'system', after: { endReason: 'EXPIRED' } }]);
      const reservations = await db
        .selectFrom('vehicle_reservations')
        .select(['status', 'end_reason'])
        .where('order_id', '=', order.id)
        .execute();
      expect(reservations).toEqual(Array(2).fill({ status: 'ACTIVE', end_reason: 'LAPSED' }));
    }
    expect(await sweepLapsedOrders(db)).toBe(0);
  });

  test('is ended although another order fails, which the error names', async () => {
    const { ids, failing, others } = await ordersOfWhichOneFails();
    for (const id of ids) await letLapse(app, id);
    await expect(sweepLapsedOrders(db)).rejects.toThrow(`order ${failing}: this mail is refused`);
    const pending = await db
      .selectFrom('orders')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'PENDING')
      .execute();
    expect(pending).toEqual([{ id: failing }]);
    for (const id of others)
      expect((await auditEntriesOf(app, id)).map(({ action }) => action)).toContain('ORDER_LAPSED');
  });

  test('does not free a vehicle that an admin has set to SOLD meanwhile', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    await call(app, 'PATCH /api/vehicles/{id}', {
      cookie: admin.cookie,
      params: { id: vehicles[0]?.id ?? '' },
      body: { status: 'SOLD' },
    });
    await letLapse(app, order.id);
    await sweepLapsedOrders(db);
    expect(await statusOf(vehicles[0]?.id)).toBe('SOLD');
  });

  test('does not lapse if it was processed', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    await call(app, 'PATCH /api/orders/{id}/status', {
      cookie: admin.cookie,
      params: { id: order.id },
      body: { status: 'PROCESSED' },
    });
    await passHours(order.id, 73);
    await sweepLapsedOrders(db);
    const { result } = await call(app, 'GET /api/orders/{id}', {
      cookie: admin.cookie,
      params: { id: order.id },
    });
    expect(result.order.status).toBe('PROCESSED');
    expect(result.reservations).toMatchObject([{ status: 'ACTIVE', isExpired: false, expiresAt: null }]);
    expect(await statusOf(vehicles[0]?.id)).toBe('RESERVED');
  });
});

describe('the reminder before a lapse', () => {
  const expiresIn = (orderId: string, hours: number) =>
    sql`
      update vehicle_reservations
      set reserved_at = now() - interval '70 hours', expires_at = now() + make_interval(mins => ${hours * 60 - 1})
      where order_id = ${orderId}
    `.execute(db);
  const remindersOf = async (orderId: string) => {
    const mails = await db
      .selectFrom('mail_outbox')
      .select([sql<number>`(facts ->> 'hours')::int`.as('hours'), 'recipient'])
      .where('kind', '=', 'expiryReminder')
      .where(sql`facts ->> 'orderId'`, '=', orderId)
      .orderBy('created_at')
      .execute();
    return mails;
  };

  test('goes to the provider 24 and 4 hours before the lapse, once each', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await remindOfExpiry(db);
    expect(await remindersOf(order.id)).toEqual([]);
    await expiresIn(order.id, 24);
    await remindOfExpiry(db);
    await remindOfExpiry(db);
    expect(await remindersOf(order.id)).toEqual([{ hours: 24, recipient: null }]);
    await passHours(order.id, 20);
    await remindOfExpiry(db);
    await remindOfExpiry(db);
    expect(await remindersOf(order.id)).toEqual([
      { hours: 24, recipient: null },
      { hours: 4, recipient: null },
    ]);
  });

  test('is queued although another order fails, which the error names', async () => {
    const { ids, failing, others } = await ordersOfWhichOneFails();
    for (const id of ids) await expiresIn(id, 24);
    await expect(remindOfExpiry(db)).rejects.toThrow(`order ${failing}: this mail is refused`);
    for (const id of others) expect(await remindersOf(id)).toEqual([{ hours: 24, recipient: null }]);
    expect(await remindersOf(failing)).toEqual([]);
  });

  test('is only the last one that is due, after a pause of the server', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await expiresIn(order.id, 3);
    await Promise.all([remindOfExpiry(db), remindOfExpiry(db)]);
    await remindOfExpiry(db);
    expect(await remindersOf(order.id)).toEqual([{ hours: 4, recipient: null }]);
  });
});
