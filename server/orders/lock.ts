import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { isInScope, type Scope } from '../scope.ts';
import { endIfLapsed } from './lapse.ts';
import { isInOrder, isPaid } from './sql.ts';

export interface LockedOrder {
  id: string;
  dealerId: string;
  /** The user who placed it. */
  placedBy: string;
  status: OrderStatus;
  isInvoiced: boolean;
  /** The payment has arrived and was not refunded. */
  isPaid: boolean;
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
      select reservations.vehicle_id
      from vehicle_reservations reservations
      where reservations.order_id = ${orderId} and ${isInOrder}
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
    select
      id, dealer_id as "dealerId", placed_by_user_id as "placedBy", status, invoiced_at is not null as "isInvoiced",
      ${isPaid} as "isPaid"
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
  const found = await sql<{ id: string; vehicleId: string }>`
    select reservations.id, reservations.vehicle_id as "vehicleId"
    from vehicle_reservations reservations
    where reservations.order_id = ${orderId} and ${isInOrder}
    order by reservations.id
  `.execute(tx);
  return found.rows;
}
