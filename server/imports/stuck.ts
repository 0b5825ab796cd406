import { sql } from 'kysely';
import type { Database } from '../db.ts';

/**
 * Ends the files whose job has used all its attempts without ending them, because each attempt killed its server, and
 * plans the removal of their ZIPs. An import that was settled before is open again. Removes these jobs.
 */
export async function failStuckFiles(db: Database): Promise<void> {
  await sql`
    with exhausted as (
      select id, key
      from graphile_worker.jobs
      where task_identifier = 'import_file' and attempts >= max_attempts and locked_at is null
    ),
    stuck as (
      select files.id, files.import_id, files.storage_id
      from import_files files
      join exhausted on exhausted.key = 'import ' || files.id
      where files.state in ('waiting', 'running')
      for update of files
    ),
    failed as (
      update import_files
      set state = 'failed', reason = 'INTERNAL', storage_id = null, finished_at = now()
      from stuck
      where stuck.id = import_files.id
    ),
    opened as (
      update imports set settled_at = null where id in (select import_id from stuck)
    ),
    planned as (
      insert into file_removals (storage_id, kind) select storage_id, 'import' from stuck
    )
    select graphile_worker.complete_jobs(array_agg(id)) from exhausted
  `.execute(db);
}
