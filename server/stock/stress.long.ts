import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listVehicles } from '../../contract/vehicles.ts';
import {
  killDatabase,
  killEverything,
  type Program,
  readServer,
  startProgram,
} from '../../fixtures/program.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { slowness } from '../../scripts/slowness.js';
import { type Database, openDatabase } from '../db.ts';

/** A server is killed after a third of this time, and the database after two thirds. */
const RUN_MS = 60_000;
const PATIENCE = { timeout: 60_000 * slowness(), interval: 100 };
/** Words of which no stem is the beginning of another. */
const MAKES = [
  'Aquila',
  'Boreas',
  'Corvus',
  'Draco',
  'Elster',
  'Falke',
  'Gemse',
  'Hermelin',
  'Kondor',
  'Luchs',
];
const READERS = 6;
/** A run with fewer commits or answers would prove little. */
const MANY = 50;
/** Transactions of different writers stay open for up to so long, so they commit in another order than they began. */
const OPEN_MS = 40;

/** Two vehicles whose prices are always changed together, and only go up. */
interface Pair {
  make: string;
  ids: string[];
  /** The price of the last transaction that began. */
  begun: number;
  /** The price of the last commit that the database acknowledged. */
  committed: number;
}

async function makePairs(db: Database): Promise<Pair[]> {
  return Promise.all(
    MAKES.map(async (make) => {
      const vehicles = await Promise.all([1, 2].map(() => aVehicle(db, { make, price_net: '1' })));
      return { make, ids: vehicles.map(({ id }) => id), begun: 1, committed: 1 };
    }),
  );
}

/** Raises the price of one vehicle, then of the other. A transaction may end without an answer: then it is done or not. */
async function raise(db: Database, pair: Pair, round: number): Promise<boolean> {
  const price = (pair.begun += 1);
  const isTakenBack = round % 9 === 0;
  try {
    await db.transaction().execute(async (tx) => {
      for (const id of pair.ids) {
        await tx.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();
        await sleep((round * 7) % (OPEN_MS / 2));
      }
      if (isTakenBack) throw new Error('taken back');
    });
    pair.committed = price;
    return true;
  } catch {
    if (!isTakenBack) await sleep(OPEN_MS);
    return false;
  }
}

/** Asks a server by make or by words. Undefined if it does not answer now. */
async function pricesAt(server: Program, { make }: Pair, round: number): Promise<number[] | undefined> {
  const asked = round % 2 === 0 ? `make=${make}` : `q=${make}`;
  const answer = await fetch(`${server.url}/api/vehicles?${asked}&sortBy=priceAsc`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { vehicles, pagination } = listVehicles.result.parse(await answer.json());
  expect(pagination.total).toBe(vehicles.length);
  return vehicles.map(({ priceNet }) => Number(priceNet));
}

/** What is wrong with an answer; undefined for a right one. `committed`: before the request was sent. */
function faultIn(prices: readonly number[], committed: number, { make, begun }: Pair): string | undefined {
  const [one = 0, two = 0] = prices;
  const seen = `${make}: ${prices.join(', ')}`;
  if (prices.length !== 2) return `${seen} are not two vehicles`;
  if (one !== two) return `${seen} are of two transactions`;
  if (one < committed) return `${seen} are older than ${committed}`;
  return one > begun ? `${seen} are newer than ${begun}` : undefined;
}

test(
  'no answer is stale or of two transactions while prices change, a server is killed and the database restarts',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-stress-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    // The first server owns the database and restarts it.
    const first = await startProgram(dataDir);
    const { postmaster, databaseUrl } = await readServer(dataDir);
    const env = { DATABASE_URL: databaseUrl };
    const startSecond = () => startProgram(join(dataDir, 'second'), env);
    const servers = [first, await startSecond()];
    const database = openDatabase(databaseUrl, { max: MAKES.length + 2 });
    const { db } = database;
    const pairs = await makePairs(db);

    const faults: string[] = [];
    const counts = { commits: 0, answers: 0 };
    const end = Date.now() + RUN_MS;
    const isOver = () => Date.now() > end;
    const write = async (pair: Pair) => {
      for (let round = 1; !isOver(); round += 1) if (await raise(db, pair, round)) counts.commits += 1;
    };
    const read = async (reader: number) => {
      for (let round = reader; !isOver(); round += 1) {
        // Each pair is asked of each server, by make and by words.
        const pair = pairs[round % pairs.length];
        const server = servers[Math.floor(round / 7) % servers.length];
        if (!pair || !server) continue;
        const { committed } = pair;
        const prices = await pricesAt(server, pair, Math.floor(round / pairs.length));
        if (!prices) {
          await sleep(OPEN_MS);
          continue;
        }
        counts.answers += 1;
        const fault = faultIn(prices, committed, pair);
        if (fault) faults.push(fault);
      }
    };
    const disturb = async () => {
      await sleep(RUN_MS / 3);
      const [, second] = servers;
      second?.process.kill('SIGKILL');
      if (second) await once(second.process, 'exit');
      servers[1] = await startSecond();
      await sleep(Math.max(0, end - RUN_MS / 3 - Date.now()));
      killDatabase(postmaster);
    };
    await Promise.all([
      disturb(),
      ...pairs.map(write),
      ...Array.from({ length: READERS }, (_, n) => read(n)),
    ]);

    expect(faults).toEqual([]);
    expect(Math.min(counts.commits, counts.answers)).toBeGreaterThan(MANY);
    // At the end both servers answer what the database has.
    await vi.waitFor(() => sql`select 1`.execute(db), PATIENCE);
    for (const server of servers)
      for (const pair of pairs) {
        const found = db.selectFrom('vehicles').select('price_net').where('make', '=', pair.make);
        const stored = (await found.execute()).map(({ price_net }) => Number(price_net));
        await vi.waitFor(async () => {
          const prices = [await pricesAt(server, pair, 0), await pricesAt(server, pair, 1)];
          expect(prices).toEqual([stored, stored]);
        }, PATIENCE);
      }
    await database.close();
    for (const { process } of servers.slice(1)) process.kill('SIGKILL');
    await killEverything(first.process, (await readServer(dataDir)).postmaster);
  },
  RUN_MS + 240_000 * slowness(),
);
