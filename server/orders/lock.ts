import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Scope } from '../actor.ts';
import { endIfLapsed } from './lapse.ts';
import { isInScope } from './sql.ts';

export interface LockedOrder {
  id: string;
  dealerId: string;
  status: OrderStatus;
  isInvoiced: boolean;
}

/**
 * Locks an order and ends it if it has lapsed, so that every operation decides on the current status. The lock order
 * is the same everywhere: orders, then vehicles. Undefined when the order does not exist or is outside the scope.
 */
export async function lockOrder(
  tx: Transaction<DB>,
  orderId: string,
  scope: Scope,
): Promise<LockedOrder | undefined> {
  const order = await readLocked(tx, orderId, scope);
  if (order?.status !== 'PENDING') return order;
  const hasLapsed = await endIfLapsed(tx, orderId);
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

/** The reservations of an order that still hold their vehicles. */
export async function activeReservations(
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
