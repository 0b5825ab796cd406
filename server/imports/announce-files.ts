import { sql, type Transaction } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import { fileNameOf } from '../../contract/file-name.ts';
import type { announceFiles as contract } from '../../contract/import-jobs.ts';
import { IMPORT_FILES_MAX } from '../../contract/upload-figures.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { fieldFailure } from '../failure.ts';

/**
 * Stores the names of files that will be sent, and begins the import if there is none with this id. A file that failed is
 * not stored again: its row says that a file is needed. The same call again says that they are still to come.
 * Throws VALIDATION_FAILED when the import has no room.
 */
export async function announceFiles(
  tx: Transaction<DB>,
  user: AdminUser,
  id: string,
  { isDryRun, fileNames }: Input<typeof contract>['body'],
): Promise<void> {
  await sql`
    insert into imports (id, started_by, is_dry_run) values (${id}, ${user.id}, ${isDryRun})
    on conflict (id) do update set settled_at = null
  `.execute(tx);
  await sql`
    insert into import_expected_files (import_id, file_name)
    select distinct ${id}::uuid, announced.name
    from unnest(${fileNames.map(fileNameOf)}::text[]) as announced (name)
    where not exists (
      select from import_files
      where import_id = ${id} and file_name = announced.name and state = 'failed'
    )
    on conflict (import_id, file_name) do update set announced_at = now()
  `.execute(tx);
  const counted = await sql<{ isFull: boolean }>`
    select
      (select count(*) from import_files where import_id = ${id})
        + (select count(*) from import_expected_files where import_id = ${id}) > ${IMPORT_FILES_MAX} as "isFull"
  `.execute(tx);
  if (counted.rows[0]?.isFull) throw fieldFailure('fileNames', 'TOO_MANY_FILES');
}
