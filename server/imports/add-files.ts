import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { IMPORT_FILES_MAX, UPLOAD_MAX_BYTES } from '../../contract/upload-figures.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import type { Database } from '../db.ts';
import { Failure, fieldFailure } from '../failure.ts';
import type { ReceivedFile } from '../files/receive-files.ts';
import type { Storage } from '../files/storage.ts';
import { IMPORT_MINUTES, importKey } from '../files/stored-files.ts';

/** Attempts to import a file: after a crash, or when the disk or the database failed. */
const ATTEMPTS = 5;

/** A file that waits in the storage. `storageId` is null if it was too large to be stored. */
interface WaitingFile {
  fileName: string;
  storageId: string | null;
}

/**
 * Puts the files into the storage, outside any transaction. It plans their removal first, as `putFiles` does; `addFiles`
 * cancels it.
 */
export async function putZips(
  db: Database,
  storage: Storage,
  received: readonly ReceivedFile[],
): Promise<WaitingFile[]> {
  const waiting: WaitingFile[] = [];
  // One after the other: a request may hold a hundred files.
  for (const { fileName, path } of received) {
    const storageId = path === null ? null : randomUUID();
    if (path !== null && storageId !== null) {
      await sql`
        insert into file_removals (storage_id, kind, due_at)
        values (${storageId}, 'import', now() + make_interval(mins => ${IMPORT_MINUTES}))
      `.execute(db);
      await storage.put(importKey(storageId), path, { contentType: 'application/zip' });
    }
    waiting.push({ fileName, storageId });
  }
  return waiting;
}

/** Starts an import with these files, and returns its id. */
export async function startImport(
  tx: Transaction<DB>,
  user: AdminUser,
  files: readonly WaitingFile[],
  isDryRun: boolean,
): Promise<string> {
  const started = await sql<{ id: string }>`
    insert into imports (started_by, is_dry_run) values (${user.id}, ${isDryRun}) returning id
  `.execute(tx);
  const [added] = started.rows;
  if (!added) throw new Failure('INTERNAL');
  await addFiles(tx, user, added.id, files);
  return added.id;
}

/**
 * Adds stored files to an import, and the job of each. A file takes the place of a failed one of the same name. If the file that
 * was sent under the id `sentAs` is there already, nothing is added. Throws NOT_FOUND, and VALIDATION_FAILED when the import has
 * no room.
 */
export async function addFiles(
  tx: Transaction<DB>,
  user: AdminUser,
  importId: string,
  files: readonly WaitingFile[],
  sentAs?: string,
): Promise<void> {
  // One addition after the other, so that each sees the rows of those before it.
  const locked = await sql`
    update imports set settled_at = null where id = ${importId}
  `.execute(tx);
  if (locked.numAffectedRows === 0n) throw new Failure('NOT_FOUND');
  // What `putZips` has stored is removed as it was planned.
  if (sentAs !== undefined && (await isThere(tx, importId, sentAs))) return;
  await keepZips(tx, files);
  for (const file of files) await addFile(tx, user, importId, file, sentAs);
  const names = files.map(({ fileName }) => fileName);
  await sql`
    delete from import_expected_files where import_id = ${importId} and file_name = any(${names})
  `.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from import_files where import_id = ${importId}
  `.execute(tx);
  if ((counted.rows[0]?.count ?? 0) > IMPORT_FILES_MAX) throw fieldFailure('files', 'TOO_MANY_FILES');
}

/** Whether the import has the file that was sent under this id. A failed one may be sent again. */
async function isThere(tx: Transaction<DB>, importId: string, sentAs: string): Promise<boolean> {
  const found = await sql`
    select from import_files where import_id = ${importId} and sent_as = ${sentAs} and state <> 'failed'
  `.execute(tx);
  return found.rows.length > 0;
}

/** Cancels the removals that `putZips` planned. */
async function keepZips(tx: Transaction<DB>, files: readonly WaitingFile[]): Promise<void> {
  const storageIds = files.flatMap(({ storageId }) => storageId ?? []);
  const kept = await sql`
    delete from file_removals where storage_id = any(${storageIds}) and decided_at is null
  `.execute(tx);
  // The job has removed a file because the upload took too long.
  if (kept.numAffectedRows !== BigInt(storageIds.length)) throw new Failure('UNAVAILABLE');
}

async function addFile(
  tx: Transaction<DB>,
  user: AdminUser,
  importId: string,
  { fileName, storageId }: WaitingFile,
  sentAs: string | null = null,
): Promise<void> {
  const isTooLarge = storageId === null;
  const state = isTooLarge ? 'failed' : 'waiting';
  const reason = isTooLarge ? 'TOO_LARGE' : null;
  const params = JSON.stringify(isTooLarge ? { maxBytes: UPLOAD_MAX_BYTES } : {});
  const finishedAt = isTooLarge ? sql`now()` : sql`null::timestamptz`;
  const replaced = await sql<{ id: string }>`
    update import_files
    set
      added_by = ${user.id}, sent_as = ${sentAs}, state = ${state}, storage_id = ${storageId}, vin = null, name = null, skipped = '[]',
      reason = ${reason}, entry = null, params = ${params}::jsonb, finished_at = ${finishedAt}
    where id = (
      select id
      from import_files
      where import_id = ${importId} and file_name = ${fileName} and state = 'failed'
      order by place
      limit 1
    )
    returning id
  `.execute(tx);
  const id = replaced.rows[0]?.id ?? (await insertFile());
  if (!isTooLarge) await addJob(tx, id);

  async function insertFile(): Promise<string | undefined> {
    const inserted = await sql<{ id: string }>`
      insert into import_files (
        import_id, file_name, added_by, sent_as, state, storage_id, reason, params, finished_at
      )
      values (
        ${importId}, ${fileName}, ${user.id}, ${sentAs}, ${state}, ${storageId}, ${reason}, ${params}::jsonb, ${finishedAt}
      )
      returning id
    `.execute(tx);
    return inserted.rows[0]?.id;
  }
}

/**
 * Imports the file a minute later, with all attempts. The storage is away: that is no fault of the file, however long it
 * takes. The job that runs now loses its key to the new one.
 */
export async function postponeFile(db: Database, id: string): Promise<void> {
  await addJob(db, id, sql`now() + interval '1 minute'`);
}

const addJob = (db: Database, id: string | undefined, runAt = sql<unknown>`now()`) =>
  sql`
    select graphile_worker.add_job(
      'import_file', json_build_object('id', ${id}::text), job_key => ${`import ${id}`}, run_at => ${runAt},
      max_attempts => ${ATTEMPTS}
    )
  `.execute(db);
