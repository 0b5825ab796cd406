import { sql } from 'kysely';
import type { Paper } from '../../contract/papers.ts';
import type { User } from '../actor.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import type { FileKind } from '../files/content.ts';
import { isoInstant } from '../iso-instant.ts';
import { isInScope, scopeOf } from '../scope.ts';

/** The dealer whose papers a user may list. A dealer sees their own alone; an admin has to name the dealer. */
export function dealerOfList(user: User, wanted: string | undefined): string {
  const dealerId = user.role === 'admin' ? wanted : user.dealer.id;
  if (dealerId === undefined || (wanted !== undefined && wanted !== dealerId)) throw new Failure('NOT_FOUND');
  return dealerId;
}

/** The papers of a dealer, oldest first. Throws NOT_FOUND if there is no such dealer. */
export async function findPapers(db: Database, dealerId: string): Promise<Paper[]> {
  const dealer = await sql`select from dealers where id = ${dealerId}`.execute(db);
  if (dealer.rows.length === 0) throw new Failure('NOT_FOUND');
  const found = await sql<Paper>`
    select id, file_name as "fileName", kind, byte_size as "byteSize", ${isoInstant('created_at')} as "uploadedAt"
    from dealer_papers
    where dealer_id = ${dealerId}
    order by created_at, place
  `.execute(db);
  return found.rows;
}

interface PaperFile {
  fileName: string;
  kind: FileKind;
  storageId: string;
}

/** The file of a paper that the user may read. */
export async function findPaperFile(db: Database, user: User, id: string): Promise<PaperFile> {
  const found = await sql<PaperFile>`
    select file_name as "fileName", kind, storage_id as "storageId"
    from dealer_papers
    where id = ${id} and ${isInScope(scopeOf(user), sql`dealer_id`)}
  `.execute(db);
  const [file] = found.rows;
  if (!file) throw new Failure('NOT_FOUND');
  return file;
}
