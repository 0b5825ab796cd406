import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { Failure } from '../failure.ts';

/**
 * Locks the company of a user, so that changes of its users come one after the other. Throws DEALER_NOT_ACTIVE if it was
 * suspended, erased or deleted since the call began.
 */
export async function lockCompany(tx: Transaction<DB>, { dealer }: DealerUser): Promise<void> {
  const company = await tx
    .selectFrom('dealers')
    .select('status')
    .where('id', '=', dealer.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (company?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
}
