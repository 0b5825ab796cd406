import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin } from '../fixtures/dealers.ts';
import { anOrder, bankDetails } from '../fixtures/orders.ts';
import { killEverything, type Program, readServer, startProgram } from '../fixtures/program.ts';
import { slowness } from '../scripts/slowness.js';
import { type Database, openDatabase, type OpenDatabase } from './db.ts';

const AT_ONCE = 20;
const ORDERS = 200;

/** Where the program keeps its database, and how it is killed. */
interface Place {
  /** Each start is killed when this part of all orders is invoiced. The others are then at every stage. */
  killedAt: readonly number[];
  start(): Promise<Program>;
  open(): Promise<OpenDatabase>;
  kill(program: Program): Promise<void>;
}

const { url } = await createTestDatabase();

async function onServer(): Promise<Place> {
  const dataDir = await aFolder();
  return {
    killedAt: [0.1, 0.3, 0.6],
    start: () => startProgram(dataDir, { DATABASE_URL: url }),
    open: async () => openDatabase(url, { max: 3 }),
    async kill({ process }) {
      process.kill('SIGKILL');
      await once(process, 'exit');
    },
  };
}

/** A power cut takes the embedded database with it. */
async function embedded(): Promise<Place> {
  const dataDir = await aFolder();
  return {
    killedAt: [0.3],
    start: () => startProgram(dataDir),
    open: async () => openDatabase((await readServer(dataDir)).databaseUrl, { max: 3 }),
    kill: async ({ process }) => killEverything(process, (await readServer(dataDir)).postmaster),
  };
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Does something with the database and closes it again: a power cut would end its connections. */
async function withDatabaseOf<T>(place: Place, act: (db: Database) => Promise<T>): Promise<T> {
  const opened = await place.open();
  try {
    return await act(opened.db);
  } finally {
    await opened.close();
  }
}

/** Places the orders and returns their ids, and the cookie of an admin. */
async function prepare(db: Database): Promise<{ cookie: string; orders: string[] }> {
  const app = await testApp({ db });
  const dealer = await aDealer(app);
  const orders: string[] = [];
  while (orders.length < ORDERS) orders.push((await anOrder(app, dealer)).order.id);
  const { cookie } = await anAdmin(app);
  // It holds a connection of this database, which is closed next.
  await app.close();
  return { cookie, orders };
}

/** Only ends a test that hangs. Other long tests run beside it. */
const TIMEOUT_MS = 10 * 60_000;

/** The numbers of the invoices that the program has acknowledged, by order. */
type Numbers = Map<string, string>;

/** Invoices the orders, so many at once. Calls `onAnswer` with the number of those that are acknowledged. */
async function invoiceAll(
  { url: at }: Program,
  { cookie, orders }: { cookie: string; orders: readonly string[] },
  onAnswer: (acknowledged: number) => void = () => {},
): Promise<Numbers> {
  const numbers: Numbers = new Map();
  const waiting = orders.values();
  const invoiceOneByOne = async () => {
    for (const id of waiting) {
      const answer = await fetch(`${at}/api/orders/${id}/generate-xml-invoice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(bankDetails),
      }).catch(() => null);
      if (answer?.status !== 200) continue;
      numbers.set(id, /invoice-(.*)\.xml/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '');
      onAnswer(numbers.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, invoiceOneByOne));
  return numbers;
}

/** Invoices all orders. On a busy machine a call may wait too long for the next number, and is told to try again. */
async function untilAllInvoiced(program: Program, wanted: { cookie: string; orders: readonly string[] }) {
  const numbers: Numbers = new Map();
  while (numbers.size < wanted.orders.length) {
    const orders = wanted.orders.filter((id) => !numbers.has(id));
    for (const [id, number] of await invoiceAll(program, { ...wanted, orders })) numbers.set(id, number);
  }
  return numbers;
}

/** Kills the program as soon as so many invoices are acknowledged, and returns these. */
async function killAfter(
  enough: number,
  {
    place,
    program,
    ...wanted
  }: { place: Place; program: Program; cookie: string; orders: readonly string[] },
): Promise<Numbers> {
  let killed: Promise<void> | undefined;
  const numbers = await invoiceAll(program, wanted, (acknowledged) => {
    if (acknowledged >= enough) killed ??= place.kill(program);
  });
  await killed;
  expect(numbers.size).toBeGreaterThanOrEqual(enough);
  expect(numbers.size).toBeLessThan(wanted.orders.length);
  return numbers;
}

/** The number of each stored invoice by order. Fails where numbers and orders contradict each other. */
async function storedNumbers(db: Database): Promise<Numbers> {
  // The database may still be at the last statements of the killed program.
  await vi.waitFor(
    async () => {
      const busy = await sql`
        select pid
        from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
      `.execute(db);
      expect(busy.rows).toEqual([]);
    },
    { timeout: 20_000 * slowness(), interval: 100 },
  );
  const { rows: orders } = await sql<{ id: string; status: string; sequence: number | null; number: string }>`
    select orders.id, status, sequence, number
    from orders
    left join invoices
      on invoices.id = orders.invoice_id
      and position('<cbc:ID>' || number || '</cbc:ID>' in convert_from(xml, 'UTF8')) > 0
    order by sequence nulls last
  `.execute(db);
  const { rows: count } = await sql<{ invoices: number; last: number }>`
    select
      (select count(*)::int from invoices) as invoices,
      coalesce((select max(last_sequence) from invoice_numbers), 0) as last
  `.execute(db);
  const invoiced = orders.filter(({ status }) => status === 'PROCESSED');
  expect(orders.filter(({ status, sequence }) => (status === 'PENDING') !== (sequence === null))).toEqual([]);
  expect(invoiced.map(({ sequence }) => sequence)).toEqual(invoiced.map((_, index) => index + 1));
  expect(count).toEqual([{ invoices: invoiced.length, last: invoiced.length }]);
  return new Map(invoiced.map(({ id, number }) => [id, number]));
}

test.each([
  ['on a database server', onServer],
  ['with the embedded database', embedded],
])(
  'kill -9 in the middle of issuing invoices leaves no gap, no number twice and no order without its document: %s',
  async (_, preparePlace) => {
    const place = await preparePlace();
    let program = await place.start();
    const { cookie, orders } = await withDatabaseOf(place, prepare);
    const acknowledged: Numbers = new Map();
    for (const part of place.killedAt) {
      const enough = Math.max(1, Math.round(ORDERS * part) - acknowledged.size);
      const waiting = orders.filter((id) => !acknowledged.has(id));
      const numbers = await killAfter(enough, { place, program, cookie, orders: waiting });
      for (const [id, number] of numbers) acknowledged.set(id, number);
      program = await place.start();
    }

    const stored = await withDatabaseOf(place, storedNumbers);
    expect(stored.size).toBeLessThan(ORDERS);
    for (const [id, number] of acknowledged) expect(stored.get(id)).toBe(number);
    const all = await untilAllInvoiced(program, { cookie, orders });
    expect(await withDatabaseOf(place, storedNumbers)).toEqual(all);
    await place.kill(program);
  },
  TIMEOUT_MS * slowness(),
);
