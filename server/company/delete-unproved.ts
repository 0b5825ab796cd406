import { sql } from 'kysely';
import { UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import { record } from '../audit/record.ts';
import { type Database, inTransaction } from '../db.ts';

const termBegan = sql`now() - make_interval(days => ${UNPROVED_ACCOUNT_DAYS})`;

/**
 * Whether a row of `users` was invited and has not proved the address in time. The term begins anew with each invitation. A login
 * at the address of the company was not invited: it registered, and deleteUnprovedDealers ends it.
 */
const isOverdue = sql<boolean>`
  users.role = 'dealer'
    and users.email_confirmed_at is null
    and users.removed_at is null
    and users.created_at <= ${termBegan}
    and users.email <> dealers.email
    and dealers.erased_at is null
    and not exists (
      select from mail_outbox mails
      where mails.dealer_id = users.dealer_id
        and mails.recipient = users.email
        and mails.kind = 'colleagueInvited'
        and mails.created_at > ${termBegan}
    )
`;

const findOverdue = (db: Database) =>
  db
    .selectFrom('users')
    .innerJoin('dealers', 'dealers.id', 'users.dealer_id')
    .select(['users.id', 'dealers.id as dealerId', 'users.email', 'users.name', 'users.rights'])
    .where(isOverdue)
    .orderBy('users.id');

/**
 * Deletes colleagues who did not accept their invitation in time, so that no company keeps a stranger's address: its owner can
 * register then. Unlike a removed user they have done nothing to which the row would belong. Each in its own transaction: two
 * servers may do this at the same time.
 */
export async function deleteUnprovedColleagues(db: Database): Promise<void> {
  for (const { id, dealerId } of await findOverdue(db).execute())
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('dealers').select('id').where('id', '=', dealerId).forNoKeyUpdate().execute();
      await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      // Read after the locks: an owner may have invited them again, or they may have followed the link, since.
      const found = await findOverdue(tx).where('users.id', '=', id).executeTakeFirst();
      if (!found) return;
      const { email, name, rights } = found;
      await record(tx, 'system', {
        action: 'COLLEAGUE_REMOVED',
        subjectId: dealerId,
        before: { email, name, rights },
      });
      await tx
        .deleteFrom('mail_outbox')
        .where('dealer_id', '=', dealerId)
        .where('recipient', '=', email)
        .execute();
      await tx.deleteFrom('users').where('id', '=', id).execute();
    });
}
