import type { Task } from 'graphile-worker';

const MINUTE_MS = 60_000;

/**
 * A task that renews the lock of its job while it runs. Otherwise a job that takes longer than any other, such as the import of 300
 * large pictures on a busy machine, would be taken for that of a server that was killed, and would be started once more beside itself.
 */
export const keepingLock =
  (task: Task, everyMs = MINUTE_MS): Task =>
  async (payload, helpers) => {
    const { id, locked_by: lockedBy } = helpers.job;
    const renew = () =>
      helpers.query(
        'update graphile_worker._private_jobs set locked_at = now() where id = $1 and locked_by = $2',
        [id, lockedBy],
      );
    // The next renewal comes in time: a lock lasts ten minutes.
    const renewal = setInterval(() => void renew().catch(() => {}), everyMs);
    try {
      await task(payload, helpers);
    } finally {
      clearInterval(renewal);
    }
  };
