import type { Transaction } from 'kysely';
import { can } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { SessionUser } from '../http/session.ts';
import { endLine } from '../orders/cancel.ts';
import { lockOrder } from '../orders/lock.ts';

/**
 * Cancels the reservation that holds a vehicle, if any, so that an admin can offer it again. Throws VEHICLE_IN_USE when
 * the order is completed or in the books: such an order ends only by its own status.
 */
export async function releaseVehicle(
  tx: Transaction<DB>,
  admin: SessionUser,
  vehicleId: string,
): Promise<void> {
  const holding = await findHolding(tx, vehicleId);
  if (!holding) return;
  const order = await lockOrder(tx, holding.orderId, null);
  const held = await findHolding(tx, vehicleId);
  // While the lock was waited for, the order let the vehicle go; whoever holds it now is looked at in turn.
  if (held?.orderId !== holding.orderId) return releaseVehicle(tx, admin, vehicleId);
  if (!order || !can.releaseVehicle(order)) throw new Failure('VEHICLE_IN_USE');
  await endLine(tx, admin, order, { id: held.id, vehicleId }, 'RELEASED');
}

/** The one reservation that holds the vehicle: more than one is kept out by vehicle_reservations_do_not_overlap. */
async function findHolding(
  tx: Transaction<DB>,
  vehicleId: string,
): Promise<{ id: string; orderId: string } | undefined> {
  return tx
    .selectFrom('vehicle_reservations')
    .select(['id', 'order_id as orderId'])
    .where('vehicle_id', '=', vehicleId)
    .where('status', '=', 'ACTIVE')
    .where('end_reason', 'is', null)
    .orderBy('reserved_at', 'desc')
    .executeTakeFirst();
}
