import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

/** Every test has a make of its own, so that vehicles of other tests do not count. */
let makes = 0;
const ownMake = () => `Marke ${(makes += 1)}`;

async function idsOf(query: Record<string, string>, cookie?: string): Promise<string[]> {
  const { result } = await call(app, 'GET /api/vehicles', { query, ...(cookie ? { cookie } : {}) });
  return result.vehicles.map(({ id }) => id);
}

test("a vehicle that a dealer has hidden is missing only from that dealer's list and facets", async () => {
  const make = ownMake();
  const vehicle = await aVehicle(db, { make });
  const [dealer, other] = [await aDealer(app), await aDealer(app)];
  await aMark(app, dealer, vehicle, 'HIDDEN');
  const own = await call(app, 'GET /api/vehicles', { query: { make }, cookie: dealer.cookie });
  expect(own.result.vehicles).toEqual([]);
  expect(own.result.facets.make.find(({ value }) => value === make)?.count).toBe(0);
  expect(own.headers['cache-control']).toBe('private, no-cache');
  expect(await idsOf({ make }, other.cookie)).toEqual([vehicle.id]);
  expect(await idsOf({ make })).toEqual([vehicle.id]);
});

test('a dealer may ask for hidden vehicles too, or for them alone, also in the facets', async () => {
  const make = ownMake();
  const [shown, hidden] = [
    await aVehicle(db, { make, price_net: '1' }),
    await aVehicle(db, { make, price_net: '2' }),
  ];
  const dealer = await aDealer(app);
  await aMark(app, dealer, hidden, 'HIDDEN');
  const list = async (wanted?: string) => {
    const query = { make, sortBy: 'priceAsc', ...(wanted ? { hidden: wanted } : {}) };
    const { result } = await call(app, 'GET /api/vehicles', { query, cookie: dealer.cookie });
    const counted = result.facets.make.find(({ value }) => value === make)?.count;
    return [result.vehicles.map(({ id }) => id), result.pagination.total, counted];
  };
  expect(await list()).toEqual([[shown.id], 1, 1]);
  expect(await list('also')).toEqual([[shown.id, hidden.id], 2, 2]);
  expect(await list('only')).toEqual([[hidden.id], 1, 1]);
  const other = await aDealer(app);
  expect(await idsOf({ make, hidden: 'only' }, other.cookie)).toEqual([]);
});

test('only ACTIVE dealers may ask for hidden vehicles', async () => {
  const cookies = [
    (await aDealer(app, { status: 'PENDING' })).cookie,
    (await aDealer(app, { status: 'SUSPENDED' })).cookie,
    (await anAdmin(app)).cookie,
  ];
  for (const cookie of [undefined, ...cookies])
    for (const hidden of ['only', 'also']) {
      const refused = await call(app, 'GET /api/vehicles', {
        query: { hidden },
        ...(cookie ? { cookie } : {}),
      });
      expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['hidden']);
    }
});

test('a watched vehicle stays in the list, and a suspended dealer sees again what they have hidden', async () => {
  const make = ownMake();
  const [watched, hidden] = [
    await aVehicle(db, { make, price_net: '1' }),
    await aVehicle(db, { make, price_net: '2' }),
  ];
  const dealer = await aDealer(app);
  await aMark(app, dealer, watched);
  await aMark(app, dealer, hidden, 'HIDDEN');
  expect(await idsOf({ make, sortBy: 'priceAsc' }, dealer.cookie)).toEqual([watched.id]);
  await db.updateTable('dealers').set({ status: 'SUSPENDED' }).where('id', '=', dealer.dealer.id).execute();
  expect(await idsOf({ make, sortBy: 'priceAsc' }, dealer.cookie)).toEqual([watched.id, hidden.id]);
});
