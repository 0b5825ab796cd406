import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';
import type { Storage } from './storage.ts';
import { keysOf } from './stored-files.ts';

/** A removal that failed, or whose server was killed, is retried after this time. */
const RETRY_MINUTES = 5;
/** Limits the parallel requests to the storage. A picture has four files. */
const BATCH_SIZE = 10;

interface Removal {
  id: string;
  storageId: string;
  kind: 'image' | 'pdf' | 'paper' | 'import';
}

/**
 * A job: removes the files that no medium shows, those of deleted papers, and ZIPs whose import has ended. It commits the decision before it calls the storage. It
 * throws after a batch in which the storage failed; the next run does the other batches.
 */
export async function removeUnusedFiles(db: Database, storage: Storage): Promise<void> {
  for (;;) {
    const { claimed, removals } = await inTransaction(db, decide);
    if (claimed === 0) return;
    const outcomes = await Promise.allSettled(removals.map((removal) => remove(db, storage, removal)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (errors.length > 0) throw new AggregateError(errors, `the storage kept ${errors.length} unused files`);
  }
}

async function remove(db: Database, storage: Storage, removal: Removal): Promise<void> {
  await Promise.all(keysOf(removal).map((key) => storage.remove(key)));
  await db.deleteFrom('file_removals').where('id', '=', removal.id).execute();
}

/**
 * Claims due removals, cancels those whose content is shown again, and deletes the rows of contents that no
 * medium shows.
 */
async function decide(tx: Transaction<DB>): Promise<{ claimed: number; removals: Removal[] }> {
  const claimed = await claim(tx);
  if (claimed.length === 0) return { claimed: 0, removals: [] };
  // An import that adds a medium locks the row of its content. Then the removal stays claimed and is retried
  // later.
  const locked = await sql<{ sha256: string }>`
    select stored_files.sha256
    from stored_files
    join file_removals on file_removals.storage_id = stored_files.storage_id
    where file_removals.id = any(${claimed})
    for update of stored_files skip locked
  `.execute(tx);
  const sha256s = locked.rows.map(({ sha256 }) => sha256);
  // A separate statement: only its later snapshot contains the media that were committed before the lock.
  await sql`
    delete from stored_files
    where sha256 = any(${sha256s})
      and not exists (select from vehicle_media where vehicle_media.sha256 = stored_files.sha256)
  `.execute(tx);
  await sql`
    delete from file_removals
    where id = any(${claimed})
      and storage_id in (select storage_id from stored_files where sha256 = any(${sha256s}))
  `.execute(tx);
  const decided = await sql<Removal>`
    update file_removals
    set decided_at = coalesce(decided_at, now())
    where id = any(${claimed})
      and not exists (select from stored_files where stored_files.storage_id = file_removals.storage_id)
    returning id, storage_id as "storageId", kind
  `.execute(tx);
  return { claimed: claimed.length, removals: decided.rows };
}

async function claim(tx: Transaction<DB>): Promise<string[]> {
  const claimed = await sql<{ id: string }>`
    with due as materialized (
      select id
      from file_removals
      where due_at <= now()
      order by due_at
      limit ${BATCH_SIZE}
      for update skip locked
    )
    update file_removals
    set due_at = now() + make_interval(mins => ${RETRY_MINUTES})
    from due
    where file_removals.id = due.id
    returning file_removals.id
  `.execute(tx);
  return claimed.rows.map(({ id }) => id);
}
