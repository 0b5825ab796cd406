import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { aSearch } from '../../fixtures/saved-searches.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { slowness } from '../../scripts/slowness.js';
import type { PayloadOf } from '../mail/kinds.ts';

const RUN_MS = 9_000;
const KILL_EVERY_MS = 1_500;
const PATIENCE = { timeout: 60_000 * slowness(), interval: 200 };
const MODELS = ['Aquila', 'Boreas', 'Corvus', 'Draco'];
const LIMIT = 20_000;
/** Transactions stay open for up to so long, so they commit in another order than they began. */
const OPEN_MS = 30;

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
  }
`;

const { db, servingUrl } = await createTestDatabase();
const app = await testApp({ db });

function startServer(): ChildProcess {
  const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER], {
    env: { ...process.env, DATABASE_URL: servingUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr?.on('data', (data) => faults.push(String(data)));
  return server;
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
    if (story === 'passes') await reprice(id, inside(round));
  }
  if (story === 'passes') await reprice(id, outside(rounds));
  if (story === 'comes') await reprice(id, inside(rounds));
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
    onTestFinished(() => servers.forEach((server) => server.kill('SIGKILL')));
    const stories = new Map<string, Story>();
    const end = Date.now() + RUN_MS;
    const write = async (model: string, writer: number) => {
      for (let round = writer; Date.now() < end; round += 1) {
        const story = (['comes', 'never', 'stays', 'passes'] as const)[round % 4] ?? 'comes';
        stories.set(await live(model, story, 1 + (round % 4)), story);
      }
    };
    const kill = async () => {
      for (let round = 0; Date.now() < end - KILL_EVERY_MS; round += 1) {
        await sleep(KILL_EVERY_MS);
        const at = round % servers.length;
        servers[at]?.kill('SIGKILL');
        if (servers[at]) await once(servers[at], 'exit');
        servers[at] = startServer();
      }
    };
    const edit = async () => {
      // What was in the list from the start stays there, whatever else changes.
      for (let round = 0; Date.now() < end; round += 1)
        for (const id of known) await reprice(id, inside(round));
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
    // Two more rounds of a server: nothing is mailed again.
    await sleep(500);
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
    await sql`select 1`.execute(db);
  },
  RUN_MS + 120_000 * slowness(),
);
