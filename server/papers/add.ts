import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { PAPERS_MAX } from '../../contract/paper-figures.ts';
import type { Paper } from '../../contract/papers.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import type { Database } from '../db.ts';
import { requireAccess } from '../dealers/lock-company.ts';
import { Failure, fieldFailure } from '../failure.ts';
import type { Storage } from '../files/storage.ts';
import { CONTENT_TYPE, IMPORT_MINUTES, paperKey } from '../files/stored-files.ts';
import { isoInstant } from '../iso-instant.ts';
import type { CheckedPaper } from './check.ts';

/** Refuses a paper for which there is no room before the work on it begins. `addPaper` has the last word. */
export async function requireRoom(db: Database, dealerId: string): Promise<void> {
  const taken = await db
    .selectFrom('dealer_papers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dealer_id', '=', dealerId)
    .executeTakeFirstOrThrow();
  if (taken.count >= PAPERS_MAX) throw noRoom();
}

/**
 * Puts the file into the storage, outside any transaction, and returns its id there. It plans the removal first, as
 * `putFiles` does; `addPaper` cancels it.
 */
export async function putPaper(
  db: Database,
  storage: Storage,
  { path, kind }: CheckedPaper,
): Promise<string> {
  const storageId = randomUUID();
  await db
    .insertInto('file_removals')
    .values({
      storage_id: storageId,
      kind: 'paper',
      due_at: sql<string>`now() + make_interval(mins => ${IMPORT_MINUTES})`,
    })
    .execute();
  await storage.put(paperKey(storageId), path, { contentType: CONTENT_TYPE[kind] });
  return storageId;
}

/** Adds a stored file to the papers of the user's dealer, at the first free place. Throws VALIDATION_FAILED when none is free. */
export async function addPaper(
  tx: Transaction<DB>,
  user: DealerUser,
  { fileName, kind, byteSize }: CheckedPaper,
  storageId: string,
): Promise<Paper> {
  const dealerId = user.dealer.id;
  // One addition after the other, so that each sees the places that those before it have taken.
  await sql`select id from dealers where id = ${dealerId} for no key update`.execute(tx);
  await requireAccess(tx, user);
  const kept = await sql`
    delete from file_removals where storage_id = ${storageId} and decided_at is null
  `.execute(tx);
  // The job has removed the file because the upload took too long.
  if (kept.numAffectedRows !== 1n) throw new Failure('UNAVAILABLE');
  const added = await sql<Paper>`
    insert into dealer_papers (dealer_id, place, file_name, kind, byte_size, storage_id)
    select ${dealerId}, min(place), ${fileName}, ${kind}, ${byteSize}, ${storageId}
    from generate_series(1, ${PAPERS_MAX}::int) as place
    where place not in (select taken.place from dealer_papers taken where taken.dealer_id = ${dealerId})
    having count(*) > 0
    returning id, file_name as "fileName", kind, byte_size as "byteSize", ${isoInstant('created_at')} as "uploadedAt"
  `.execute(tx);
  const [paper] = added.rows;
  if (!paper) throw noRoom();
  await record(tx, user, {
    action: 'PAPER_ADDED',
    subjectId: dealerId,
    after: { paperId: paper.id, fileName },
  });
  return paper;
}

const noRoom = () => fieldFailure('file', 'TOO_MANY_PAPERS');
