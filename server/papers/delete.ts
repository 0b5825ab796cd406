import { sql, type Transaction } from 'kysely';
import { PAPER_DAYS } from '../../contract/paper-figures.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { record } from '../audit/record.ts';
import type { Database } from '../db.ts';
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

/**
 * Deletes the papers of dealers who have been approved or refused for long enough. A paper that was uploaded after the
 * decision is stored as long from then on.
 */
export async function forgetPapers(db: Database): Promise<void> {
  await sql`
    delete from dealer_papers
    using dealers
    where dealers.id = dealer_papers.dealer_id
      and dealers.status <> 'PENDING'
      and dealer_papers.created_at <= now() - make_interval(days => ${PAPER_DAYS})
      and not exists (
        select from audit_events
        where subject = 'dealer'
          and subject_id = dealers.id
          and action = 'DEALER_STATUS_CHANGED'
          and after ->> 'status' = dealers.status
          and at > now() - make_interval(days => ${PAPER_DAYS})
      )
  `.execute(db);
}
