import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_DEALER_EMAILS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { DEMO_DEALERS } from '../demo/dealers.ts';
import { fillDemo, importVehicles, vehiclesOf } from '../demo/fill.ts';
import { PictureStore } from '../demo/pictures/render.ts';
import { signIn } from '../demo/portal.ts';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { hasKnownPassword } from './demo-accounts.ts';
import { provideDemo } from './demo.ts';
import { growStock } from './demo-stock.ts';

/** As many as the dealers of the demo order. */
const VEHICLES = 17;
/** Imported in a test of their own: each picture is drawn, packed and converted, and one test of all vehicles takes too long. */
const FIRST_VEHICLES = 8;

const app = await testApp();

const [admin = ''] = DEMO_ACCOUNTS;

const fill = () => fillDemo(app, { vehicles: VEHICLES, seed: 1, folder: app.deps.scratchFolder });

async function count() {
  const { cookie } = await call(app, 'POST /api/login', { body: { email: admin, password: DEMO_PASSWORD } });
  const stock = await call(app, 'GET /api/vehicles', { query: { status: 'ALL' } });
  const orders = await call(app, 'GET /api/orders', { cookie, query: { limit: '100' } });
  const dealers = await call(app, 'GET /api/admin/dealers', { cookie, query: { limit: '100' } });
  return {
    vehicles: stock.result.pagination.total,
    orders: orders.result.orders.map(({ status }) => status),
    dealers: dealers.result.total,
  };
}

test('the demo imports its vehicles before it has dealers and orders', async () => {
  const { scratchFolder: folder } = app.deps;
  await mkdir(folder, { recursive: true });
  await ensureAdmin(app.deps, { email: admin, password: DEMO_PASSWORD });
  const stock = vehiclesOf({ vehicles: FIRST_VEHICLES, seed: 1 });
  const caller = await signIn(app, admin, DEMO_PASSWORD);
  await importVehicles(caller, stock, new PictureStore(folder), new Map(), () => {});
  expect(await count()).toEqual({ vehicles: FIRST_VEHICLES, orders: [], dealers: 0 });
});

test('the demo has vehicles, orders, and dealers in every status, also if its first start was cut off', async () => {
  await fill();
  const first = await count();
  expect(first.vehicles).toBe(VEHICLES);
  expect(new Set(first.orders)).toEqual(new Set(['PENDING', 'PROCESSED', 'COMPLETED', 'CANCELLED']));
  expect(first.dealers).toBeGreaterThan(3);
  for (const [email, status] of [
    ['dealer@example.com', 'ACTIVE'],
    ['pending@example.com', 'PENDING'],
    ['suspended@example.com', 'SUSPENDED'],
  ] as const) {
    const { result } = await call(app, 'POST /api/login', { body: { email, password: 'demo-password' } });
    expect(result.dealer?.status).toBe(status);
  }
});

test('a demo that is complete is not created again', async () => {
  const first = await count();
  await fill();
  expect(await count()).toEqual(first);
});

test('production knows the address of every demo dealer', () => {
  expect(DEMO_DEALERS.map(({ email }) => email)).toEqual(DEMO_DEALER_EMAILS);
});

test('the stock grows with vehicles that share the pictures of imported ones', async () => {
  const { db } = app.deps;
  const grown = 21;
  await growStock(app.deps, grown, () => {});
  const { result } = await call(app, 'GET /api/vehicles', { query: { status: 'ALL', limit: '100' } });
  const drawn = [...vehiclesOf({ vehicles: grown, seed: 1 })];
  const byVin = new Map(result.vehicles.map((vehicle) => [vehicle.vin, vehicle]));
  expect(byVin.size).toBe(grown);
  for (const { vin, make, variant, priceNet, fuelType, mileageKm } of drawn) {
    const vehicle = byVin.get(vin);
    expect(vehicle).toMatchObject({
      make,
      variant,
      priceNet: `${priceNet}.00`,
      fuelType,
      mileageKm,
      coverUrl: expect.any(String),
    });
    expect(vehicle?.media.filter(({ mediaType }) => mediaType === 'image').length).toBeGreaterThanOrEqual(5);
  }

  const imported = () =>
    db
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('action', '=', 'VEHICLE_IMPORTED')
      .executeTakeFirstOrThrow();
  expect(await imported()).toEqual({ count: grown });
  await growStock(app.deps, grown, () => {});
  expect(await imported()).toEqual({ count: grown });
});

test('a demo that cannot be created reports the cause, not only the refusal, and leaves nothing running', async () => {
  const database = await createTestDatabase();
  const full = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  const scratchFolder = join(app.deps.scratchFolder, 'of-a-full-disk');
  const deps = { ...app.deps, db: database.db, files: { ...app.deps.files, put: full }, scratchFolder };
  await mkdir(scratchFolder, { recursive: true });
  await expect(provideDemo(database, deps, () => {}, { vehicles: 1 })).rejects.toMatchObject({
    code: 'ENOSPC',
  });
  expect(await readdir(scratchFolder)).toEqual([]);
});

test('the demo accounts get the configured password, and their sessions end', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const demo = await testApp({ db });
  await ensureAdmin(demo.deps, { email: 'admin@example.com', password: DEMO_PASSWORD });
  await sql`insert into settings (name, value) values ('demo', '{"complete": true}')`.execute(db);
  const signIn = (password: string) =>
    call(demo, 'POST /api/login', { body: { email: 'admin@example.com', password } });
  const { cookie } = await signIn(DEMO_PASSWORD);
  expect(await hasKnownPassword(database)).toBe(true);

  await provideDemo(database, demo.deps, () => {}, { password: 'a password of ours' });
  expect(await hasKnownPassword(database)).toBe(false);
  expect((await call(demo, 'GET /api/user', { cookie })).status).toBe(401);
  expect((await signIn(DEMO_PASSWORD)).status).toBe(401);
  const later = await signIn('a password of ours');
  expect(later.status).toBe(200);

  await provideDemo(database, demo.deps, () => {}, { password: 'a password of ours' });
  expect((await call(demo, 'GET /api/user', { cookie: later.cookie })).status).toBe(200);
  await expect(provideDemo(database, demo.deps, () => {})).rejects.toThrow('DEMO_PASSWORD');
  expect((await signIn(DEMO_PASSWORD)).status).toBe(401);
});
