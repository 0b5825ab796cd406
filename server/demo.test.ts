import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillDemo } from '../demo/fill.ts';
import { call, testApp } from '../fixtures/app.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo.ts';

const VEHICLES = 20;

const app = await testApp();

test('the demo brings vehicles, orders, and dealers in every status, and does so once', async () => {
  const { db, scratchFolder: folder } = app.deps;
  await mkdir(folder, { recursive: true });
  const [admin = ''] = DEMO_ACCOUNTS;
  await ensureAdmin(db, { email: admin, password: DEMO_PASSWORD });
  const count = async () => {
    const { cookie } = await call(app, 'POST /api/login', {
      body: { email: admin, password: DEMO_PASSWORD },
    });
    const stock = await call(app, 'GET /api/vehicles', { query: { status: 'ALL' } });
    const orders = await call(app, 'GET /api/orders', { cookie, query: { limit: '100' } });
    const dealers = await call(app, 'GET /api/admin/dealers', { cookie, query: { limit: '100' } });
    return {
      vehicles: stock.result.pagination.total,
      orders: orders.result.orders.map(({ status }) => status),
      dealers: dealers.result.total,
    };
  };

  await fillDemo(app, { vehicles: VEHICLES, seed: 1, folder });
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

  await fillDemo(app, { vehicles: VEHICLES, seed: 1, folder });
  expect(await count()).toEqual(first);
}, 120_000);
