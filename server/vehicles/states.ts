import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { getVehicleStates } from '../../contract/vehicles.ts';
import { currentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';
import { isHolding } from '../orders/sql.ts';

/** Status and price of these vehicles; ids that do not exist are left out. `isOwn`: a reservation of this dealer holds it. */
export async function findStates(
  db: Database,
  ids: readonly string[],
  dealerId: string | null,
): Promise<Result<typeof getVehicleStates>> {
  const found = await sql<Result<typeof getVehicleStates>['states'][number]>`
    select
      vehicles.id,
      ${currentStatus} as status,
      vehicles.price_net::text as "priceNet",
      exists (
        select from vehicle_reservations reservations
        where reservations.vehicle_id = vehicles.id
          and reservations.dealer_id = ${dealerId}::uuid
          and ${isHolding}
      ) as "isOwn"
    from vehicles
    where vehicles.id = any(${ids}::uuid[])
    order by vehicles.id
  `.execute(db);
  return { states: found.rows };
}
