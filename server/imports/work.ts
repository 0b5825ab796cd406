import { sql } from 'kysely';
import { workRow } from '../work-rows.ts';

/** The imports with failed files that nobody has settled. */
export const FAILED_IMPORTS = sql`
    select ${workRow({
      subject: 'vehicleImport',
      id: sql`imports.id`,
      name: sql`failed.name`,
      since: sql`failed.since`,
    })}
    from (
      select import_id, min(file_name) as name, min(finished_at) as since
      from import_files
      where state = 'failed'
      group by import_id
    ) as failed
    join imports on imports.id = failed.import_id
    where imports.settled_at is null and not imports.is_dry_run
  `;
