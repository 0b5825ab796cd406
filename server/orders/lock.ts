import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Scope } from '../actor.ts';
import { writeLapseDown } from './lapse.ts';
import { isInScope } from './sql.ts';

export interface LockedOrder {
  id: string;
  dealerId: string;
  status: OrderStatus;
  isInvoiced: boolean;
}

/**
 * Locks an order (before its vehicles: everywhere in this sequence) and writes its lapse down if its time is over, so
 * that every verb decides on what everybody sees. Undefined when there is none, or it is out of this scope.
 */
export async function lockOrder(
  tx: Transaction<DB>,
  orderId: string,
  scope: Scope,
): Promise<LockedOrder | undefined> {
  const order = await readLocked(tx, orderId, scope);
  if (order?.status !== 'PENDING') return order;
  const hasLapsed = await writeLapseDown(tx, orderId);
  return hasLapsed ? readLocked(tx, orderId, scope) : order;
}

async function readLocked(
  tx: Transaction<DB>,
  orderId: string,
  scope: Scope,
): Promise<LockedOrder | undefined> {
  const found = await sql<LockedOrder>`
    select id, dealer_id as "dealerId", status, invoiced_at is not null as "isInvoiced"
    from orders
    where id = ${orderId} and ${isInScope(scope, sql`dealer_id`)}
    for no key update
  `.execute(tx);
  return found.rows[0];
}

/** The reservations of an order that hold their vehicles. */
export async function livingLines(
  tx: Transaction<DB>,
  orderId: string,
): Promise<{ id: string; vehicleId: string }[]> {
  return tx
    .selectFrom('vehicle_reservations')
    .select(['id', 'vehicle_id as vehicleId'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'ACTIVE')
    .where('end_reason', 'is', null)
    .orderBy('id')
    .execute();
}
