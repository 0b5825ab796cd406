import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { aMessage } from '../fixtures/contact.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, type TestDealer } from '../fixtures/dealers.ts';
import { orderOf } from '../fixtures/orders.ts';
import { aFreePort } from '../fixtures/program.ts';
import { aVehicle, type TestVehicle } from '../fixtures/vehicles.ts';
import { slowness } from '../scripts/slowness.js';
import { LIMITS } from './http/limits.ts';

const PATIENCE = { timeout: 60_000 * slowness(), interval: 50 };
const BUYERS = 8;

const database = await createTestDatabase();
const { db } = database;
const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
const port = await aFreePort();
const url = `http://127.0.0.1:${port}`;

/** The whole program as it is started for two processors. */
const program = spawn(process.execPath, ['--import', 'tsx', 'fixtures/portal-without-pages.ts'], {
  env: {
    ...process.env,
    NODE_ENV: '',
    DEMO: '0',
    WORKERS: '2',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(program, 'close');
let said = '';
program.stdout.on('data', (words) => (said += String(words)));
afterAll(async () => {
  program.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

/** Each request has a connection of its own. */
const ask = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) =>
  fetch(url + path, {
    ...init,
    headers: { cookie, connection: 'close', 'content-type': 'application/json' },
  });
const post = (path: string, body: unknown, cookie = '') =>
  ask(path, { method: 'POST', body: JSON.stringify(body), cookie });
const buy = ({ cookie }: TestDealer, vehicle: TestVehicle) =>
  post('/api/orders/create', orderOf([vehicle]), cookie);

/** The processes that have answered so far. */
const answering = () => [
  ...new Set([...said.matchAll(/"pid":(\d+).*"msg":"request"/g)].map(([, pid]) => Number(pid))),
];

/** Asks until so many servers have answered. A server that is idle gets a connection if the others are busy. */
async function untilAnswered(count: number): Promise<number[]> {
  await vi.waitFor(async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/health').catch(() => {})));
    expect(answering()).toHaveLength(count);
  }, PATIENCE);
  return answering();
}

/** Asks with each dealer at once; without an answer where the server was killed. */
async function statusesOf(buyers: readonly TestDealer[], vehicle: TestVehicle): Promise<(number | 'none')[]> {
  const answers = buyers.map((buyer) =>
    buy(buyer, vehicle).then(
      ({ status }) => status,
      () => 'none' as const,
    ),
  );
  return Promise.all(answers);
}

async function ordersOf(vehicle: TestVehicle): Promise<number> {
  const found = db.selectFrom('vehicle_reservations').select('id').where('vehicle_id', '=', vehicle.id);
  return (await found.execute()).length;
}

test('WORKERS=2 serves with two processes on one port, and replaces one that is killed', async () => {
  await vi.waitFor(() => expect(said).toContain('is open'), PATIENCE);
  expect(said.match(/is open/g)).toHaveLength(1);
  const [first = 0, second = 0] = await untilAnswered(2);
  expect([first, second]).not.toContain(program.pid);

  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => aDealer({ deps: { db } })));
  const [quiet, disturbed] = [await aVehicle(db), await aVehicle(db)];
  expect((await statusesOf(buyers, quiet)).sort()).toEqual([201, ...buyers.slice(1).map(() => 409)]);
  expect(await ordersOf(quiet)).toBe(1);

  const answers = statusesOf(buyers, disturbed);
  process.kill(first, 'SIGKILL');
  const seen = await answers;
  const sold = seen.filter((status) => status === 201).length;
  expect(sold).toBeLessThanOrEqual(1);
  expect(seen.filter((status) => status !== 201 && status !== 409 && status !== 'none')).toEqual([]);
  // The killed server may have sold it without an answer.
  const stored = await ordersOf(disturbed);
  expect(stored).toBeGreaterThanOrEqual(sold);
  expect(stored).toBeLessThanOrEqual(1);

  const all = await untilAnswered(3);
  expect(said).toContain('a server has ended and is replaced');
  const [buyer] = buyers;
  const answered = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask('/api/user', { cookie: buyer?.cookie ?? '' })).json()),
  );
  for (const answer of answered) expect(answer).toMatchObject({ email: buyer?.user.email });
  expect(all).toContain(second);
});

test('a limit counts the tries on all of them', async () => {
  const statuses: number[] = [];
  for (let each = 0; each <= LIMITS.contactByNetwork.size; each += 1)
    statuses.push((await post('/api/contact-form', aMessage())).status);
  expect(statuses).toEqual([...Array.from({ length: LIMITS.contactByNetwork.size }, () => 201), 429]);
});

test('SIGTERM ends their streams, then the servers, then the program', async () => {
  const streams = await Promise.all(
    [1, 2].map(() => fetch(`${url}/api/events`, { headers: { accept: 'text/event-stream' } })),
  );
  const texts = streams.map((stream) => stream.text());
  program.kill('SIGTERM');
  for (const text of await Promise.all(texts)) expect(text).toContain('event: end\ndata: {"reason":"STOP"}');
  expect(await ended).toEqual([0, null]);
});
