import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { record } from '../audit/record.ts';
import { requireAccess } from '../dealers/lock-company.ts';
import { Failure } from '../failure.ts';

/** Deletes a paper. Its dealer may do so while PENDING: later it belongs to the decision on the account. */
export async function deletePaper(tx: Transaction<DB>, user: User, id: string): Promise<void> {
  // With the dealer, because a clerk may be deciding on the account; first, because erasing a dealer locks their papers later.
  const dealer = await tx
    .selectFrom('dealers')
    .select(['id', 'status'])
    .where('id', '=', (papers) =>
      papers.selectFrom('dealer_papers').select('dealer_id').where('dealer_papers.id', '=', id),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isOwn = dealer !== undefined && dealer.id === user.dealer?.id;
  if (!dealer || (user.role !== 'admin' && !isOwn)) throw new Failure('NOT_FOUND');
  if (user.role !== 'admin' && dealer.status !== 'PENDING') throw new Failure('ADMIN_ONLY');
  if (user.role !== 'admin') await requireAccess(tx, user);
  const paper = await tx
    .deleteFrom('dealer_papers')
    .where('id', '=', id)
    .returning('file_name as fileName')
    .executeTakeFirst();
  if (!paper) throw new Failure('NOT_FOUND');
  await record(tx, user, {
    action: 'PAPER_DELETED',
    subjectId: dealer.id,
    before: { paperId: id, fileName: paper.fileName },
  });
}
