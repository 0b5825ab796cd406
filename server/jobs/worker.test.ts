import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../database/project-root.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { PATIENCE } from '../../fixtures/patience.ts';
import { JOBS_STOP_MS, startWorker } from './worker.ts';

const { pool } = await createTestDatabase();

test('the stop waits once for a job that does not finish', async () => {
  let begin = () => {};
  let finish = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  const stopLimit = vi.fn<() => Promise<void>>(() => ended);
  const worker = await startWorker({
    pool,
    tasks: {
      never_done: () => {
        begin();
        return finished;
      },
    },
    timetable: [],
    log: pino({ level: 'silent' }),
    stopLimit,
  });
  await pool.query("select graphile_worker.add_job('never_done')");
  await begun;
  let isStopped = false;
  const stopped = worker.stop().then(() => (isStopped = true));
  await pool.query('select');
  expect(isStopped).toBe(false);
  end();
  await stopped;
  // Once for each of the three runners.
  expect(stopLimit).toHaveBeenCalledTimes(3);
  finish();
  // The runner stores the end of the job before its database goes.
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select from graphile_worker.jobs');
    expect(rows).toEqual([]);
  }, PATIENCE);
});

test('docs/operations.md and the unit name the time that the stop gives jobs', () => {
  const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const seconds = JOBS_STOP_MS / 1_000;
  expect(read('docs/operations.md')).toContain(`for running jobs (at most ${seconds} seconds)`);
  expect(read('deploy/forecourt.service')).toContain(`jobs ${seconds}`);
});
