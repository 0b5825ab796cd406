import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { anOrder, letLapse } from '../../fixtures/orders.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

const states = async (ids: string[], cookie?: string) =>
  (await call(app, 'GET /api/vehicles/states', { query: { id: ids }, ...(cookie ? { cookie } : {}) })).result
    .states;

test('the states of vehicles have status and price; ids that do not exist are left out', async () => {
  const [free, sold] = [await aVehicle(db), await aVehicle(db, { status: 'SOLD', price_net: '9990.50' })];
  const told = await states([free.id, sold.id, randomUUID()]);
  const noDealer = { isOwn: false, ownOrder: null, mark: null };
  const facts = { vin: expect.any(String), firstRegistered: '2021-06-15', mileageKm: 48_200, coverUrl: null };
  expect(told.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { id: free.id, status: 'AVAILABLE', priceNet: free.priceNet, facts, ...noDealer },
    { id: sold.id, status: 'SOLD', priceNet: '9990.50', facts, ...noDealer },
  ]);
});

test('the states of vehicles have the picture of now: the chosen one, else the first', async () => {
  const { id } = await aVehicle(db);
  const coverUrl = async () => (await states([id])).map(({ facts }) => facts?.coverUrl);
  const first = await aPicture(app, id);
  expect(await coverUrl()).toEqual([`/media/${first.id}`]);
  await db.deleteFrom('vehicle_media').where('id', '=', first.id).execute();
  const imported = await aPicture(app, id);
  expect(await coverUrl()).toEqual([`/media/${imported.id}`]);
  const chosen = await aPicture(app, id, { isCover: true });
  expect(await coverUrl()).toEqual([`/media/${chosen.id}`]);
});

test("a vehicle is the dealer's own only while a reservation of that dealer holds it", async () => {
  const [dealer, other] = [await aDealer(app), await aDealer(app)];
  const { order, vehicles } = await anOrder(app, dealer);
  const ids = vehicles.map(({ id }) => id);
  const seen = { status: 'RESERVED', isOwn: false };
  expect((await states(ids, dealer.cookie))[0]).toMatchObject({ ...seen, isOwn: true });
  expect((await states(ids, other.cookie))[0]).toMatchObject(seen);
  expect((await states(ids))[0]).toMatchObject(seen);
  await letLapse(app, order.id);
  expect((await states(ids, dealer.cookie))[0]).toMatchObject({ status: 'AVAILABLE', isOwn: false });
});

test('a vehicle that a colleague has ordered names them and the order, to the company alone', async () => {
  const owner = await aDealer(app);
  const [buyer, other] = [await aColleague(app, owner, 'BUYER'), await aDealer(app)];
  await db.updateTable('users').set({ name: 'Jules Perrin' }).where('id', '=', buyer.user.id).execute();
  const { order, vehicles } = await anOrder(app, buyer);
  const ordered = async (cookie?: string) =>
    (
      await states(
        vehicles.map(({ id }) => id),
        cookie,
      )
    )[0]?.ownOrder;
  expect(await ordered(owner.cookie)).toEqual({ id: order.id, placedBy: 'Jules Perrin' });
  expect(await ordered(buyer.cookie)).toEqual({ id: order.id, placedBy: null });
  for (const cookie of [other.cookie, undefined]) expect(await ordered(cookie)).toBeNull();
});

test.each(['SUSPENDED', 'PENDING'] as const)(
  'a dealer who is %s reads nothing of their orders',
  async (status) => {
    const owner = await aDealer(app);
    const buyer = await aColleague(app, owner, 'BUYER');
    const { vehicles } = await anOrder(app, buyer);
    const ids = vehicles.map(({ id }) => id);
    expect((await states(ids, owner.cookie))[0]).toMatchObject({ isOwn: true });
    await db.updateTable('dealers').set({ status }).where('id', '=', owner.dealer.id).execute();
    for (const { cookie } of [owner, buyer])
      expect((await states(ids, cookie))[0]).toMatchObject({
        status: 'RESERVED',
        isOwn: false,
        ownOrder: null,
      });
  },
);

test('a dealer sees only their own mark, and only while they are ACTIVE', async () => {
  const [dealer, other] = [await aDealer(app), await aDealer(app)];
  const [watched, hidden] = [await aVehicle(db), await aVehicle(db)];
  await aMark(app, dealer, watched);
  await aMark(app, dealer, hidden, 'HIDDEN');
  const marks = async (cookie?: string) => {
    const told = new Map((await states([watched.id, hidden.id], cookie)).map(({ id, mark }) => [id, mark]));
    return [told.get(watched.id), told.get(hidden.id)];
  };
  expect(await marks(dealer.cookie)).toEqual(['WATCHED', 'HIDDEN']);
  for (const cookie of [other.cookie, undefined]) expect(await marks(cookie)).toEqual([null, null]);
  await db.updateTable('dealers').set({ status: 'SUSPENDED' }).where('id', '=', dealer.dealer.id).execute();
  expect(await marks(dealer.cookie)).toEqual([null, null]);
});

test('the states of up to 100 vehicles are read in one call, and malformed ids are refused', async () => {
  const many = Array.from({ length: 100 }, () => randomUUID());
  expect(await states(many)).toEqual([]);
  for (const ids of [[...many, randomUUID()], ['nonsense'], []]) {
    const refused = await call(app, 'GET /api/vehicles/states', { query: { id: ids } });
    expect(refused.problem.code).toBe('VALIDATION_FAILED');
  }
});
