import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Scope } from '../scope.ts';
import { endIfLapsed } from './lapse.ts';
import { isInScope } from '../scope.ts';

export interface LockedOrder {
  id: string;
  dealerId: string;
  status: OrderStatus;
  isInvoiced: boolean;
}

/**
 * Locks an order, and its vehicles too while it is PENDING, and ends it if it has lapsed, so that every operation decides
 * on the current status. The lock order is the same everywhere: orders, then vehicles. Undefined when the order does not
 * exist or is outside the scope. `vehicleId` is a further vehicle that the operation locks: only together with those of the
 * order it is locked in the order of ids.
 */
export async function lockOrder(
  tx: Transaction<DB>,
  orderId: string,
  scope: Scope,
  vehicleId: string | null = null,
): Promise<LockedOrder | undefined> {
  const order = await readLocked(tx, orderId, scope);
  if (order?.status !== 'PENDING') return order;
  // A reservation that lapses from now on is not taken by another order until this transaction ends.
  await lockVehiclesOf(tx, orderId, vehicleId);
  const hasLapsed = await endIfLapsed(tx, orderId);
  return hasLapsed ? readLocked(tx, orderId, scope) : order;
}

/** Locks the vehicles of all active reservations, also of lapsed ones: the lapse frees them in the same transaction. */
async function lockVehiclesOf(tx: Transaction<DB>, orderId: string, vehicleId: string | null): Promise<void> {
  await sql`
    select id
    from vehicles
    where id in (
      select vehicle_id
      from vehicle_reservations
      where order_id = ${orderId} and status = 'ACTIVE' and end_reason is null
      union all
      select ${vehicleId}::uuid
    )
    order by id
    for no key update
  `.execute(tx);
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
