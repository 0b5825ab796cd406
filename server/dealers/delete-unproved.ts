import { sql } from 'kysely';
import { UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import { type Database, inTransaction } from '../db.ts';
import { deleteDealer } from './delete.ts';

/** Whoever was ACTIVE once counts as proved, so such an account has no orders. */
const isOverdue = sql<boolean>`
  status = 'PENDING'
    and created_at <= now() - make_interval(days => ${UNPROVED_ACCOUNT_DAYS})
    and not exists (
      select from users where users.dealer_id = dealers.id and users.email_confirmed_at is not null
    )
`;

/**
 * Deletes PENDING accounts whose e-mail address nobody has proved in time, so that nobody can keep a stranger's address.
 * Each in its own transaction: two servers may do this at the same time.
 */
export async function deleteUnprovedDealers(db: Database): Promise<void> {
  const overdue = await db.selectFrom('dealers').select('id').where(isOverdue).execute();
  for (const { id } of overdue) {
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('dealers').select('id').where('id', '=', id).forUpdate().execute();
      await tx
        .selectFrom('users')
        .select('id')
        .where('dealer_id', '=', id)
        .orderBy('id')
        .forUpdate()
        .execute();
      // Read after the locks: somebody may have approved the dealer, or followed the link, since.
      const still = await tx
        .selectFrom('dealers')
        .select('id')
        .where('id', '=', id)
        .where(isOverdue)
        .executeTakeFirst();
      if (still) await deleteDealer(tx, 'system', id);
    });
  }
}
