import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Change } from '../../contract/import-jobs.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { type Database, inTransaction } from '../db.ts';
import { inScratchFolder } from '../files/scratch-folder.ts';
import { isUnavailable } from '../failure.ts';
import type { Storage } from '../files/storage.ts';
import { importKey } from '../files/stored-files.ts';
import { postponeFile } from './add-files.ts';
import { readDelivery } from './read-delivery.ts';
import { ImportRejected } from './rejected.ts';
import { storeDelivery, tryDelivery } from './store-delivery.ts';

export interface ImportDeps {
  db: Database;
  files: Storage;
  /** Uploads are unpacked here. */
  scratchFolder: string;
  log: { error(fields: object, message: string): void };
}

interface ClaimedFile {
  id: string;
  storageId: string;
  isDryRun: boolean;
  actor: Actor;
}

interface Outcome {
  vin: string;
  vehicleId: string | null;
  name: string;
  replaced: boolean;
  changes: Change[];
  skipped: string[];
}

const Job = z.object({ id: z.uuid() });

/** How often the worker has begun the job, and how often it may. */
interface Attempt {
  job: { attempts: number; max_attempts: number };
}

/** Another attempt has ended the file while this one was at work. Nothing of this one is stored. */
class AlreadyEnded extends Error {}

/**
 * The job `import_file`. It may run twice, even at the same time, after a server was killed or taken for dead: the
 * transaction that stores the vehicle also ends the file, and only the first such transaction commits.
 */
export function importFileTask(deps: ImportDeps) {
  return async (payload: unknown, { job }: Attempt) => {
    const file = await claim(deps.db, Job.parse(payload).id);
    if (!file) return;
    try {
      await attempt(deps, file, job);
    } catch (error) {
      if (!(error instanceof AlreadyEnded)) throw error;
    }
  };
}

/** Imports the file, or ends it with the reason why it fails. Throws AlreadyEnded, and what the worker repeats. */
async function attempt(
  deps: ImportDeps,
  file: ClaimedFile,
  { attempts, max_attempts: most }: Attempt['job'],
): Promise<void> {
  try {
    await importFile(deps, file);
  } catch (error) {
    if (error instanceof AlreadyEnded) throw error;
    if (error instanceof ImportRejected) return fail(deps.db, file, error);
    if (isUnavailable(error)) return postponeFile(deps.db, file.id);
    // The worker tries again, as long as attempts are left.
    if (attempts < most) throw error;
    deps.log.error({ err: error, file: file.id }, 'a ZIP could not be imported');
    await fail(deps.db, file, new ImportRejected('INTERNAL'));
  }
}

/** Marks the file as running and returns it; undefined if it has ended. */
async function claim(db: Database, id: string): Promise<ClaimedFile | undefined> {
  const claimed = await sql<{
    storageId: string | null;
    isDryRun: boolean;
    userId: string | null;
    email: string | null;
  }>`
    update import_files
    set state = 'running'
    from imports, import_files files
    left join users on users.id = files.added_by
    where import_files.id = ${id}
      and files.id = import_files.id
      and imports.id = import_files.import_id
      and import_files.state in ('waiting', 'running')
    returning
      import_files.storage_id as "storageId",
      imports.is_dry_run as "isDryRun",
      users.id as "userId",
      users.email
  `.execute(db);
  const [file] = claimed.rows;
  if (!file?.storageId) return undefined;
  const { storageId, isDryRun, userId, email } = file;
  // The account may have been deleted since the upload.
  const actor = userId !== null && email !== null ? { id: userId, email, role: 'admin' as const } : 'system';
  return { id, storageId, isDryRun, actor };
}

async function importFile({ db, files, scratchFolder }: ImportDeps, file: ClaimedFile): Promise<void> {
  await inScratchFolder(scratchFolder, async (folder) => {
    const zipPath = join(folder, 'vehicle.zip');
    const stored = await files.open(importKey(file.storageId));
    if (!stored) throw new Error(`the ZIP ${file.storageId} is not in the storage`);
    await pipeline(stored.stream, createWriteStream(zipPath));
    const delivery = await readDelivery(zipPath, folder);
    const { vin, make, model, skipped } = delivery;
    const known = { vin, name: `${make} ${model}`, skipped };
    const context = { db, files, scratchFolder: folder, actor: file.actor };
    if (file.isDryRun) {
      const { vehicleId, changes } = await tryDelivery(context, delivery);
      await inTransaction(db, (tx) =>
        finish(tx, file, { ...known, vehicleId, replaced: vehicleId !== null, changes }),
      );
    } else {
      await storeDelivery(
        {
          ...context,
          andThen: (tx, { vehicle, replaced, changes }) =>
            finish(tx, file, { ...known, vehicleId: vehicle.id, replaced, changes }),
        },
        delivery,
      );
    }
  });
}

const finish = (tx: Transaction<DB>, file: ClaimedFile, outcome: Outcome) =>
  end(
    tx,
    file,
    sql`
      state = 'done', vin = ${outcome.vin}, vehicle_id = ${outcome.vehicleId}, name = ${outcome.name},
      is_replaced = ${outcome.replaced}, changes = ${JSON.stringify(outcome.changes)}::jsonb,
      skipped = ${JSON.stringify(outcome.skipped)}::jsonb
    `,
  );

async function fail(db: Database, file: ClaimedFile, { reason, entry, params }: ImportRejected) {
  await inTransaction(db, async (tx) => {
    // A clerk who has settled the import has not seen this failure. Its row comes first, as where files are added.
    await sql`
      update imports
      set settled_at = null
      where id = (select import_id from import_files files where files.id = ${file.id})
    `.execute(tx);
    await end(
      tx,
      file,
      sql`
        state = 'failed', vin = ${params.vin ?? null}, reason = ${reason}, entry = ${entry},
        params = ${JSON.stringify(params)}::jsonb
      `,
    );
  });
}

/** Ends the file, once, and plans the removal of its ZIP. */
async function end(
  tx: Transaction<DB>,
  { id, storageId }: ClaimedFile,
  outcome: RawBuilder<unknown>,
): Promise<void> {
  const ended = await sql`
    update import_files
    set ${outcome}, storage_id = null, finished_at = now()
    where id = ${id} and state = 'running' and storage_id = ${storageId}
  `.execute(tx);
  if (ended.numAffectedRows === 0n) throw new AlreadyEnded();
  await sql`insert into file_removals (storage_id, kind) values (${storageId}, 'import')`.execute(tx);
}
