import { sql, type Transaction } from 'kysely';
import { type DealerRights, includesRights } from '../../contract/rights.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { Failure } from '../failure.ts';

/**
 * Locks the company of a user, so that changes of its users come one after the other. Throws DEALER_NOT_ACTIVE if it was
 * suspended, erased or deleted since the call began, and what `requireAccess` throws.
 */
export async function lockCompany(tx: Transaction<DB>, user: DealerUser): Promise<void> {
  const company = await tx
    .selectFrom('dealers')
    .select('status')
    .where('id', '=', user.dealer.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (company?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
  await requireAccess(tx, user);
}

/**
 * Throws NOT_AUTHENTICATED if the user was blocked or removed since the call began, and OWNER_ONLY if their rights are lesser
 * now. After the lock of the company, a block, a removal and a change of rights wait for the end of the transaction. Without
 * it they may come between, which is as if they came after it.
 */
export async function requireAccess(tx: Transaction<DB>, { id, rights }: DealerUser): Promise<void> {
  const found = await sql<{ rights: DealerRights; isBlocked: boolean }>`
    select rights, disabled_at is not null as "isBlocked" from users where id = ${id}
  `.execute(tx);
  const [user] = found.rows;
  if (!user || user.isBlocked) throw new Failure('NOT_AUTHENTICATED');
  if (!includesRights(user.rights, rights)) throw new Failure('OWNER_ONLY');
}
