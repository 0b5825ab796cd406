import { sql, type Transaction } from 'kysely';
import type { OrderStatus, VehicleStatus } from '../../contract/states.ts';
import { ORDER_CONSEQUENCES } from '../../contract/order-rules.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { type AuditEvent, record } from '../audit/record.ts';
import { currentStatus } from '../current-status.ts';
import { Failure } from '../failure.ts';

export interface OfferedVehicle {
  id: string;
  /** The current status: a lapsed reservation does not hold its vehicle. */
  status: VehicleStatus;
  priceNet: string;
}

/**
 * Locks vehicles in id order, then reads them. Unknown ids are left out. These are two statements, because only a second
 * statement sees what other transactions committed while the first one waited.
 */
export async function lockVehicles(tx: Transaction<DB>, ids: readonly string[]): Promise<OfferedVehicle[]> {
  await sql`select id from vehicles where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx);
  const found = await sql<OfferedVehicle>`
    select
      id,
      ${currentStatus} as status,
      price_net as "priceNet"
    from vehicles
    where id = any(${ids}::uuid[])
    order by id
  `.execute(tx);
  return found.rows;
}

/** Throws VEHICLE_UNAVAILABLE with the vehicles that are not AVAILABLE or do not exist. */
export function requireFree(ids: readonly string[], offered: readonly OfferedVehicle[]): void {
  const statusOf = new Map(offered.map(({ id, status }) => [id, status]));
  const taken = ids
    .map((id) => ({ id, status: statusOf.get(id) ?? null }))
    .filter(({ status }) => status !== 'AVAILABLE');
  if (taken.length > 0) throw new Failure('VEHICLE_UNAVAILABLE', { payload: { vehicles: taken } });
}

/**
 * Gives the locked vehicles of an order the status that follows from the order's status, and returns what is to be recorded
 * of it.
 */
export async function holdVehicles(
  tx: Transaction<DB>,
  order: { id: string; status: OrderStatus },
  locked: readonly OfferedVehicle[],
): Promise<AuditEvent[]> {
  const status = ORDER_CONSEQUENCES[order.status].vehicle;
  await sql`
    update vehicles
    set status = ${status}, status_order_id = ${order.id}, updated_at = now()
    where id = any(${locked.map(({ id }) => id)}::uuid[])
  `.execute(tx);
  const changed = locked.map(({ id, status: before }) => ({ id, before }));
  return statusEvents(order.id, changed, status);
}

/** Frees the vehicles whose status comes from this order. Vehicles that an admin or another order has changed stay as they are. */
export async function freeVehicles(
  tx: Transaction<DB>,
  actor: Actor,
  orderId: string,
  vehicleIds: readonly string[],
): Promise<void> {
  await sql`select id from vehicles where id = any(${vehicleIds}::uuid[]) order by id for no key update`.execute(
    tx,
  );
  const changed = await sql<{ id: string; before: VehicleStatus }>`
    update vehicles
    set status = 'AVAILABLE', status_order_id = null, updated_at = now()
    from (select id, status from vehicles) as before
    where vehicles.id = any(${vehicleIds}::uuid[])
      and vehicles.status_order_id = ${orderId}
      and before.id = vehicles.id
    returning vehicles.id, before.status as before
  `.execute(tx);
  await record(tx, actor, ...statusEvents(orderId, changed.rows, 'AVAILABLE'));
}

/** What is recorded of vehicles whose status follows from an order. */
export const statusEvents = (
  orderId: string,
  changed: readonly { id: string; before: VehicleStatus }[],
  after: VehicleStatus,
): AuditEvent[] =>
  changed
    .filter(({ before }) => before !== after)
    .map(({ id, before }) => ({
      action: 'VEHICLE_STATUS_CHANGED' as const,
      subjectId: id,
      orderId,
      before: { status: before },
      after: { status: after },
    }));
