import { sql } from 'kysely';
import type { Database } from '../db.ts';
import { activeDealerIdOf, type User } from '../actor.ts';

/** The version of the stock for this user. While it does not change, the lists that the user sees do not change. */
export async function readStockVersion(db: Database, user: User | null): Promise<string> {
  const reader = activeDealerIdOf(user);
  const found = await sql<{ version: string }>`select stock_version(${reader}) as version`.execute(db);
  const version = found.rows[0]?.version;
  if (version === undefined) throw new Error('stock_version() returned no row');
  return version;
}

/**
 * Purges old changes. Purging inserts a row with a new highest id, so a version is never reused, whatever an older
 * transaction commits afterwards.
 */
export async function purgeStockChanges(db: Database): Promise<void> {
  await sql`
    with purged as (
      delete from stock_changes
      where changed_at < now() - interval '10 minutes' and place < (select max(place) from stock_changes)
      returning place
    )
    insert into stock_changes (changed_at)
    select now() from purged limit 1
  `.execute(db);
}
