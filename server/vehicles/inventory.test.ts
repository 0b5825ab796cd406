import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { aDocument, aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { purgeStockChanges, readStockVersion } from './stock-version.ts';

const app = await testApp();
const { db } = app.deps;
/** Another server of the same portal, with a cache of its own. */
const other = await testApp({ db });

const MAKE = 'Volkswagen';
async function listed(server: typeof app = app, cookie?: string) {
  const { result } = await call(server, 'GET /api/vehicles', {
    query: { make: MAKE, sortBy: 'priceAsc', status: 'ALL' },
    ...(cookie ? { cookie } : {}),
  });
  return result;
}

test('a change that one server makes is in the next answer of every other server', async () => {
  const admin = await anAdmin(app);
  const { id } = await aVehicle(db, { price_net: '1000' });
  const change = (body: object) =>
    call(app, 'PATCH /api/vehicles/{id}', { cookie: admin.cookie, params: { id }, body });
  const seen = async () => {
    const [first] = (await listed(other)).vehicles;
    return [first?.priceNet, first?.status, first?.media.length];
  };
  expect(await seen()).toEqual(['1000.00', 'AVAILABLE', 0]);
  await change({ priceNet: '999' });
  expect(await seen()).toEqual(['999.00', 'AVAILABLE', 0]);
  await change({ status: 'SOLD' });
  expect(await seen()).toEqual(['999.00', 'SOLD', 0]);
  const picture = await aPicture(app, id);
  expect(await seen()).toEqual(['999.00', 'SOLD', 1]);
  await call(app, 'DELETE /api/vehicles/{id}/media/{mediaId}', {
    cookie: admin.cookie,
    params: { id, mediaId: picture.id },
  });
  expect(await seen()).toEqual(['999.00', 'SOLD', 0]);
  await call(app, 'DELETE /api/vehicles/{id}', { cookie: admin.cookie, params: { id } });
  expect((await listed(other)).vehicles).toEqual([]);
});

test('an uncommitted change is not seen, and a change that is rolled back is never seen', async () => {
  const { id } = await aVehicle(db, { price_net: '500' });
  const price = async () => (await listed()).vehicles.find((vehicle) => vehicle.id === id)?.priceNet;
  expect(await price()).toBe('500.00');
  for (const { taken, after } of [
    { taken: 'back', after: '500.00' },
    { taken: 'on', after: '400.00' },
  ]) {
    const change = db.transaction().execute(async (tx) => {
      await tx.updateTable('vehicles').set({ price_net: '400' }).where('id', '=', id).execute();
      expect(await price()).toBe('500.00');
      if (taken === 'back') throw new Error('taken back');
    });
    await change.catch(() => {});
    expect(await price()).toBe(after);
  }
});

test('two changes at the same time are both seen, whichever began first', async () => {
  const [one, two] = [await aVehicle(db, { price_net: '10' }), await aVehicle(db, { price_net: '20' })];
  const reprice = (id: string, price_net: string) =>
    sql`update vehicles set price_net = ${price_net}::numeric where id = ${id}`;
  const prices = async () => {
    const { vehicles } = await listed();
    return [one, two].map(({ id }) => vehicles.find((vehicle) => vehicle.id === id)?.priceNet);
  };
  await db.transaction().execute(async (tx) => {
    await reprice(one.id, '11').execute(tx);
    await reprice(two.id, '21').execute(db);
    expect(await prices()).toEqual(['10.00', '21.00']);
  });
  expect(await prices()).toEqual(['11.00', '21.00']);
});

test('when a dealer hides or shows a vehicle, only the next answer to that dealer changes', async () => {
  const { id } = await aVehicle(db);
  const [dealer, neighbour] = [await aDealer(app), await aDealer(app)];
  const sees = async (cookie?: string) => (await listed(app, cookie)).vehicles.some((each) => each.id === id);
  expect([await sees(dealer.cookie), await sees(neighbour.cookie), await sees()]).toEqual([true, true, true]);
  await aMark(app, dealer, { id }, 'HIDDEN');
  expect([await sees(dealer.cookie), await sees(neighbour.cookie), await sees()]).toEqual([
    false,
    true,
    true,
  ]);
  await call(app, 'DELETE /api/vehicles/{id}/mark', { cookie: dealer.cookie, params: { id } });
  expect(await sees(dealer.cookie)).toBe(true);
});

test('a clerk reads all specs, also after a visitor got the same list', async () => {
  await db.deleteFrom('vehicles').execute();
  await aVehicle(db, { specs_json: JSON.stringify({ Make: 'x', Restwert: '1' }) });
  const admin = await anAdmin(app);
  const specs = async (cookie?: string) => (await listed(app, cookie)).vehicles[0]?.specsJson;
  expect(await specs()).toEqual({ Make: 'x' });
  expect(await specs(admin.cookie)).toEqual({ Make: 'x', Restwert: '1' });
  expect(await specs()).toEqual({ Make: 'x' });
});

test('a change that commits after newer changes were purged gives a new version, also when it is purged itself', async () => {
  const change = (tx: typeof db = db) => sql`insert into stock_changes default values`.execute(tx);
  const grownOld = () => sql`update stock_changes set changed_at = now() - interval '1 hour'`.execute(db);
  const seen: string[] = [];
  const look = async () => seen.push(await readStockVersion(db, null));
  await sql`delete from stock_changes`.execute(db);
  await change();
  await look();
  const slow = await db.startTransaction().execute();
  // The change gets its id now and becomes visible only later.
  await change(slow as unknown as typeof db);
  await change();
  await look();
  await grownOld();
  await purgeStockChanges(db);
  await look();
  await slow.commit().execute();
  await look();
  await grownOld();
  await purgeStockChanges(db);
  await look();
  expect(new Set(seen).size).toBe(seen.length);
});

test('after old changes are purged, the stock never has a version that it had before', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const { id } = await aVehicle(db);
    await aDocument(app, id);
    const version = await readStockVersion(db, null);
    expect(seen.has(version)).toBe(false);
    seen.add(version);
    await sql`update stock_changes set changed_at = now() - interval '1 hour'`.execute(db);
    await purgeStockChanges(db);
    seen.add(await readStockVersion(db, null));
    expect((await db.selectFrom('stock_changes').selectAll().execute()).length).toBeLessThanOrEqual(2);
  }
  expect(seen.size).toBe(6);
});
