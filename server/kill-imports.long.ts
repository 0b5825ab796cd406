import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { anAdmin } from '../fixtures/dealers.ts';
import { aDelivery, anUpload, aPicture, aSpec, aVin } from '../fixtures/deliveries.ts';
import { killEverything, type Program, readServer, startProgram } from '../fixtures/program.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { slowness } from '../scripts/slowness.js';
import { type Database, openDatabase } from './db.ts';

const FILES = 6;
const PICTURES = 2;
/** At least so many files have ended when the program is killed. The others wait or run. */
const ENDED = 1;
const SLOWNESS = slowness();
const PATIENCE = { timeout: 60_000 * SLOWNESS, interval: 50 };

/** Uploads the ZIPs to the program; every request is answered before the program is killed. */
async function uploadAll(url: string, cookie: string, vins: readonly string[]): Promise<void> {
  const files = await Promise.all(
    vins.map(async (vin) => {
      const pictures = await Promise.all(
        Array.from({ length: PICTURES }, () => aPicture({ width: 1200, height: 900 })),
      );
      const named = Object.fromEntries(pictures.map((picture, index) => [`${index}.jpg`, picture]));
      return { name: `${vin}.zip`, content: await aDelivery(aSpec({ vin }), named) };
    }),
  );
  const { payload, headers } = await anUpload('files', files);
  const answer = await fetch(`${url}/api/imports`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  });
  expect(answer.status).toBe(201);
}

async function statesIn(db: Database): Promise<{ ended: number; running: number }> {
  const found = await sql<{ ended: number; running: number }>`
    select
      count(*) filter (where state in ('done', 'failed'))::int as ended,
      count(*) filter (where state = 'running')::int as running
    from import_files
  `.execute(db);
  return found.rows[0] ?? { ended: 0, running: 0 };
}

/** How often each vehicle was imported, and the ZIPs that are left. */
async function expectEachOnce(db: Database, vins: readonly string[]): Promise<void> {
  const found = await sql<{ vin: string; state: string; imports: number }>`
    select
      files.vin,
      files.state,
      (
        select count(*)::int
        from audit_events
        where action in ('VEHICLE_IMPORTED', 'VEHICLE_REPLACED') and after ->> 'vin' = files.vin
      ) as imports
    from import_files files
    order by files.vin
  `.execute(db);
  expect(found.rows).toEqual(vins.toSorted().map((vin) => ({ vin, state: 'done', imports: 1 })));
}

const folder = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  return dataDir;
};

async function untilSome(db: Database): Promise<void> {
  await vi.waitFor(async () => {
    const { ended, running } = await statesIn(db);
    expect(ended).toBeGreaterThanOrEqual(ENDED);
    expect(running).toBeGreaterThan(0);
  }, PATIENCE);
}

async function untilAllEnded(db: Database): Promise<void> {
  await vi.waitFor(async () => expect((await statesIn(db)).ended).toBe(FILES), PATIENCE);
}

const stop = async ({ process }: Program) => {
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
};

test(
  'a power cut during an import loses no file and imports none twice',
  async () => {
    const dataDir = await folder();
    const program = await startProgram(dataDir);
    const vins = Array.from({ length: FILES }, aVin);
    const { postmaster, databaseUrl } = await readServer(dataDir);
    const before = openDatabase(databaseUrl, { max: 3 });
    const { cookie } = await anAdmin({ deps: { db: before.db } });
    await uploadAll(program.url, cookie, vins);
    await untilSome(before.db);
    await killEverything(program.process, postmaster);
    await before.close();

    const again = await startProgram(dataDir);
    const after = openDatabase((await readServer(dataDir)).databaseUrl, { max: 3 });
    try {
      await untilAllEnded(after.db);
      await expectEachOnce(after.db, vins);
      // The killed program may have claimed the removal of a ZIP. It would be retried only after minutes.
      await sql`update file_removals set due_at = now()`.execute(after.db);
      await sql`select graphile_worker.add_job('remove_unused_files')`.execute(after.db);
      await vi.waitFor(
        async () => expect(await readdir(join(dataDir, 'media', 'imports'))).toEqual([]),
        PATIENCE,
      );
    } finally {
      await after.close();
      await killEverything(again.process, (await readServer(dataDir)).postmaster);
    }
  },
  120_000 * SLOWNESS,
);

test(
  'two servers share the files of an import, and the second does those of the first when it is killed',
  async () => {
    const { url, db } = await createTestDatabase();
    const dataDir = await folder();
    const env = { DATABASE_URL: url };
    const [first, second] = await Promise.all([startProgram(dataDir, env), startProgram(dataDir, env)]);
    const vins = Array.from({ length: FILES }, aVin);
    const { cookie } = await anAdmin(await testApp({ db }));
    await uploadAll(first.url, cookie, vins);
    await untilSome(db);
    const workers = await sql<{ count: number }>`
      select count(distinct locked_by)::int as count
      from graphile_worker.jobs
      where task_identifier = 'import_file' and locked_by is not null
    `.execute(db);
    expect(workers.rows[0]?.count).toBeGreaterThan(1);
    await stop(first);
    // Another server takes the jobs of a killed one after ten minutes.
    await sql`
      update graphile_worker._private_jobs set locked_at = locked_at - interval '11 minutes' where locked_by is not null
    `.execute(db);
    await sql`select graphile_worker.add_job('release_jobs')`.execute(db);
    await untilAllEnded(db);
    await expectEachOnce(db, vins);
    await stop(second);
  },
  120_000 * SLOWNESS,
);
