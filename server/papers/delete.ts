import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';

/** Deletes a paper. Its dealer may do so while PENDING: later it belongs to the decision on the account. */
export async function deletePaper(tx: Transaction<DB>, user: User, id: string): Promise<void> {
  const paper = await tx
    .selectFrom('dealer_papers')
    .innerJoin('dealers', 'dealers.id', 'dealer_papers.dealer_id')
    .select(['dealers.id as dealerId', 'dealers.status', 'file_name as fileName'])
    .where('dealer_papers.id', '=', id)
    // With the dealer, because a clerk may be deciding on the account.
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isOwn = paper !== undefined && paper.dealerId === user.dealer?.id;
  if (!paper || (user.role !== 'admin' && !isOwn)) throw new Failure('NOT_FOUND');
  if (user.role !== 'admin' && paper.status !== 'PENDING') throw new Failure('ADMIN_ONLY');
  await tx.deleteFrom('dealer_papers').where('id', '=', id).execute();
  await record(tx, user, {
    action: 'PAPER_DELETED',
    subjectId: paper.dealerId,
    before: { paperId: id, fileName: paper.fileName },
  });
}
