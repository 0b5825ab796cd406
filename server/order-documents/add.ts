import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import { ORDER_DOCUMENTS_MAX, takesArrivalProof } from '../../contract/arrival-proof.ts';
import type { AddedDocument } from '../../contract/order-documents.ts';
import type { DB } from '../../database/schema.ts';
import { type User } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import { record } from '../audit/record.ts';
import { requireAccess } from '../dealers/lock-company.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { lockOrder } from '../orders/lock.ts';
import type { CheckedPaper } from '../papers/check.ts';
import { findOrderToProve, findSameDocument, type OrderToProve } from './queries.ts';

/** A document that is ready to be added. `sha256` is that of the file as it was sent. */
export interface NewDocument {
  orderId: string;
  kind: AddedDocument['kind'];
  date: string;
  sha256: string;
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Refuses a proof that the order does not take. Before the work on the file begins, and again under the lock. */
export function requireWanted(order: OrderToProve, date: string): void {
  if (!takesArrivalProof(order)) throw fieldFailure('kind', 'PROOF_NOT_NEEDED');
  if (date > order.today) throw fieldFailure('date', 'DATE_IN_FUTURE');
  if (date < order.orderedOn) throw fieldFailure('date', 'OUT_OF_RANGE');
  if (order.documents >= ORDER_DOCUMENTS_MAX) throw fieldFailure('file', 'TOO_MANY_DOCUMENTS');
}

/** Adds a stored file to an order. A second request with the same file and day gets the document of the first. */
export async function addDocument(
  tx: Transaction<DB>,
  user: User,
  document: NewDocument,
  { paper, storageId }: { paper: CheckedPaper; storageId: string },
): Promise<AddedDocument> {
  const { orderId, kind, date, sha256 } = document;
  // One addition after the other, so that each sees those before it.
  if (!(await lockOrder(tx, orderId, scopeOf(user)))) throw new Failure('NOT_FOUND');
  // Again, since an upload may take minutes.
  if (user.role !== 'admin') await requireAccess(tx, user);
  const same = await findSameDocument(tx, user, document);
  // The file stays planned for removal.
  if (same) return same;
  requireWanted(await findOrderToProve(tx, user, orderId), date);
  const kept = await sql`
    delete from file_removals where storage_id = ${storageId} and decided_at is null
  `.execute(tx);
  // The job has removed the file because the upload took too long.
  if (kept.numAffectedRows !== 1n) throw new Failure('UNAVAILABLE');
  await sql`
    insert into order_documents (
      order_id, kind, dated_on, file_name, media_type, byte_size, storage_id, sha256, added_by, added_by_role
    )
    values (
      ${orderId}, ${kind}, ${date}, ${paper.fileName}, ${paper.kind}, ${paper.byteSize}, ${storageId}, ${sha256},
      ${user.id}, ${user.role}
    )
  `.execute(tx);
  await nameProof(tx, orderId);
  const added = await findSameDocument(tx, user, document);
  if (!added) throw new Error('the document was not added');
  await record(tx, user, {
    action: 'ORDER_DOCUMENT_ADDED',
    subjectId: orderId,
    after: { documentId: added.id, fileName: added.fileName, date },
  });
  return added;
}

/** Lets a locked order name the proof with the latest day; none if it has none. */
export async function nameProof(tx: Transaction<DB>, orderId: string): Promise<void> {
  await sql`
    update orders
    set arrival_proof_id = (
      select documents.id
      from order_documents documents
      where documents.order_id = orders.id and documents.kind = 'ARRIVAL_PROOF'
      order by documents.dated_on desc, documents.added_at desc, documents.id
      limit 1
    )
    where orders.id = ${orderId}
  `.execute(tx);
}
