import { sql } from 'kysely';
import type { Database } from '../db.ts';

/**
 * Purges changes that are older than an hour and that no running transaction can add to. A server that has not asked for so
 * long finds the horizon ahead of its snapshot and reads the stock anew.
 */
export async function purgeVehicleChanges(db: Database): Promise<void> {
  await sql`
    with last as (
      select max(changed_in) as changed_in
      from vehicle_changes
      where changed_at < now() - interval '1 hour' and changed_in < pg_snapshot_xmin(pg_current_snapshot())
    ),
    purged as (
      delete from vehicle_changes using last where vehicle_changes.changed_in <= last.changed_in
    )
    update vehicle_change_horizon
    set purged_before = greatest(purged_before, (last.changed_in::text::numeric + 1)::text::xid8)
    from last
    where last.changed_in is not null
  `.execute(db);
}
