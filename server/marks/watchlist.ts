import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { getWatchlist, WatchedVehicle } from '../../contract/marks.ts';
import type { Database } from '../db.ts';
import { isoInstant } from '../iso-instant.ts';
import { listedColumns, listedMediaOfVehicle } from '../vehicles/columns.ts';
import { coverOf } from '../vehicles/queries.ts';

/** A page of the vehicles that a dealer watches, newest mark first. A page past the last is empty. */
export async function findWatchlist(
  db: Database,
  dealerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Result<typeof getWatchlist>> {
  const found = await sql<Omit<WatchedVehicle, 'coverUrl'>>`
    select
      ${listedColumns(false)},
      null::boolean as "isOrdered",
      null::text as "changedAt",
      ${listedMediaOfVehicle} as media,
      ${isoInstant('marks.updated_at')} as "markedAt",
      marks.price_at_mark::text as "priceAtMark"
    from dealer_vehicle_statuses marks
    join vehicles on vehicles.id = marks.vehicle_id
    where marks.dealer_id = ${dealerId} and marks.status = 'WATCHED'
    order by marks.updated_at desc, marks.id
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total
    from dealer_vehicle_statuses
    where dealer_id = ${dealerId} and status = 'WATCHED'
  `.execute(db);
  return {
    vehicles: found.rows.map(({ media, ...vehicle }) => ({
      ...vehicle,
      coverUrl: coverOf(media)?.url ?? null,
      media,
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}
