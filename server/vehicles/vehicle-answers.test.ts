import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { DB } from '../../database/schema.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { letLapse } from '../../fixtures/orders.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { openDatabase } from '../db.ts';

const { pool, servingUrl } = await createTestDatabase();
let readings = 0;
/** Runs when the database has read a vehicle, before the program gets the row. */
let onReading: () => Promise<unknown> = async () => {};
const asked = new WeakSet<object>();
const plugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    if (node.kind === 'RawNode' && node.sqlFragments.join('?').includes('where vehicles.id ='))
      asked.add(queryId);
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    if (asked.has(queryId)) {
      readings += 1;
      await onReading();
    }
    return result;
  },
};
const app = await testApp({
  db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [plugin] }),
});
const other = openDatabase(servingUrl);
afterAll(() => other.close());
const { db: others } = other;
const dealer = await aDealer(app);
const admin = await anAdmin(app);

async function read(id: string, cookie?: string) {
  const { result } = await call(app, 'GET /api/vehicles/{id}', { params: { id }, ...(cookie && { cookie }) });
  return result;
}
const reprice = (id: string, price: string) =>
  others.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();

/** How often the database reads a vehicle meanwhile. */
async function readingsOf(act: () => Promise<unknown>): Promise<number> {
  const before = readings;
  await act();
  return readings - before;
}

test('a vehicle is read once from the database, and again after each change', async () => {
  const { id } = await aVehicle(others, { price_net: '100', specs_json: { Lagerplatz: 'A 7' } });
  expect(await readingsOf(() => read(id))).toBe(1);
  expect(await readingsOf(() => Promise.all([read(id), read(id.toUpperCase())]))).toBe(0);

  await reprice(id, '200');
  expect((await read(id)).vehicle.priceNet).toBe('200.00');
  const { id: picture } = await aPicture(app, id);
  expect((await read(id)).media.map((medium) => medium.id)).toEqual([picture]);
  await others.updateTable('vehicle_media').set({ title: 'Heck' }).where('id', '=', picture).execute();
  expect((await read(id)).media.map(({ title }) => title)).toEqual(['Heck']);
  const { result: order } = await call(app, 'POST /api/vehicles/{id}/reserve', {
    params: { id },
    cookie: dealer.cookie,
  });
  expect((await read(id)).vehicle.status).toBe('RESERVED');
  await letLapse(app, order.id);
  expect((await read(id)).vehicle.status).toBe('AVAILABLE');
  expect(await readingsOf(() => read(id))).toBe(0);
});

test('what only admins may read is not answered from the cache to others', async () => {
  const { id } = await aVehicle(others, { specs_json: { Lagerplatz: 'A 7' } });
  for (const _ of [1, 2]) {
    expect((await read(id, admin.cookie)).vehicle.specsJson).toEqual({ Lagerplatz: 'A 7' });
    expect((await read(id, dealer.cookie)).vehicle.specsJson).toEqual({});
    expect((await read(id)).vehicle.specsJson).toEqual({});
  }
});

test('a vehicle that changes while it is read is not cached as it was', async () => {
  const { id } = await aVehicle(others, { price_net: '100' });
  onReading = () => reprice(id, '200');
  await read(id);
  onReading = async () => {};
  expect((await read(id)).vehicle.priceNet).toBe('200.00');
});

test('a deleted vehicle is not found any more', async () => {
  const { id } = await aVehicle(others);
  await read(id);
  await others.deleteFrom('vehicles').where('id', '=', id).execute();
  const { status } = await call(app, 'GET /api/vehicles/{id}', { params: { id } });
  expect(status).toBe(404);
});
