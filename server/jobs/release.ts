import { sql } from 'kysely';
import type { Database } from '../db.ts';

/** Far longer than any job takes: mails give up after a minute, statements after half of one. */
const LONGEST_JOB_MINUTES = 10;

/**
 * Gives back the jobs of servers that were killed at them, or lost their database: graphile-worker itself keeps such
 * a job for four hours. With 0 minutes all that are at work, for a server that has just started and is alone.
 */
export async function releaseJobs(db: Database, minutes = LONGEST_JOB_MINUTES): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by))
    from graphile_worker.jobs
    where locked_at <= now() - make_interval(mins => ${minutes})
  `.execute(db);
}
