import type { Transaction } from 'kysely';
import { can } from '../../contract/order-rules.ts';
import type { DB } from '../../database/schema.ts';
import { type DealerUser } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { lockOrder } from './lock.ts';

/**
 * Sets or erases the dealer's own number of an order. Throws EDITED_MEANWHILE once the invoice carries it, or when a colleague
 * has set another one than `from`, the number that the user saw.
 */
export async function changeReference(
  tx: Transaction<DB>,
  user: DealerUser,
  orderId: string,
  { to, from }: { to: string | null; from?: string | null | undefined },
): Promise<void> {
  const order = await lockOrder(tx, orderId, scopeOf(user));
  if (!order) throw new Failure('NOT_FOUND');
  if (!can.changeReference(order)) throw new Failure('EDITED_MEANWHILE');
  const { before } = await tx
    .selectFrom('orders')
    .select('purchase_reference as before')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (before === to) return;
  if (from !== undefined && from !== before) throw new Failure('EDITED_MEANWHILE');
  await tx.updateTable('orders').set({ purchase_reference: to }).where('id', '=', order.id).execute();
  await record(tx, user, {
    action: 'ORDER_REFERENCE_CHANGED',
    subjectId: order.id,
    before: { purchaseReference: before },
    after: { purchaseReference: to },
  });
}
