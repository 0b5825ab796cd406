import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';

/** Removes a dealer with their users and sessions. A constraint on orders refuses it: DEALER_HAS_ORDERS. */
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
  await tx.deleteFrom('dealers').where('id', '=', dealerId).execute();
}
