import { sql } from 'kysely';
import { UPLOAD_TIMEOUT_MINUTES } from '../../contract/upload-figures.ts';
import { workRow } from '../work-rows.ts';

/** As long as the upload of one more file may take. */
const uploadTimeout = sql`make_interval(mins => ${UPLOAD_TIMEOUT_MINUTES})`;

/** Whether the files of the import with this id have ended, and no more of them can be on their way. */
export const filesHaveEnded = (importId: string) => sql<boolean>`not exists (
  select from import_files others
  where others.import_id = ${sql.ref(importId)}
    and (others.state in ('waiting', 'running') or others.finished_at > now() - ${uploadTimeout})
)`;

/** The imports of which files have failed, or have not arrived and are no longer sent, and that nobody has settled. */
export const INCOMPLETE_IMPORTS = sql`
    select ${workRow({
      subject: 'vehicleImport',
      id: sql`imports.id`,
      name: sql`coalesce(failed.name, missing.name)`,
      since: sql`least(failed.since, missing.since)`,
    })}
    from (
      select import_id, min(file_name) as name, min(finished_at) as since
      from import_files
      where state = 'failed'
      group by import_id
    ) as failed
    full join (
      select import_id, min(file_name) as name, min(announced_at) as since
      from import_expected_files
      where ${filesHaveEnded('import_expected_files.import_id')}
      group by import_id
      having max(announced_at) < now() - ${uploadTimeout}
    ) as missing using (import_id)
    join imports on imports.id = import_id
    where imports.settled_at is null and not imports.is_dry_run
  `;
