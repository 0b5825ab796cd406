import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { lockOrder } from '../orders/lock.ts';
import { nameProof } from './add.ts';

/** Deletes a document that was added by mistake. The audit log keeps its name and its day. */
export async function deleteDocument(
  tx: Transaction<DB>,
  admin: AdminUser,
  { id, documentId }: { id: string; documentId: string },
): Promise<void> {
  if (!(await lockOrder(tx, id, 'all'))) throw new Failure('NOT_FOUND');
  const deleted = await tx
    .deleteFrom('order_documents')
    .where('id', '=', documentId)
    .where('order_id', '=', id)
    .returning(['file_name as fileName', 'dated_on as date'])
    .executeTakeFirst();
  if (!deleted) throw new Failure('NOT_FOUND');
  await nameProof(tx, id);
  await record(tx, admin, {
    action: 'ORDER_DOCUMENT_DELETED',
    subjectId: id,
    before: { documentId, ...deleted },
  });
}
