import { isDeepStrictEqual } from 'node:util';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { can } from '../../contract/order-rules.ts';
import type { OrderStatus, ReservationEndReason } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { type Actor, type DealerUser, type User } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import { cancelInvoice } from '../invoices/issue.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMail } from '../mail/queue.ts';
import { activeReservations, lockOrder, type LockedOrder } from './lock.ts';
import { mailInvoice } from './mail-invoice.ts';
import { orderPayload } from './mail-payload.ts';
import { freeVehicles } from './vehicles.ts';

type CancellingReason = Exclude<ReservationEndReason, 'LAPSED'>;

/** Throws OWNER_ONLY if a BUYER would cancel what a colleague has ordered. */
export function requireOwnOrder(user: User, { placedBy }: LockedOrder): void {
  if (user.rights === 'BUYER' && placedBy !== user.id) throw new Failure('OWNER_ONLY');
}

/** Cancels an order of the dealer while it is PENDING and not invoiced. */
export async function cancelOwnOrder(tx: Transaction<DB>, user: DealerUser, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId, scopeOf(user));
  if (!order) throw new Failure('NOT_FOUND');
  requireOwnOrder(user, order);
  if (!can.cancelOrder(order)) throw new Failure('ORDER_NOT_CANCELLABLE');
  await endOrder(tx, user, order);
}

/** Cancels a locked order, its active reservations and its invoice. */
export async function endOrder(tx: Transaction<DB>, actor: Actor, order: LockedOrder): Promise<void> {
  const reservations = await activeReservations(tx, order.id);
  await endReservations(tx, actor, order, reservations, 'WITH_ORDER');
  await markEnded(tx, actor, order, reservations, 'WITH_ORDER');
  // The mail above says whether there was an invoice.
  const creditNote = await cancelInvoice(tx, actor, order.id);
  if (creditNote) await mailInvoice(tx, creditNote.id);
}

/** Cancels one reservation of a locked order. Cancelling the last one cancels the order, which keeps its totals. */
export async function endReservation(
  tx: Transaction<DB>,
  actor: Actor,
  order: LockedOrder,
  reservation: { id: string; vehicleId: string },
  reason: CancellingReason,
): Promise<void> {
  await endReservations(tx, actor, order, [reservation], reason);
  const left = await activeReservations(tx, order.id);
  if (left.length === 0) {
    await markEnded(tx, actor, order, [reservation], reason);
    return;
  }
  await recalculateTotals(tx, actor, order.id);
  await mailCancellation(tx, actor, order, { kind: 'reservationCancelled', reason }, [reservation]);
}

async function endReservations(
  tx: Transaction<DB>,
  actor: Actor,
  order: LockedOrder,
  reservations: { id: string; vehicleId: string }[],
  reason: CancellingReason,
): Promise<void> {
  await sql`
    update vehicle_reservations
    set status = 'CANCELLED', end_reason = ${reason}, ended_at = now()
    where id = any(${reservations.map(({ id }) => id)}::uuid[])
  `.execute(tx);
  await record(
    tx,
    actor,
    ...reservations.map(({ id, vehicleId }) => ({
      action: 'RESERVATION_CANCELLED' as const,
      subjectId: id,
      orderId: order.id,
      before: { status: 'ACTIVE' },
      after: { status: 'CANCELLED', endReason: reason, vehicleId },
    })),
  );
  await freeVehicles(
    tx,
    actor,
    order.id,
    reservations.map(({ vehicleId }) => vehicleId),
  );
}

async function markEnded(
  tx: Transaction<DB>,
  actor: Actor,
  order: LockedOrder,
  reservations: { id: string }[],
  reason: CancellingReason,
): Promise<void> {
  const by = cancellerOf(actor);
  const ended = await sql<{ completedAt: string | null }>`
    update orders
    set status = 'CANCELLED', end_reason = ${by}, ended_at = now(), completed_at = null
    from orders before
    where orders.id = ${order.id} and before.id = orders.id
    returning ${isoInstant('before.completed_at')} as "completedAt"
  `.execute(tx);
  const completedAt = ended.rows[0]?.completedAt ?? null;
  const after: { status: OrderStatus; endReason: string } = { status: 'CANCELLED', endReason: by };
  await record(tx, actor, {
    action: 'ORDER_CANCELLED',
    subjectId: order.id,
    before: { status: order.status, ...(completedAt !== null && { completedAt }) },
    after,
  });
  await mailCancellation(tx, actor, order, { kind: 'orderCancelled', reason }, reservations);
}

/** Mails the dealer about reservations that were cancelled, and the provider if the dealer cancelled them. */
async function mailCancellation(
  tx: Transaction<DB>,
  actor: Actor,
  order: LockedOrder,
  { kind, reason }: { kind: 'orderCancelled' | 'reservationCancelled'; reason: CancellingReason },
  reservations: { id: string }[],
): Promise<void> {
  const ids = reservations.map(({ id }) => id);
  const payload = { ...(await orderPayload(tx, order.id, ids)), by: cancellerOf(actor), endReason: reason };
  await enqueueMail(tx, kind, { dealerId: order.dealerId }, payload);
  if (payload.by === 'DEALER') await enqueueMail(tx, kind, 'provider', payload);
}

/**
 * Sets the totals of an order to those of its active reservations. The delivery of each vehicle costs what was agreed when the
 * order was placed.
 */
export async function recalculateTotals(tx: Transaction<DB>, actor: Actor, orderId: string): Promise<void> {
  const reservations = await activeReservations(tx, orderId);
  const changed = await sql<{ before: Totals; after: Totals; itemCount: number }>`
    update orders
    set
      total_amount = active.total,
      item_count = ${reservations.length},
      shipping_cost = before.shipping_cost * ${reservations.length}::int / before.item_count
    from
      (select id, total_amount, shipping_cost, item_count from orders) as before,
      (
        select sum(price_net) as total
        from vehicle_reservations
        where id = any(${reservations.map(({ id }) => id)}::uuid[])
      ) as active
    where orders.id = ${orderId} and before.id = orders.id
    returning ${totalsJson('before')} as before, ${totalsJson('orders')} as after, orders.item_count as "itemCount"
  `.execute(tx);
  const [totals] = changed.rows;
  if (!totals || isDeepStrictEqual(totals.before, totals.after)) return;
  await record(tx, actor, {
    action: 'ORDER_TOTAL_CHANGED',
    subjectId: orderId,
    before: totals.before,
    after: { ...totals.after, itemCount: totals.itemCount },
  });
}

type Totals = Record<'totalAmount' | 'shippingCost', string>;

const totalsJson = (row: 'before' | 'orders'): RawBuilder<Totals> => sql`json_build_object(
  'totalAmount', ${sql.ref(`${row}.total_amount`)}::text,
  'shippingCost', ${sql.ref(`${row}.shipping_cost`)}::text
)`;

/** Admins and the system act for the provider. */
const cancellerOf = (actor: Actor) =>
  actor !== 'system' && actor.role === 'dealer' ? ('DEALER' as const) : ('ADMIN' as const);
