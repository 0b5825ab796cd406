import type { AppDeps } from './app.ts';
import type { OpenDatabase } from './db.ts';
import type { Portal } from './find-database.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { openMailTransport } from './mail/transport.ts';
import { listTasks, TIMETABLE } from './tasks.ts';

/** Runs the jobs in this process. The caller stops them. */
export function runJobs(
  { config, log, stops }: Portal,
  { db, pool }: OpenDatabase,
  { networkKey, files, scratchFolder }: AppDeps,
): Promise<Worker> {
  const transport = openMailTransport(config);
  stops.push(async () => transport.close());
  const { provider, publicUrl } = config;
  return startWorker({
    pool,
    tasks: listTasks({ db, networkKey, files, scratchFolder, transport, log, provider, publicUrl }),
    timetable: TIMETABLE,
    log,
  });
}
