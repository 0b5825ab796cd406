import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { slowness } from '../../scripts/slowness.js';
import type { PayloadOf } from '../mail/kinds.ts';

/** The writers go on until so many servers were killed at work. */
const KILLS = 2;
/** A server is killed when it has worked for so many rounds. */
const ROUNDS = 12;
const MOST_MS = 60_000 * slowness();
const PATIENCE = { timeout: 60_000 * slowness(), interval: 200 };
const MODELS = ['Aquila', 'Boreas', 'Corvus', 'Draco'];
const LIMIT = 20_000;
/** Transactions stay open for up to so long, so they commit in another order than they began. */
const OPEN_MS = 30;
const PAUSE_MS = 150;

/** A server that does nothing but compare and mail, over and over. What it found counts as old at once, so that each mail is due. */
const SERVER = `
  import { sql } from 'kysely';
  import { openDatabase } from './server/db.ts';
  import { alertSearches } from './server/saved-searches/alerts.ts';
  const { db } = openDatabase(process.env.DATABASE_URL);
  for (;;) {
    await alertSearches({ db, networkKey: Buffer.alloc(32) }).catch((error) => console.error(error.message));
    await sql\`
      update saved_search_matches set found_at = found_at - interval '1 minute'
      where waits_for_mail and found_at > now() - interval '1 minute'
    \`.execute(db).catch(() => {});
    console.log('round');
  }
`;

const { db, servingUrl } = await createTestDatabase();
const app = await testApp({ db });

interface Server {
  process: ChildProcess;
  rounds: number;
}

function startServer(): Server {
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER], {
    env: { ...process.env, DATABASE_URL: servingUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { process: server, rounds: 0 };
  server.stdout.on('data', (data) => (started.rounds += String(data).split('\n').length - 1));
  server.stderr.on('data', (data) => faults.push(String(data)));
  return started;
}
const faults: string[] = [];

/** What became of a vehicle: whether it was in the list at the end, or never. */
type Story = 'comes' | 'never' | 'stays' | 'passes';

const outside = (round: number) => LIMIT + 1 + (round % 500);
const inside = (round: number) => LIMIT - (round % 500);

/** Changes the price in a transaction of its own. One that is taken back leaves no trace. */
async function reprice(id: string, price: number, isTakenBack = false): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('vehicles').set({ price_net: price }).where('id', '=', id).execute();
      await sleep(price % OPEN_MS);
      if (isTakenBack) throw new Error('taken back');
    })
    .catch((error: unknown) => {
      if (!isTakenBack) throw error;
    });
}

/** Imports a vehicle and goes on changing its price as its story says. */
async function live(model: string, story: Story, rounds: number): Promise<string> {
  const isInside = story === 'stays';
  const { id } = await aVehicle(db, { model, price_net: isInside ? inside(1) : outside(1) });
  for (let round = 0; round < rounds; round += 1) {
    if (story === 'never') await reprice(id, inside(round), true);
    await reprice(id, isInside ? inside(round) : outside(round));
    // Long enough for a server to find and to mail it in the meantime.
    if (story === 'passes')
      await sleep(PAUSE_MS)
        .then(() => reprice(id, inside(round)))
        .then(() => sleep(PAUSE_MS));
  }
  if (story === 'passes') await reprice(id, outside(rounds));
  // No other change of the vehicle is compared at the same time as this one.
  if (story === 'comes') await sleep(PAUSE_MS).then(() => reprice(id, inside(rounds)));
  return id;
}

test(
  'each match of a saved search is mailed once and nothing else, under parallel imports and prices, with two servers that are killed',
  async () => {
    const dealer = await aDealer(app);
    const known = await Promise.all(
      MODELS.map(async (model) => (await aVehicle(db, { model, price_net: LIMIT })).id),
    );
    for (const model of MODELS)
      await aSearch(app, dealer, { name: model, search: `q=${model}&priceMax=${LIMIT}` });

    const servers = [startServer(), startServer()];
    onTestFinished(() => servers.forEach(({ process: server }) => server.kill('SIGKILL')));
    const stories = new Map<string, Story>();
    const end = Date.now() + MOST_MS;
    let kills = 0;
    const isOver = () => kills === KILLS || Date.now() > end;
    const write = async (model: string, writer: number) => {
      for (let round = writer; !isOver(); round += 1) {
        const story = (['comes', 'never', 'stays', 'passes'] as const)[round % 4] ?? 'comes';
        stories.set(await live(model, story, 1 + (round % 4)), story);
      }
    };
    const kill = async () => {
      for (; !isOver(); kills += 1) {
        const at = kills % servers.length;
        await vi.waitFor(() => expect(servers[at]?.rounds).toBeGreaterThan(ROUNDS), {
          timeout: MOST_MS,
          interval: 7,
        });
        servers[at]?.process.kill('SIGKILL');
        servers[at] = startServer();
      }
    };
    const edit = async () => {
      // What was in the list from the start stays there, whatever else changes.
      for (let round = 0; !isOver(); round += 1) for (const id of known) await reprice(id, inside(round));
    };
    await Promise.all([kill(), edit(), ...MODELS.flatMap((model) => [0, 1].map((n) => write(model, n)))]);

    const mailed = async () => {
      const mails = await db
        .selectFrom('mail_outbox')
        .select('facts')
        .where('kind', '=', 'savedSearch')
        .execute();
      return mails.flatMap(({ facts }) => {
        const { count, vehicles } = facts as PayloadOf<'savedSearch'>;
        expect(vehicles).toHaveLength(count);
        return vehicles.map(({ vehicleId }) => vehicleId);
      });
    };
    const expected = [...stories]
      .filter(([, story]) => story === 'comes' || story === 'stays')
      .map(([id]) => id);
    await vi.waitFor(async () => {
      const told = new Set(await mailed());
      expect(expected.filter((id) => !told.has(id))).toEqual([]);
    }, PATIENCE);
    // In two more rounds nothing is mailed again.
    const last = servers.map(({ rounds }) => rounds);
    await vi.waitFor(
      () => servers.forEach(({ rounds }, at) => expect(rounds).toBeGreaterThan((last[at] ?? 0) + 2)),
      PATIENCE,
    );
    const all = await mailed();
    const told = (id: string) => all.filter((each) => each === id).length;
    expect(all.filter((id) => told(id) > 1)).toEqual([]);
    expect(all.filter((id) => known.includes(id) || stories.get(id) === 'never')).toEqual([]);
    expect(expected.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
    const { cookie } = dealer;
    const { searches } = (await call(app, 'GET /api/searches', { cookie })).result;
    // In the list and new: all that came, and nothing that has passed.
    expect(searches.reduce((sum, { newCount }) => sum + newCount, 0)).toBe(expected.length);
  },
  MOST_MS + 120_000 * slowness(),
);
