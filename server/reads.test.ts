import { afterAll, expect, test } from 'vitest';
import { exampleOf } from '../contract/examples/all.ts';
import { testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin } from '../fixtures/dealers.ts';
import { anOrder } from '../fixtures/orders.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { openDatabase } from './db.ts';

const { db, servingUrl } = await createTestDatabase();
const writing = await testApp({ db });
const readOnly = openDatabase(servingUrl, { settings: ['default_transaction_read_only=on'] });
afterAll(() => readOnly.close());
const app = await testApp({ db: readOnly.db });

/** A stream does not end, and the export of the own data counts its calls. */
const OTHERS = ['/api/events', '/api/user/data'];

test('a database that takes no changes answers every read', async () => {
  const dealer = await aDealer(writing);
  const admin = await anAdmin(writing);
  const { order } = await anOrder(writing, dealer);
  const vehicle = await aVehicle(db);
  const reads = app.endpoints.filter(({ method, path }) => method === 'GET' && !OTHERS.includes(path));
  expect(reads.length).toBeGreaterThan(50);
  const failed: string[] = [];
  let answered = 0;
  for (const endpoint of reads) {
    const { params = {}, query = {} } = exampleOf(endpoint) ?? {};
    const ids: Record<string, string> = { order: order.id, vehicle: vehicle.id, dealer: dealer.dealer.id };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const kind = /\/(order|vehicle|dealer)s\/\{id\}/.exec(endpoint.path)?.[1];
      return encodeURIComponent((name === 'id' && kind && ids[kind]) || String(params[name] ?? ''));
    });
    for (const { cookie } of [dealer, admin]) {
      const url = `${path}?${new URLSearchParams(query as Record<string, string>)}`;
      const { statusCode } = await app.inject({ url, headers: { cookie } });
      if (statusCode >= 500) failed.push(`${statusCode} ${url}`);
      if (statusCode < 400) answered += 1;
    }
  }
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(50);
});
