import { sql } from 'kysely';
import type { Database } from '../db.ts';
import type { User } from '../actor.ts';

/** What this reader sees of the stock, in a word: as long as it stays the same, so do the lists that he is shown. */
export async function readStockVersion(db: Database, user: User | null): Promise<string> {
  const reader = user?.dealer?.status === 'ACTIVE' ? user.dealer.id : null;
  const found = await sql<{ version: string }>`select stock_version(${reader}) as version`.execute(db);
  const version = found.rows[0]?.version;
  if (version === undefined) throw new Error('a function without a result');
  return version;
}

/**
 * Changes of long ago. That they were forgotten is a change itself, with a place above all that were ever given: a word
 * never comes back, whatever a transaction that began before writes afterwards.
 */
export async function forgetStockChanges(db: Database): Promise<void> {
  await sql`
    with forgotten as (
      delete from stock_changes
      where changed_at < now() - interval '10 minutes' and place < (select max(place) from stock_changes)
      returning place
    )
    insert into stock_changes (changed_at)
    select now() from forgotten limit 1
  `.execute(db);
}
