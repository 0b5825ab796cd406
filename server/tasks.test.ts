import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer } from '../fixtures/dealers.ts';
import { anOrder, letLapse } from '../fixtures/orders.ts';
import { releaseJobs } from './jobs/release.ts';
import { startWorker } from './jobs/worker.ts';
import { slowness } from '../scripts/slowness.js';
import { enqueueMail, requeueMail } from './mail/queue.ts';
import { orderPayload } from './mail/samples.ts';
import { type MailTransport, openMailTransport } from './mail/transport.ts';
import { fictitiousProvider } from './provider.ts';
import { listTasks, TIMETABLE } from './tasks.ts';

const PATIENCE_MS = 10_000 * slowness();

const { db, pool } = await createTestDatabase();
const app = await testApp({ db });
const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const log = pino({ level: 'silent' });

const tasksOf = (transport: MailTransport) =>
  listTasks({
    db,
    networkKey: app.deps.networkKey,
    files: app.deps.files,
    scratchFolder: app.deps.scratchFolder,
    transport,
    log,
    provider: fictitiousProvider,
    publicUrl: 'https://portal.example',
  });

/** A worker, as every server of the portal has one. Without another transport it writes the mails into `dataDir`. */
async function aWorker(dataDir: string, transport = openMailTransport({ dataDir })): Promise<void> {
  const worker = await startWorker({ pool, tasks: tasksOf(transport), timetable: TIMETABLE, log });
  onTestFinished(() => worker.stop());
}

const KINDS = Object.keys(tasksOf(openMailTransport({ dataDir: folder })));

const unsent = async () =>
  (await db.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute()).length;
const waitingJobs = () =>
  sql<{ attempts: number; is_put_off: boolean }>`
    select attempts, run_at > now() as is_put_off from graphile_worker.jobs where task_identifier = 'send_mail'
  `.execute(db);

test('lapsed orders are ended and reminders sent every minute', () => {
  const timed = Object.fromEntries(TIMETABLE.map(({ task, match }) => [task, match]));
  expect(timed).toMatchObject({ sweep_lapsed_orders: '* * * * *', remind_of_expiry: '* * * * *' });
  expect(KINDS).toEqual(expect.arrayContaining(Object.keys(timed)));
});

test('a job removes unused files every minute', () => {
  expect(TIMETABLE).toContainEqual(
    expect.objectContaining({ task: 'remove_unused_files', match: '* * * * *' }),
  );
});

test('every kind of queued job is run', async () => {
  await anOrder(app, await aDealer(app));
  const queued = await sql<{ kind: string }>`
    select distinct task_identifier as kind from graphile_worker.jobs order by 1
  `.execute(db);
  expect(queued.rows.map(({ kind }) => kind)).toEqual(['send_mail']);
  expect(KINDS).toEqual(expect.arrayContaining(queued.rows.map(({ kind }) => kind)));
  await sql`delete from graphile_worker._private_jobs; delete from mail_outbox`.execute(db);
});

test('sixty mails that wait for a dead mail server delay no lapse', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  await sql`delete from graphile_worker._private_jobs; delete from mail_outbox`.execute(db);
  await db.transaction().execute(async (tx) => {
    for (let queued = 0; queued < 60; queued += 1)
      await enqueueMail(tx, 'newOrder', 'provider', orderPayload());
  });
  let answer = () => {};
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('nowhere');
  });
  let waiting = 0;
  await aWorker(folder, {
    send: () => {
      waiting += 1;
      return answered;
    },
    close: () => {},
  });
  onTestFinished(() => answer());
  await vi.waitFor(() => expect(waiting).toBe(2), PATIENCE_MS);

  await letLapse(app, order.id);
  await sql`select graphile_worker.add_job('sweep_lapsed_orders')`.execute(db);
  await vi.waitFor(async () => {
    const stored = await db.selectFrom('orders').select('status').where('id', '=', order.id).execute();
    expect(stored).toEqual([{ status: 'CANCELLED' }]);
  }, PATIENCE_MS);
  answer();
  await vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENCE_MS);
  await sql`delete from graphile_worker._private_jobs; delete from mail_outbox`.execute(db);
});

test('a mail that cannot be sent waits for its retry and delays no order', async () => {
  // A mail folder that cannot be created.
  await aWorker('/dev/null');
  const { order } = await anOrder(app, await aDealer(app), { vehicles: 2 });
  expect(order.status).toBe('PENDING');
  await vi.waitFor(async () => {
    const { rows } = await waitingJobs();
    expect(rows).toEqual(Array(2).fill({ attempts: 1, is_put_off: true }));
  }, PATIENCE_MS);
  expect(await unsent()).toBe(2);
});

test('after a failure every mail is sent once, by any server', async () => {
  await anOrder(app, await aDealer(app));
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  await Promise.all([aWorker(folder), aWorker(folder)]);
  await vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENCE_MS);
  expect(await readdir(join(folder, 'mail'))).toHaveLength(4);
  // A job ends after its mail is marked as sent.
  await vi.waitFor(async () => expect((await waitingJobs()).rows).toEqual([]), PATIENCE_MS);
});

test('the mail of a killed server is sent by another, and a mail that may be in progress is left alone', async () => {
  expect(TIMETABLE.map(({ task }) => task)).toContain('release_jobs');
  await anOrder(app, await aDealer(app));
  await sql`
    update graphile_worker._private_jobs
    set locked_by = 'worker ' || id,
      locked_at = now() - case when id % 2 = 0 then interval '11 minutes' else interval '9 minutes' end
  `.execute(db);
  await releaseJobs(db);
  await aWorker(folder);
  await vi.waitFor(async () => expect(await unsent()).toBe(1), PATIENCE_MS);
  // A job ends after its mail is marked as sent.
  await vi.waitFor(async () => expect((await waitingJobs()).rows).toHaveLength(1), PATIENCE_MS);

  await releaseJobs(db, 0);
  await vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENCE_MS);
});

test('a mail whose last attempt fails is marked within a minute, and is sent when a clerk sends it again', async () => {
  expect(TIMETABLE).toContainEqual(
    expect.objectContaining({ task: 'mark_failed_mails', match: '* * * * *' }),
  );
  await sql`delete from graphile_worker._private_jobs; delete from mail_outbox`.execute(db);
  await db.transaction().execute((tx) => enqueueMail(tx, 'newOrder', 'provider', orderPayload()));
  await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(db);
  const attempts: string[] = [];
  let answer = (): Promise<string> => Promise.reject(new Error('550 5.1.1 mailbox unavailable'));
  await aWorker(folder, {
    send: (_, name) => {
      attempts.push(name);
      return answer();
    },
    close: () => {},
  });
  await vi.waitFor(async () => {
    await sql`select graphile_worker.add_job('mark_failed_mails', job_key => 'mark_failed_mails')`.execute(
      db,
    );
    const marked = await db.selectFrom('mail_outbox').select('failure').execute();
    expect(marked).toEqual([{ failure: '550 5.1.1 mailbox unavailable' }]);
  }, PATIENCE_MS);
  expect(attempts).toHaveLength(1);

  answer = () => Promise.resolve('nowhere');
  const { id } = await db.selectFrom('mail_outbox').select('id').executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => requeueMail(tx, id));
  await vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENCE_MS);
  expect(attempts).toHaveLength(2);
  await sql`delete from graphile_worker._private_jobs; delete from mail_outbox`.execute(db);
});
