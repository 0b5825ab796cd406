import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { RESERVATION_HOURS } from '../../contract/constants.ts';
import { ORDER_CONSEQUENCES } from '../../contract/order-rules.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import type { AdminUser } from '../actor.ts';
import { enqueueMail } from '../mail/queue.ts';
import { endOrder, recalculateTotals } from './cancel.ts';
import { formerCompletion } from './completed-again.ts';
import { forgetFormerDates } from './dates.ts';
import { activeReservations, lockOrder, type LockedOrder } from './lock.ts';
import { orderPayload } from './mail-payload.ts';
import { needsNewInvoice } from './payments.ts';
import { isoInstant } from '../iso-instant.ts';
import { holdVehicles, lockVehicles, requireFree } from './vehicles.ts';

/**
 * Sets the status of an order. ORDER_CONSEQUENCES says what happens to its reservations and vehicles. `from` is the status
 * that the admin saw: throws EDITED_MEANWHILE when the order has another status now.
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
    throw new Failure('EDITED_MEANWHILE', { payload: { current: { status: order.status } } });
  if (status === 'CANCELLED') {
    await endOrder(tx, admin, order);
    return;
  }
  const isReopened = order.status === 'CANCELLED';
  if (isReopened) await requireActiveDealer(tx, order.dealerId);
  const reservations = isReopened
    ? await reservationsEndedWithOrder(tx, order.id)
    : await activeReservations(tx, order.id);
  const vehicleIds = reservations.map(({ vehicleId }) => vehicleId);
  const offered = await lockVehicles(tx, vehicleIds);
  if (isReopened) requireFree(vehicleIds, offered);

  const completedBefore = isReopened && status === 'COMPLETED' ? await formerCompletion(tx, order.id) : null;
  const periods = await holdReservations(tx, order, reservations, { status, isReopened });
  await tx
    .updateTable('orders')
    .set({
      status,
      end_reason: null,
      ended_at: null,
      completed_at: status === 'COMPLETED' ? (completedBefore ?? sql<Date>`now()`) : null,
    })
    .where('id', '=', order.id)
    .execute();
  if (isReopened) await forgetFormerDates(tx, admin, order.id, { keepsDelivery: completedBefore !== null });
  await record(
    tx,
    admin,
    {
      action: 'ORDER_STATUS_CHANGED',
      subjectId: order.id,
      before: { status: order.status },
      after: { status, ...(completedBefore !== null && { completedAt: completedBefore }) },
    },
    ...periods.map(({ id, before, after }) => ({
      action: isReopened ? ('RESERVATION_MADE_AGAIN' as const) : ('RESERVATION_PERIOD_CHANGED' as const),
      subjectId: id,
      orderId: order.id,
      before,
      after,
    })),
  );
  // Read again: a reservation that lapsed meanwhile holds its vehicle now.
  const locked = isReopened ? offered : await lockVehicles(tx, vehicleIds);
  await record(tx, admin, ...(await holdVehicles(tx, { id: order.id, status }, locked)));
  if (isReopened) await recalculateTotals(tx, admin, order.id);
  const endsPeriod = !isReopened && periods.some(({ before }) => before.expiresAt !== null);
  const payload = {
    ...(await orderPayload(tx, order.id)),
    isReopened,
    endsPeriod,
    needsNewInvoice: await needsNewInvoice(tx, order.id),
  };
  await enqueueMail(tx, 'orderStatusChanged', { dealerId: order.dealerId }, payload);
}

/** Locks the dealer's row, so that a suspension comes before the order is re-opened or after it. */
async function requireActiveDealer(tx: Transaction<DB>, dealerId: string): Promise<void> {
  const dealer = await tx
    .selectFrom('dealers')
    .select('status')
    .where('id', '=', dealerId)
    .forShare()
    .executeTakeFirst();
  if (dealer?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
}

/**
 * The reservations that ended together with the order, because it was cancelled or lapsed. Reservations that were
 * cancelled singly stay cancelled. Throws VEHICLE_UNAVAILABLE when no other reservation is left.
 */
async function reservationsEndedWithOrder(
  tx: Transaction<DB>,
  orderId: string,
): Promise<{ id: string; vehicleId: string }[]> {
  const all = await tx
    .selectFrom('vehicle_reservations')
    .select(['id', 'vehicle_id as vehicleId', 'end_reason as endReason'])
    .where('order_id', '=', orderId)
    .execute();
  const reservations = all.filter(({ endReason }) => endReason === 'WITH_ORDER' || endReason === 'LAPSED');
  if (reservations.length > 0) return reservations;
  const offered = await lockVehicles(
    tx,
    all.map(({ vehicleId }) => vehicleId),
  );
  const vehicles = offered.map(({ id, status }) => ({ id, status }));
  throw new Failure('VEHICLE_UNAVAILABLE', { payload: { vehicles } });
}

/** The period of a reservation as the audit log shows it. */
type Period = Record<'status' | 'endReason' | 'reservedAt' | 'expiresAt', string | null>;

/** Gives the reservations the period that the status of the order requires, and returns those whose period changed. */
async function holdReservations(
  tx: Transaction<DB>,
  order: LockedOrder,
  reservations: { id: string }[],
  to: { status: OrderStatus; isReopened: boolean },
): Promise<{ id: string; before: Period; after: Period }[]> {
  const expires = ORDER_CONSEQUENCES[to.status].expires && !order.isInvoiced;
  const held = await sql<{ id: string; before: Period; after: Period }>`
    update vehicle_reservations reservations
    set
      status = 'ACTIVE',
      end_reason = null,
      ended_at = null,
      reserved_at = case when ${to.isReopened} then moment.locked else reservations.reserved_at end,
      expires_at = case when ${expires} then moment.locked + make_interval(hours => ${RESERVATION_HOURS}) end
    from vehicle_reservations former
    -- The vehicles are locked. now() may be older than the lapse of a reservation that held one of them until then.
    cross join (select clock_timestamp() as locked) as moment
    where reservations.id = any(${reservations.map(({ id }) => id)}::uuid[]) and former.id = reservations.id
    returning reservations.id, ${periodOf('former')} as before, ${periodOf('reservations')} as after
  `.execute(tx);
  return held.rows.filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

function periodOf(row: 'former' | 'reservations'): RawBuilder<Period> {
  return sql`json_build_object(
    'status', ${sql.ref(`${row}.status`)},
    'endReason', ${sql.ref(`${row}.end_reason`)},
    'reservedAt', ${isoInstant(`${row}.reserved_at`)},
    'expiresAt', ${isoInstant(`${row}.expires_at`)}
  )`;
}
