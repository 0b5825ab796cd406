import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { getVehicleStates } from '../../contract/vehicles.ts';
import { currentStatus } from '../current-status.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import type { Database } from '../db.ts';
import { coverUrlOf, isHolding, placedBy } from '../orders/sql.ts';

/**
 * Status, price and main facts of these vehicles; ids that do not exist are left out. `isOwn`: a reservation of this dealer holds it,
 * and only one can. `isOwn`, `ownOrder` and `mark` are for ACTIVE dealers: others read no orders. They are here and not in
 * the list, because all readers share the list: docs/decisions/0033.
 */
export async function findStates(
  db: Database,
  ids: readonly string[],
  user: User | null,
): Promise<Result<typeof getVehicleStates>> {
  const dealerId = activeDealerIdOf(user);
  const found = await sql<Result<typeof getVehicleStates>['states'][number]>`
    select
      vehicles.id,
      ${currentStatus} as status,
      vehicles.price_net::text as "priceNet",
      json_build_object(
        'vin', vehicles.vin,
        'firstRegistered', vehicles.first_registered,
        'mileageKm', vehicles.mileage_km,
        'coverUrl', ${coverUrlOf(sql`vehicles.id`)}
      ) as facts,
      own.order_id is not null as "isOwn",
      own.described as "ownOrder",
      (
        select marks.status
        from dealer_vehicle_statuses marks
        where marks.vehicle_id = vehicles.id and marks.dealer_id = ${dealerId}::uuid
      ) as mark
    from vehicles
    left join lateral (
      select
        orders.id as order_id,
        json_build_object(
          'id', orders.id,
          'placedBy', case when orders.placed_by_user_id <> ${user?.id ?? null} then ${placedBy} end
        ) as described
      from vehicle_reservations reservations
      join orders on orders.id = reservations.order_id
      where reservations.vehicle_id = vehicles.id
        and reservations.dealer_id = ${dealerId}::uuid
        and ${isHolding}
    ) as own on true
    where vehicles.id = any(${ids}::uuid[])
    order by vehicles.id
  `.execute(db);
  return { states: found.rows };
}
