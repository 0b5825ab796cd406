import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

const watchlist = async ({ cookie }: TestDealer, query: Record<string, string> = {}) =>
  (await call(app, 'GET /api/watchlist', { cookie, query })).result;
const unmark = ({ cookie }: TestDealer, id: string) =>
  call(app, 'DELETE /api/vehicles/{id}/mark', { cookie, params: { id } });
const showAgain = ({ cookie }: TestDealer, id: string) =>
  call(app, 'DELETE /api/vehicles/{id}/mark', { cookie, params: { id }, query: { status: 'HIDDEN' } });
const reprice = (id: string, price: string) =>
  db.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();

describe('a mark', () => {
  test('is set, changed and removed by its dealer', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db, { price_net: '18990.00' });
    const watched = await aMark(app, dealer, vehicle);
    expect(watched).toEqual({
      vehicleId: vehicle.id,
      status: 'WATCHED',
      markedAt: expect.any(String),
      priceAtMark: '18990.00',
    });
    expect(await aMark(app, dealer, vehicle, 'HIDDEN')).toMatchObject({
      status: 'HIDDEN',
      priceAtMark: null,
    });
    expect((await watchlist(dealer)).total).toBe(0);
    for (const _ of ['with a mark', 'without one'])
      expect((await unmark(dealer, vehicle.id)).result).toEqual({ status: null });
  });

  test('that is set again keeps its date and price, and a new one has the price of its day', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db, { price_net: '18990.00' });
    const first = await aMark(app, dealer, vehicle);
    await reprice(vehicle.id, '17990.00');
    expect(await aMark(app, dealer, vehicle)).toEqual(first);
    await unmark(dealer, vehicle.id);
    expect(await aMark(app, dealer, vehicle)).toMatchObject({ priceAtMark: '17990.00' });
  });

  test('keeps its date and price while the vehicle is hidden, for when it is watched again', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db, { price_net: '18990.00' });
    const first = await aMark(app, dealer, vehicle);
    await reprice(vehicle.id, '17990.00');
    for (const _ of ['once', 'again']) {
      const hidden = await aMark(app, dealer, vehicle, 'HIDDEN');
      expect(hidden.priceAtMark).toBeNull();
      expect(hidden.markedAt > first.markedAt).toBe(true);
      expect(await aMark(app, dealer, vehicle)).toEqual(first);
    }
    const other = await aVehicle(db, { price_net: '9000.00' });
    const hidden = await aMark(app, dealer, other, 'HIDDEN');
    const watched = await aMark(app, dealer, other);
    expect(watched.priceAtMark).toBe('9000.00');
    expect(watched.markedAt > hidden.markedAt).toBe(true);
  });

  test('of a vehicle that is shown again is the one from before it was hidden', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db, { price_net: '18990.00' });
    const first = await aMark(app, dealer, vehicle);
    await reprice(vehicle.id, '17990.00');
    await aMark(app, dealer, vehicle, 'HIDDEN');
    // The answer of the first call may be lost, so the same call again changes nothing.
    for (const _ of ['once', 'again'])
      expect((await showAgain(dealer, vehicle.id)).result).toEqual({ status: 'WATCHED' });
    expect((await watchlist(dealer)).vehicles).toMatchObject([
      { id: vehicle.id, markedAt: first.markedAt, priceAtMark: '18990.00' },
    ]);
    expect((await unmark(dealer, vehicle.id)).result).toEqual({ status: null });
    const other = await aVehicle(db);
    await aMark(app, dealer, other, 'HIDDEN');
    for (const _ of ['once', 'again'])
      expect((await showAgain(dealer, other.id)).result).toEqual({ status: null });
  });

  test('needs a vehicle that exists and a known status', async () => {
    const { cookie } = await aDealer(app);
    const { id } = await aVehicle(db);
    const put = (params: { id: string }, body: unknown) =>
      call(app, 'PUT /api/vehicles/{id}/mark', { cookie, params, body });
    expect((await put({ id: randomUUID() }, { status: 'WATCHED' })).problem.code).toBe('NOT_FOUND');
    expect((await put({ id: 'nonsense' }, { status: 'WATCHED' })).status).toBe(404);
    for (const body of [{ status: 'LIKED' }, {}, { status: 'WATCHED', price: 1 }])
      expect((await put({ id }, body)).status).toBe(400);
  });

  test('is one, even when the same vehicle is marked ten times at once', async () => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db);
    const marks = await Promise.all(
      Array.from({ length: 10 }, (_, at) => aMark(app, dealer, vehicle, at % 2 === 0 ? 'WATCHED' : 'HIDDEN')),
    );
    expect(marks).toHaveLength(10);
    const stored = await db
      .selectFrom('dealer_vehicle_statuses')
      .select('status')
      .where('vehicle_id', '=', vehicle.id)
      .execute();
    expect(stored).toHaveLength(1);
  });

  test('waits for a deletion of its vehicle, and is refused then', async () => {
    const { cookie } = await aDealer(app);
    const { id } = await aVehicle(db);
    const marking = await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('vehicles').where('id', '=', id).execute();
      return {
        sent: call(app, 'PUT /api/vehicles/{id}/mark', {
          cookie,
          params: { id },
          body: { status: 'HIDDEN' },
        }),
      };
    });
    expect((await marking.sent).problem.code).toBe('NOT_FOUND');
  });

  test('goes with its vehicle and with its dealer', async () => {
    const [dealer, admin] = [await aDealer(app), await anAdmin(app)];
    const [deleted, kept] = [await aVehicle(db), await aVehicle(db)];
    for (const vehicle of [deleted, kept]) await aMark(app, dealer, vehicle);
    await call(app, 'DELETE /api/vehicles/{id}', { cookie: admin.cookie, params: { id: deleted.id } });
    expect((await watchlist(dealer)).vehicles.map(({ id }) => id)).toEqual([kept.id]);
    await call(app, 'DELETE /api/admin/dealers/{id}', {
      cookie: admin.cookie,
      params: { id: dealer.dealer.id },
    });
    const left = await db
      .selectFrom('dealer_vehicle_statuses')
      .select('id')
      .where('dealer_id', '=', dealer.dealer.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the watch list', () => {
  test('has the watched vehicles, newest mark first, a page at a time', async () => {
    const dealer = await aDealer(app);
    const [first, second, third] = [await aVehicle(db), await aVehicle(db), await aVehicle(db)];
    for (const vehicle of [first, second, third]) await aMark(app, dealer, vehicle);
    const { vehicles, total } = await watchlist(dealer, { limit: '2' });
    expect([vehicles.map(({ id }) => id), total]).toEqual([[third.id, second.id], 3]);
    const next = await watchlist(dealer, { limit: '2', page: '2' });
    expect(next.vehicles.map(({ id }) => id)).toEqual([first.id]);
    expect(await watchlist(dealer, { page: '9' })).toEqual({ vehicles: [], total: 3 });
  });

  test('has status and price of now, and the price of the mark', async () => {
    const dealer = await aDealer(app);
    const { vehicles } = await anOrder(app, await aDealer(app));
    const id = vehicles[0]?.id ?? '';
    const picture = await aPicture(app, id);
    const mark = await aMark(app, dealer, { id });
    await reprice(id, '15000.00');
    const [watched] = (await watchlist(dealer)).vehicles;
    expect(watched).toMatchObject({
      id,
      status: 'RESERVED',
      priceNet: '15000.00',
      priceAtMark: mark.priceAtMark,
      markedAt: mark.markedAt,
      coverUrl: `/media/${picture.id}`,
      isOrdered: null,
    });
    expect(Object.keys(watched?.specsJson ?? {})).not.toContain('Purchase price');
  });

  test("has no vehicle of another dealer's list", async () => {
    const [dealer, other] = [await aDealer(app), await aDealer(app)];
    const vehicle = await aVehicle(db);
    await aMark(app, other, vehicle);
    expect(await watchlist(dealer)).toEqual({ vehicles: [], total: 0 });
    await unmark(dealer, vehicle.id);
    expect((await watchlist(other)).total).toBe(1);
  });

  test('is private, and no browser stores it', async () => {
    const { cookie } = await aDealer(app);
    const { headers } = await call(app, 'GET /api/watchlist', { cookie });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
