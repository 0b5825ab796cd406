import { sql, type Transaction } from 'kysely';
import { can } from '../../contract/order-rules.ts';
import type { ReservationStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { type User } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import { endReservation, requireOwnOrder } from '../orders/cancel.ts';
import { lockOrder } from '../orders/lock.ts';
import { isExpired } from '../orders/sql.ts';

interface FoundReservation {
  id: string;
  orderId: string;
  vehicleId: string;
  status: ReservationStatus;
  isExpired: boolean;
}

/** Cancels one reservation, for its dealer or an admin. */
export async function cancelOneReservation(
  tx: Transaction<DB>,
  user: User,
  reservationId: string,
): Promise<void> {
  const found = await findReservation(tx, reservationId);
  const order = found && (await lockOrder(tx, found.orderId, scopeOf(user)));
  // Reads the reservation again: before the lock, another transaction could change it.
  const reservation = order && (await findReservation(tx, reservationId));
  if (!reservation) throw new Failure('NOT_FOUND');
  requireOwnOrder(user, order);
  if (!can.cancelReservation(reservation, order, user.role)) throw new Failure('RESERVATION_NOT_CANCELLABLE');
  await endReservation(tx, user, order, reservation, 'SINGLE');
}

async function findReservation(
  tx: Transaction<DB>,
  reservationId: string,
): Promise<FoundReservation | undefined> {
  const found = await sql<FoundReservation>`
    select
      reservations.id, reservations.order_id as "orderId", reservations.vehicle_id as "vehicleId", reservations.status,
      ${isExpired} as "isExpired"
    from vehicle_reservations reservations
    where reservations.id = ${reservationId}
  `.execute(tx);
  return found.rows[0];
}
