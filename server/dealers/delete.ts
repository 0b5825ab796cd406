import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';

/** Removes a dealer with their users, sessions and mails. A constraint on orders refuses it: DEALER_HAS_ORDERS. */
export async function deleteDealer(tx: Transaction<DB>, actor: Actor, dealerId: string): Promise<void> {
  const dealer = await tx
    .selectFrom('dealers')
    .select(['company_name', 'status'])
    .where('id', '=', dealerId)
    .forUpdate()
    .executeTakeFirst();
  if (!dealer) throw new Failure('NOT_FOUND');
  await record(tx, actor, {
    action: 'DEALER_DELETED',
    subjectId: dealerId,
    before: { companyName: dealer.company_name, status: dealer.status },
  });
  await deleteMails(tx, dealerId);
  await tx.deleteFrom('dealers').where('id', '=', dealerId).execute();
}

/**
 * Deletes the mails to the users of the account and those about the account, sent or not. Messages of the contact form
 * stay for their own period, because they do not belong to an account.
 */
async function deleteMails(tx: Transaction<DB>, dealerId: string): Promise<void> {
  await sql`
    delete from mail_outbox
    where kind <> 'contactMessage'
      and dealer_id = ${dealerId}
  `.execute(tx);
}
