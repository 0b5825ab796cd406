import { sql } from 'kysely';
import type { Database } from '../db.ts';
import type { Storage } from '../files/storage.ts';
import { removeUnusedFiles as removeIfUnused } from '../files/stored-files.ts';

/** A content without a vehicle may belong to an import at work: it is left alone for so long. */
export const UNUSED_FILES_GRACE_MINUTES = 10;

/** Removes contents that no vehicle shows: the job after a deletion, which also tidies up after an import that died. */
export async function removeUnusedFiles(db: Database, files: Storage): Promise<void> {
  const unused = await sql<{ sha256: string }>`
    select sha256
    from stored_files
    where created_at <= now() - make_interval(mins => ${UNUSED_FILES_GRACE_MINUTES})
      and not exists (select from vehicle_media where vehicle_media.sha256 = stored_files.sha256)
  `.execute(db);
  await removeIfUnused(
    db,
    files,
    unused.rows.map(({ sha256 }) => sha256),
  );
}
