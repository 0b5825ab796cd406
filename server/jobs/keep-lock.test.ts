import { sql } from 'kysely';
import { run, type Task } from 'graphile-worker';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../fixtures/database.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { keepingLock } from './keep-lock.ts';
import { releaseJobs } from './release.ts';

const { db, pool } = await createTestDatabase();

test('a job that takes long is not released while its server works on it', async () => {
  const started: unknown[] = [];
  let finish = () => {};
  const atWork = new Promise<void>((resolve) => (finish = resolve));
  const task: Task = async () => {
    started.push(null);
    await atWork;
  };
  const runner = await run({
    pgPool: pool,
    taskList: { import_file: keepingLock(task, 20) },
    concurrency: 2,
    pollInterval: 20,
    noHandleSignals: true,
  });
  onTestFinished(async () => {
    finish();
    await runner.stop();
  });
  await sql`select graphile_worker.add_job('import_file')`.execute(db);
  await vi.waitFor(() => expect(started).toHaveLength(1), PATIENCE);
  const ageLock = () =>
    sql`update graphile_worker._private_jobs set locked_at = now() - interval '11 minutes'`.execute(db);
  await ageLock();
  await vi.waitFor(async () => {
    const { rows } = await sql<{ isFresh: boolean }>`
      select locked_at > now() - interval '1 minute' as "isFresh" from graphile_worker._private_jobs
    `.execute(db);
    expect(rows).toEqual([{ isFresh: true }]);
  }, PATIENCE);
  await releaseJobs(db);
  const { rows } = await sql`
    select from graphile_worker._private_jobs where locked_by is not null
  `.execute(db);
  expect(rows).toHaveLength(1);
});
