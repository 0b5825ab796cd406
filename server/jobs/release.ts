import { sql } from 'kysely';
import type { Database } from '../db.ts';

/**
 * Far longer than any job takes that does not renew its lock (`keep-lock.ts`): mails time out after one minute, statements after half
 * a minute.
 */
const LONGEST_JOB_MINUTES = 10;

/**
 * Unlocks the jobs of servers that were killed or lost their database while working on them. graphile-worker
 * itself keeps such a job locked for four hours. With 0 minutes it unlocks all locked jobs, for a server that
 * has just started and is the only one.
 */
export async function releaseJobs(db: Database, minutes = LONGEST_JOB_MINUTES): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by))
    from graphile_worker.jobs
    where locked_at <= now() - make_interval(mins => ${minutes})
  `.execute(db);
}
