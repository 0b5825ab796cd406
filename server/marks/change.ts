import { type Kysely, sql, type Transaction } from 'kysely';
import type { Mark } from '../../contract/marks.ts';
import type { MarkStatus } from '../../contract/watching.ts';
import type { DB } from '../../database/schema.ts';
import { currentStatus } from '../current-status.ts';
import { Failure } from '../failure.ts';
import { markColumns } from './columns.ts';

/** A mark is found only together with its dealer: another dealer's does not exist for them. */
export interface OwnMark {
  vehicleId: string;
  dealerId: string;
}

/**
 * Watches or hides a vehicle. The same mark again changes nothing, so that its date and price stay. They also stay while a watched
 * vehicle is hidden, so that it is watched again as before.
 */
export async function markVehicle(
  tx: Transaction<DB>,
  { vehicleId, dealerId }: OwnMark,
  status: MarkStatus,
): Promise<Mark> {
  await lockDealer(tx, { dealerId });
  // The lock waits for a deletion of the vehicle, so that no mark points at a missing one.
  await sql`
    insert into dealer_vehicle_statuses as marks (vehicle_id, dealer_id, status, price_at_mark)
    select id, ${dealerId}, ${status}::text, case when ${status}::text = 'WATCHED' then price_net end
    from vehicles
    where id = ${vehicleId}
    for key share
    on conflict (dealer_id, vehicle_id) do update
    set
      status = excluded.status,
      price_at_mark = coalesce(marks.price_at_mark, excluded.price_at_mark),
      updated_at = case
        when excluded.status = 'WATCHED' and marks.price_at_mark is not null then coalesce(marks.watched_at, now())
        else now()
      end,
      watched_at = case when marks.status = 'WATCHED' then marks.updated_at end
    where marks.status <> excluded.status
  `.execute(tx);
  const found = await sql<Mark>`
    select ${markColumns}
    from dealer_vehicle_statuses
    where dealer_id = ${dealerId} and vehicle_id = ${vehicleId}
  `.execute(tx);
  const [mark] = found.rows;
  if (!mark) throw new Failure('NOT_FOUND');
  if (status === 'WATCHED') await noteState(tx, { vehicleId, dealerId });
  return mark;
}

/** The lock order is dealers, then what belongs to them: erasing a dealer deletes their marks later. */
const lockDealer = (tx: Transaction<DB>, { dealerId }: Pick<OwnMark, 'dealerId'>) =>
  sql`select from dealers where id = ${dealerId} for key share`.execute(tx);

/**
 * Mails report what has changed since the vehicle was marked, so each user of the dealer knows the state of now. Who was told a state
 * before the vehicle was hidden still knows that one.
 */
async function noteState(tx: Transaction<DB>, { vehicleId, dealerId }: OwnMark): Promise<void> {
  await sql`
    insert into watched_states (mark_id, user_id, price_net, is_available)
    select marks.id, users.id, vehicles.price_net, ${currentStatus} = 'AVAILABLE'
    from dealer_vehicle_statuses marks
    join vehicles on vehicles.id = marks.vehicle_id
    join users on users.dealer_id = marks.dealer_id and users.removed_at is null
    where marks.dealer_id = ${dealerId} and marks.vehicle_id = ${vehicleId}
    on conflict do nothing
  `.execute(tx);
}

/** Removes a mark. Without one nothing changes. */
export async function unmarkVehicle(db: Kysely<DB>, { vehicleId, dealerId }: OwnMark): Promise<void> {
  await db
    .deleteFrom('dealer_vehicle_statuses')
    .where('dealer_id', '=', dealerId)
    .where('vehicle_id', '=', vehicleId)
    .execute();
}

/** Shows a hidden vehicle again: it is watched as before if it was watched when it was hidden. Answers the mark of now. */
export async function showVehicle(tx: Transaction<DB>, own: OwnMark): Promise<MarkStatus | null> {
  await lockDealer(tx, own);
  const isHidden = sql`dealer_id = ${own.dealerId} and vehicle_id = ${own.vehicleId} and status = 'HIDDEN'`;
  await sql`delete from dealer_vehicle_statuses where ${isHidden} and price_at_mark is null`.execute(tx);
  await sql`
    update dealer_vehicle_statuses
    set status = 'WATCHED', updated_at = coalesce(watched_at, now()), watched_at = null
    where ${isHidden}
  `.execute(tx);
  const found = await sql<{ status: MarkStatus }>`
    select status
    from dealer_vehicle_statuses
    where dealer_id = ${own.dealerId} and vehicle_id = ${own.vehicleId}
  `.execute(tx);
  const [mark] = found.rows;
  if (mark) await noteState(tx, own);
  return mark?.status ?? null;
}
