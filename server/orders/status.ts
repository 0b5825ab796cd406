import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { RESERVATION_HOURS } from '../../contract/constants.ts';
import { ORDER_CONSEQUENCES, type OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import type { AdminUser } from '../actor.ts';
import { enqueueMail } from '../mail/queue.ts';
import { endOrder, followLines } from './cancel.ts';
import { livingLines, lockOrder, type LockedOrder } from './lock.ts';
import { orderPayload } from './mail-payload.ts';
import { isoInstant } from '../iso-instant.ts';
import { holdVehicles, lockVehicles, requireFree } from './vehicles.ts';

/**
 * An admin sets an order's status; reservations and vehicles follow as ORDER_CONSEQUENCES says. `from` is the status that
 * the admin saw: throws EDITED_MEANWHILE when the order has another one by now.
 */
export async function changeOrderStatus(
  tx: Transaction<DB>,
  admin: AdminUser,
  orderId: string,
  { status, from }: { status: OrderStatus; from?: OrderStatus | undefined },
): Promise<void> {
  const order = await lockOrder(tx, orderId, 'all');
  if (!order) throw new Failure('NOT_FOUND');
  if (order.status === status) return;
  if (from !== undefined && order.status !== from)
    throw new Failure('EDITED_MEANWHILE', { members: { current: { status: order.status } } });
  if (status === 'CANCELLED') {
    await endOrder(tx, admin, order);
    return;
  }
  const takenAnew = order.status === 'CANCELLED';
  if (takenAnew) await requireActiveDealer(tx, order.dealerId);
  const lines = takenAnew ? await linesThatLeftTogether(tx, order.id) : await livingLines(tx, order.id);
  const vehicleIds = lines.map(({ vehicleId }) => vehicleId);
  const offered = await lockVehicles(tx, vehicleIds);
  if (takenAnew) requireFree(vehicleIds, offered);

  const periods = await holdLines(tx, order, lines, { status, takenAnew });
  await tx
    .updateTable('orders')
    .set({
      status,
      end_reason: null,
      ended_at: null,
      completed_at: status === 'COMPLETED' ? sql<Date>`now()` : null,
    })
    .where('id', '=', order.id)
    .execute();
  await record(
    tx,
    admin,
    {
      action: 'ORDER_STATUS_CHANGED',
      subjectId: order.id,
      before: { status: order.status },
      after: { status },
    },
    ...periods.map(({ id, before, after }) => ({
      action: takenAnew ? ('RESERVATION_MADE_AGAIN' as const) : ('RESERVATION_PERIOD_CHANGED' as const),
      subjectId: id,
      orderId: order.id,
      before,
      after,
    })),
  );
  await holdVehicles(tx, admin, { id: order.id, status }, vehicleIds);
  if (takenAnew) await followLines(tx, admin, order.id);
  const payload = await orderPayload(tx, order.id);
  await enqueueMail(tx, 'orderStatusChanged', { dealerId: order.dealerId }, payload);
}

/** The dealer's row is locked, so that a suspension comes before the order is re-opened or after it. */
async function requireActiveDealer(tx: Transaction<DB>, dealerId: string): Promise<void> {
  const dealer = await tx
    .selectFrom('dealers')
    .select('status')
    .where('id', '=', dealerId)
    .forShare()
    .executeTakeFirst();
  if (dealer?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
}

/** What left with the order, by cancelling or by lapse. One that had left singly stays out; with none left there is nothing to take. */
async function linesThatLeftTogether(
  tx: Transaction<DB>,
  orderId: string,
): Promise<{ id: string; vehicleId: string }[]> {
  const lines = await tx
    .selectFrom('vehicle_reservations')
    .select(['id', 'vehicle_id as vehicleId'])
    .where('order_id', '=', orderId)
    .where('end_reason', 'in', ['WITH_ORDER', 'LAPSED'])
    .execute();
  if (lines.length === 0) throw new Failure('VEHICLE_UNAVAILABLE', { members: { vehicles: [] } });
  return lines;
}

/** Where a reservation stands in its time, as the trail tells it. */
type Period = Record<'status' | 'endReason' | 'reservedAt' | 'expiresAt', string | null>;

/** Lets reservations hold their vehicles as the status means it, and tells those for which that is a change. */
async function holdLines(
  tx: Transaction<DB>,
  order: LockedOrder,
  lines: { id: string }[],
  to: { status: OrderStatus; takenAnew: boolean },
): Promise<{ id: string; before: Period; after: Period }[]> {
  const expires = ORDER_CONSEQUENCES[to.status].expires && !order.isInvoiced;
  const held = await sql<{ id: string; before: Period; after: Period }>`
    update vehicle_reservations lines
    set
      status = 'ACTIVE',
      end_reason = null,
      ended_at = null,
      reserved_at = case when ${to.takenAnew} then now() else lines.reserved_at end,
      expires_at = case when ${expires} then now() + make_interval(hours => ${RESERVATION_HOURS}) end
    from vehicle_reservations former
    where lines.id = any(${lines.map(({ id }) => id)}::uuid[]) and former.id = lines.id
    returning lines.id, ${periodOf('former')} as before, ${periodOf('lines')} as after
  `.execute(tx);
  return held.rows.filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

function periodOf(row: 'former' | 'lines'): RawBuilder<Period> {
  return sql`json_build_object(
    'status', ${sql.ref(`${row}.status`)},
    'endReason', ${sql.ref(`${row}.end_reason`)},
    'reservedAt', ${isoInstant(`${row}.reserved_at`)},
    'expiresAt', ${isoInstant(`${row}.expires_at`)}
  )`;
}
