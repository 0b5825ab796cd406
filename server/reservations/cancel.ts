import { sql, type Transaction } from 'kysely';
import { can, type ReservationStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { scopeOf, type User } from '../actor.ts';
import { endLine } from '../orders/cancel.ts';
import { lockOrder } from '../orders/lock.ts';
import { isExpired } from '../orders/sql.ts';

interface Line {
  id: string;
  orderId: string;
  vehicleId: string;
  status: ReservationStatus;
  isExpired: boolean;
}

/** Takes one vehicle out of its order: for the dealer who owns it, or an admin. */
export async function cancelOneReservation(
  tx: Transaction<DB>,
  user: User,
  reservationId: string,
): Promise<void> {
  const found = await findLine(tx, reservationId);
  const order = found && (await lockOrder(tx, found.orderId, scopeOf(user)));
  // Read again under the order's lock: only now does it stand still.
  const line = order && (await findLine(tx, reservationId));
  if (!line) throw new Failure('NOT_FOUND');
  if (!can.cancelReservation(line, order, user.role)) throw new Failure('RESERVATION_NOT_CANCELLABLE');
  await endLine(tx, user, order, line, 'SINGLE');
}

async function findLine(tx: Transaction<DB>, reservationId: string): Promise<Line | undefined> {
  const found = await sql<Line>`
    select
      lines.id, lines.order_id as "orderId", lines.vehicle_id as "vehicleId", lines.status,
      ${isExpired} as "isExpired"
    from vehicle_reservations lines
    where lines.id = ${reservationId}
  `.execute(tx);
  return found.rows[0];
}
