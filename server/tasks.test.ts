import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer } from '../fixtures/dealers.ts';
import { anOrder } from '../fixtures/orders.ts';
import { startWorker } from './jobs/worker.ts';
import { openMailTransport } from './mail/transport.ts';
import { fictitiousProvider } from './provider.ts';
import { listTasks, TIMETABLE } from './tasks.ts';

const { db, pool } = await createTestDatabase();
const app = await testApp({ db });
const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const log = pino({ level: 'silent' });

/** A worker of its own, as every server of the portal has one. */
async function aWorker(dataDir: string): Promise<void> {
  const transport = openMailTransport({ dataDir });
  const tasks = listTasks({
    db,
    transport,
    log,
    provider: fictitiousProvider,
    publicUrl: 'https://portal.example',
  });
  const worker = await startWorker({ pool, tasks, timetable: TIMETABLE, log });
  onTestFinished(() => worker.stop());
}

const unsent = async () =>
  (await db.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute()).length;
const waitingJobs = () =>
  sql<{ attempts: number; is_put_off: boolean }>`
    select attempts, run_at > now() as is_put_off from graphile_worker.jobs where task_identifier = 'send_mail'
  `.execute(db);

test('lapsed orders are ended and reminders sent every minute', () => {
  const timed = Object.fromEntries(TIMETABLE.map(({ task, match }) => [task, match]));
  expect(timed).toMatchObject({ sweep_lapsed_orders: '* * * * *', remind_of_expiry: '* * * * *' });
  const tasks = listTasks({
    db,
    transport: openMailTransport({ dataDir: folder }),
    log,
    provider: fictitiousProvider,
    publicUrl: 'https://portal.example',
  });
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(Object.keys(timed)));
});

test('a mail that cannot be sent waits for its next try and holds up no order', async () => {
  // A letter box in a folder that cannot be made.
  await aWorker('/dev/null');
  const { order } = await anOrder(app, await aDealer(app), { vehicles: 2 });
  expect(order.status).toBe('PENDING');
  await vi.waitFor(async () => {
    const { rows } = await waitingJobs();
    expect(rows).toEqual(Array(2).fill({ attempts: 1, is_put_off: true }));
  }, 10_000);
  expect(await unsent()).toBe(2);
});

test('after the trouble is over every mail goes out once, whoever works', async () => {
  await anOrder(app, await aDealer(app));
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  await Promise.all([aWorker(folder), aWorker(folder)]);
  await vi.waitFor(async () => expect(await unsent()).toBe(0), 10_000);
  expect(await readdir(join(folder, 'mail'))).toHaveLength(4);
  expect((await waitingJobs()).rows).toEqual([]);
});
