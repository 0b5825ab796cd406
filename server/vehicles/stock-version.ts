import { sql } from 'kysely';
import type { Database } from '../db.ts';
import type { SessionUser } from '../http/session.ts';

/** What this reader sees of the stock, in a word: as long as it stays the same, so do the lists that he is shown. */
export async function readStockVersion(db: Database, user: SessionUser | null): Promise<string> {
  const reader = user?.dealer?.status === 'ACTIVE' ? user.dealer.id : null;
  const found = await sql<{ version: string }>`select stock_version(${reader}) as version`.execute(db);
  const version = found.rows[0]?.version;
  if (version === undefined) throw new Error('a function without a result');
  return version;
}

/** Changes that long ago are told from none by the newest, which stays for ever: a word never comes back. */
export async function forgetStockChanges(db: Database): Promise<void> {
  await sql`
    delete from stock_changes
    where changed_at < now() - interval '10 minutes' and place < (select max(place) from stock_changes)
  `.execute(db);
}
