import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { keepingLock } from './keep-lock.ts';

/** Few jobs at the same time in each runner, because requests have priority. */
const CONCURRENCY = 2;
const RESTART_MS = 5_000;
/** Jobs that have not finished by then run again after the next start (docs/operations.md). */
export const JOBS_STOP_MS = 10_000;
const afterStopMs = () => sleep(JOBS_STOP_MS, undefined, { ref: false });

export interface WorkerOptions {
  pool: pg.Pool;
  tasks: TaskList;
  /** Timed jobs. */
  timetable: CronItem[];
  log: Log;
  /** Ends the wait of a stop for the running jobs of a runner. */
  stopLimit?: () => Promise<unknown>;
}

export interface Worker {
  /** Takes no more jobs and waits for running ones. Unfinished jobs run again after the next start. */
  stop(): Promise<void>;
}

/** These take seconds and much memory each, and must not delay mails. */
const HEAVY = new Set(['import_file']);

/**
 * Runs queued and timed jobs in this process, in separate runners, so that mails that wait for a mail server delay neither
 * timed jobs nor imports, and imports delay no mail. Several servers share the jobs.
 */
export async function startWorker({ tasks, timetable, ...options }: WorkerOptions): Promise<Worker> {
  const timedNames = new Set(timetable.map(({ task }) => task));
  const runnerOf = (name: string) => (timedNames.has(name) ? 'timed' : HEAVY.has(name) ? 'heavy' : 'light');
  const started: Worker[] = [];
  for (const runner of ['timed', 'light', 'heavy'] as const) {
    const own = Object.fromEntries(
      Object.entries(tasks)
        .filter(([name]) => runnerOf(name) === runner)
        .map(([name, task]) => [name, task && runner === 'heavy' ? keepingLock(task) : task]),
    );
    const ownTimetable = runner === 'timed' ? timetable : [];
    started.push(await keepRunning({ ...options, tasks: own, timetable: ownTimetable }));
  }
  return {
    async stop() {
      await Promise.all(started.map((worker) => worker.stop()));
    },
  };
}

/** Runs these jobs, and starts again when the runner gives up. */
async function keepRunning({ stopLimit = afterStopMs, ...options }: WorkerOptions): Promise<Worker> {
  let isStopping = false;
  let runner = await startRunner(options);
  const watch = async () => {
    while (!isStopping) {
      // Settles when the runner is stopped, or when it stops by itself because the database was unavailable for a long time.
      await runner.promise.catch((error: unknown) => options.log.error({ err: error }, 'jobs: stopped'));
      if (isStopping) return;
      await sleep(RESTART_MS, undefined, { ref: false });
      if (isStopping) return;
      runner = await startRunner(options).catch(() => runner);
      // stop() was called during the start and has stopped only the runner before.
      if (isStopping) await runner.stop().catch(() => {});
    }
  };
  const watched = watch();
  return {
    async stop() {
      isStopping = true;
      // stop() rejects if the runner has already stopped, and takes long if the database is unavailable.
      const stopped = runner.stop().catch(() => {});
      await Promise.race([Promise.all([stopped, watched]), stopLimit()]);
    },
  };
}

function startRunner({ pool, tasks, timetable, log }: WorkerOptions): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(timetable),
    concurrency: CONCURRENCY,
    // lifetime.ts handles the signals for the whole program.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error(`jobs: ${message}`);
      else if (level === 'warning') log.warn(`jobs: ${message}`);
      else log.debug(`jobs: ${message}`);
    }),
  });
}
