import { setTimeout as sleep } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';

/** Half of a small machine: requests go first. */
const CONCURRENCY = 2;
const RESTART_MS = 5_000;
/** Jobs that are not done by then are done again after the next start. */
const STOP_MS = 10_000;

export interface WorkerOptions {
  pool: pg.Pool;
  tasks: TaskList;
  /** What is done by the clock. */
  timetable: CronItem[];
  log: Log;
}

export interface Worker {
  /** Takes no more jobs and waits for those at work; what they leave undone is done after the next start. */
  stop(): Promise<void>;
}

/** Works off queued and timed jobs, in this process. Several servers share the work. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  let isStopping = false;
  let runner = await startRunner(options);
  const watch = async () => {
    while (!isStopping) {
      // Settles when the runner is stopped, or gives up after the database was away for long.
      await runner.promise.catch((error: unknown) => options.log.error({ err: error }, 'jobs: stopped'));
      if (isStopping) return;
      await sleep(RESTART_MS, undefined, { ref: false });
      if (isStopping) return;
      runner = await startRunner(options).catch(() => runner);
    }
  };
  const watched = watch();
  return {
    async stop() {
      isStopping = true;
      // Throws when it has stopped by itself, and waits for long when the database is away.
      const stopped = runner.stop().catch(() => {});
      await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })]);
      await Promise.race([watched, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

function startRunner({ pool, tasks, timetable, log }: WorkerOptions): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(timetable),
    concurrency: CONCURRENCY,
    // The program as a whole has a lifetime, not its parts.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error(`jobs: ${message}`);
      else if (level === 'warning') log.warn(`jobs: ${message}`);
      else log.debug(`jobs: ${message}`);
    }),
  });
}
