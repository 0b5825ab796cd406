import { sql } from 'kysely';
import { UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import { type Database, inTransaction } from '../db.ts';
import { deleteDealer } from './delete.ts';

const termBegan = sql`now() - make_interval(days => ${UNPROVED_ACCOUNT_DAYS})`;

/**
 * Whoever was ACTIVE once counts as proved, so such an account has no orders. The term begins anew when a clerk corrects the
 * address or ends a suspension. Not when the user asks for another link: that would keep a stranger's address.
 */
const isOverdue = sql<boolean>`
  status = 'PENDING'
    and created_at <= ${termBegan}
    and not exists (
      select from audit_events events
      where events.subject_id = dealers.id
        and events.subject = 'dealer'
        and events.at > ${termBegan}
        and (
          (events.action = 'DEALER_EDITED' and events.actor_role = 'admin' and events.after ->> 'email' is not null)
          or (events.action = 'DEALER_STATUS_CHANGED' and events.after ->> 'status' = 'PENDING')
        )
    )
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
