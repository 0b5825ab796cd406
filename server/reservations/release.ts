import { sql, type Transaction } from 'kysely';
import { can } from '../../contract/order-rules.ts';
import type { DB } from '../../database/schema.ts';
import { LockOrderLost } from '../db.ts';
import { Failure } from '../failure.ts';
import type { AdminUser } from '../actor.ts';
import { endReservation } from '../orders/cancel.ts';
import { lockOrder } from '../orders/lock.ts';
import { isHolding, isInOrder } from '../orders/sql.ts';

/**
 * Locks a vehicle and cancels the reservation that holds it, so that an admin can offer it. Returns whether one held it.
 * Throws VEHICLE_IN_USE
 * when the order is completed, invoiced or paid: such an order ends only by a change of its own status. `seen` is the
 * reservation that the admin saw, or null for none. Throws EDITED_MEANWHILE if it has changed. undefined skips this check.
 */
export async function releaseVehicle(
  tx: Transaction<DB>,
  admin: AdminUser,
  vehicleId: string,
  seen: string | null | undefined,
): Promise<boolean> {
  const found = await findLatest(tx, vehicleId);
  // The order may have lost the vehicle by the time of its lock.
  const order = found && (await lockOrder(tx, found.orderId, 'all', vehicleId));
  await sql`select id from vehicles where id = ${vehicleId} for no key update`.execute(tx);
  // Reads again: while this transaction waited for the locks, the reservation may have ended or another one begun.
  // An older one that has lapsed may still wait for the sweep: it holds nothing.
  const held = await findLatest(tx, vehicleId, { isLapsedToo: false });
  if (seen !== undefined && seen !== (held?.id ?? null)) throw new Failure('EDITED_MEANWHILE');
  if (!held) return false;
  // The lock order is orders, then vehicles: this transaction cannot lock another order any more.
  if (held.orderId !== found?.orderId) throw new LockOrderLost();
  if (!order || !can.releaseVehicle(order)) throw new Failure('VEHICLE_IN_USE');
  await endReservation(tx, admin, order, { id: held.id, vehicleId }, 'RELEASED');
  return true;
}

/** The latest reservation of the vehicle that has not been ended. Only the latest one can hold it. */
async function findLatest(
  tx: Transaction<DB>,
  vehicleId: string,
  { isLapsedToo } = { isLapsedToo: true },
): Promise<{ id: string; orderId: string } | undefined> {
  const found = await sql<{ id: string; orderId: string }>`
    select reservations.id, reservations.order_id as "orderId"
    from vehicle_reservations reservations
    where reservations.vehicle_id = ${vehicleId}
      and ${isInOrder}
      and (${isLapsedToo}::boolean or ${isHolding})
    order by reservations.reserved_at desc
    limit 1
  `.execute(tx);
  return found.rows[0];
}
