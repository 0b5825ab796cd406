import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { readInterest } from '../../contract/vehicle-bulk.ts';
import type { Database } from '../db.ts';
import { isHolding } from '../orders/sql.ts';

/**
 * Who wants these vehicles: how many dealers watch each, and the order that holds it. Not in the list of vehicles, because all
 * readers share that: docs/decisions/0033.
 */
export async function findInterest(
  db: Database,
  ids: readonly string[],
): Promise<Result<typeof readInterest>> {
  const found = await sql<Result<typeof readInterest>['vehicles'][number]>`
    select
      vehicles.id,
      (
        select count(*)::int
        from dealer_vehicle_statuses marks
        where marks.vehicle_id = vehicles.id and marks.status = 'WATCHED'
      ) as watchers,
      (
        select json_build_object('id', orders.id, 'dealerName', dealers.company_name)
        from vehicle_reservations reservations
        join orders on orders.id = reservations.order_id
        join dealers on dealers.id = orders.dealer_id
        where reservations.vehicle_id = vehicles.id and ${isHolding}
      ) as "order"
    from vehicles
    where vehicles.id = any(${ids}::uuid[])
    order by vehicles.id
  `.execute(db);
  return { vehicles: found.rows };
}
