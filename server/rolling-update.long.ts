import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRoundRobin } from '../e2e/round-robin.ts';
import { testApp } from '../fixtures/app.ts';
import { createEncodedDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin, PASSWORD, type TestUser } from '../fixtures/dealers.ts';
import { buildRelease, lastRelease, missingHistory } from '../scripts/last-release.ts';
import { type Program, startBuilt } from '../fixtures/program.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { ensureBuilt } from '../scripts/build.js';
import { underLock } from '../scripts/lock.js';
import { root } from '../scripts/process.js';
import { slowness } from '../scripts/slowness.js';
import { openDatabase } from './db.ts';

const commit = lastRelease();
const problem = missingHistory(commit);
if (problem !== undefined) throw new Error(problem);

// Two versions, each built in two programs, of which each takes a quarter of a minute on an idle machine.
const BUILD_MS = 300_000 * slowness();
const { url } = await createEncodedDatabase('UTF8');
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-rolling-'));
const database = openDatabase(url, { max: 5 });
const env = { DATABASE_URL: url };
const ends: (() => void)[] = [];
const atEnd = (end: () => void) => void ends.push(end);
let release: Awaited<ReturnType<typeof buildRelease>> | undefined;
/** The order of a rolling update: the old version serves, the new one starts beside it and changes the schema. */
let old: Program;
let current: Program;
let rows: Awaited<ReturnType<typeof makeRows>>;

beforeAll(async () => {
  release = await buildRelease(commit);
  old = await startBuilt(release.folder, join(dataDir, 'old'), env, atEnd);
  await underLock(ensureBuilt);
  current = await startBuilt(root, join(dataDir, 'new'), env, atEnd);
  rows = await makeRows();
}, BUILD_MS);

afterAll(async () => {
  for (const end of ends) end();
  await database.close();
  await release?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** People and a stock, written by this version. */
async function makeRows() {
  const { db } = database;
  const app = await testApp({ db });
  const made = {
    dealer: (await aDealer(app)).user,
    admin: (await anAdmin(app)).user,
    vehicles: await Promise.all(Array.from({ length: 6 }, () => aVehicle(db))),
  };
  return made;
}

/** Calls a server as a browser does. */
async function ask(server: Program, method: string, path: string, { cookie = '', body }: Sent = {}) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

interface Sent {
  cookie?: string;
  body?: unknown;
}

async function signIn(server: Program, { email }: TestUser): Promise<string> {
  const answer = await ask(server, 'POST', '/api/login', { body: { email, password: PASSWORD } });
  if (answer.status !== 200) throw new Error(`signing in was answered ${answer.text}`);
  return answer.cookie;
}

async function order(server: Program, cookie: string, id = '') {
  const body = { vehicleIds: [id], totalAmount: '18490.00' };
  const answer = await ask(server, 'POST', '/api/orders/create', { cookie, body });
  return { status: answer.status, order: JSON.parse(answer.text) };
}

const both = () => [
  { server: old, other: current },
  { server: current, other: old },
];

describe('while the last release and this version serve the same database', () => {
  test('a session of either is known to the other, and both list the stock', async () => {
    for (const { server, other } of both()) {
      const cookie = await signIn(server, rows.dealer);
      for (const each of [server, other]) {
        expect((await ask(each, 'GET', '/api/user', { cookie })).text).toContain(rows.dealer.email);
        const list = JSON.parse((await ask(each, 'GET', '/api/vehicles', { cookie })).text);
        expect(list.pagination.total).toBe(rows.vehicles.length);
      }
    }
  });

  test('an order of either is seen by the other at once, and no vehicle is sold twice', async () => {
    for (const [at, { server, other }] of both().entries()) {
      const vehicle = rows.vehicles[at];
      const cookie = await signIn(server, rows.dealer);
      const placed = await order(server, cookie, vehicle?.id);
      expect(placed).toMatchObject({ status: 201 });
      expect((await ask(other, 'GET', `/api/vehicles/${vehicle?.id}`, { cookie })).text).toContain(
        'RESERVED',
      );
      expect((await ask(other, 'GET', `/api/orders/${placed.order.id}`, { cookie })).status).toBe(200);
      expect((await order(other, cookie, vehicle?.id)).order.code).toBe('VEHICLE_UNAVAILABLE');
      const cancelled = await ask(other, 'POST', `/api/orders/${placed.order.id}/cancel`, {
        cookie,
        body: {},
      });
      expect(cancelled).toMatchObject({ status: 200 });
      expect((await ask(server, 'GET', `/api/vehicles/${vehicle?.id}`, { cookie })).text).toContain(
        'AVAILABLE',
      );
    }
  });

  test('clerks work on the orders and dealers of both', async () => {
    for (const [at, { server, other }] of both().entries()) {
      const placed = await order(server, await signIn(server, rows.dealer), rows.vehicles[2 + at]?.id);
      expect(placed).toMatchObject({ status: 201 });
      const cookie = await signIn(other, rows.admin);
      const list = await ask(other, 'GET', '/api/orders', { cookie });
      expect(list.text).toContain(placed.order.id);
      expect((await ask(other, 'GET', '/api/admin/dealers', { cookie })).text).toContain(rows.dealer.email);
      const path = `/api/orders/${placed.order.id}/status`;
      const set = await ask(other, 'PATCH', path, { cookie, body: { status: 'PROCESSED' } });
      expect(set).toMatchObject({ status: 200 });
      expect((await ask(server, 'GET', '/api/orders', { cookie })).text).toContain('PROCESSED');
    }
  });

  test('both render their pages', async () => {
    for (const { server } of both()) {
      const page = await ask(server, 'GET', '/vehicles');
      expect([page.status, page.text.includes('Volkswagen')]).toEqual([200, true]);
    }
  });

  test('a page of either gets its scripts and styles through a proxy over both', async () => {
    const proxy = await startRoundRobin();
    atEnd(() => void proxy.stop());
    for (const { server, other } of both()) {
      const { text } = await ask(server, 'GET', '/vehicles');
      const files = [...new Set(text.match(/\/assets\/[\w-]+\.(?:js|css|woff2)/g))];
      expect(files.length).toBeGreaterThan(2);
      // The other server is asked first.
      proxy.to([other.url, server.url]);
      const statuses = async (from: string) =>
        Promise.all(files.map(async (file) => (await fetch(from + file)).status));
      expect(await statuses(other.url)).toContain(404);
      expect(await statuses(proxy.url)).toEqual(files.map(() => 200));
    }
  });
});

test('a folder without the history of the last release says so in one sentence', () => {
  expect(missingHistory('0'.repeat(40))).toMatch(/^This folder has no commit 0{40}, .*--unshallow\)\.$/);
  expect(missingHistory(commit)).toBeUndefined();
});
