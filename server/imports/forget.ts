import { sql } from 'kysely';
import { IMPORT_DAYS } from '../../contract/upload-figures.ts';
import type { Database } from '../db.ts';

/** Deletes old imports of which every file has ended. The changes of the vehicles stay in the audit log. */
export async function forgetImports(db: Database): Promise<void> {
  await sql`
    delete from imports
    where started_at < now() - make_interval(days => ${IMPORT_DAYS})
      and not exists (
        select from import_files
        where import_files.import_id = imports.id and state in ('waiting', 'running')
      )
  `.execute(db);
}
