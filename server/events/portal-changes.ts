import { sql } from 'kysely';
import type { Topic } from '../../contract/event-figures.ts';
import type { Database } from '../db.ts';

/** A row of the record of changes: what has changed, and whom it concerns. */
export interface PortalChange {
  topic: Exclude<Topic, 'vehicles' | 'account'> | 'sessions';
  dealer: string | null;
  user: string | null;
}

export async function readSnapshot(db: Database): Promise<string> {
  const found = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot
  `.execute(db);
  return found.rows[0]?.snapshot ?? '';
}

/** What has changed since this snapshot, and the snapshot that the answer shows: see `portal_since()`. */
export async function readPortalChanges(
  db: Database,
  seen: string,
): Promise<{ snapshot: string; changed: PortalChange[] }> {
  const found = await sql<{ snapshot: string; changed: PortalChange[] | null }>`
    select snapshot, changed from portal_since(${seen}::pg_snapshot)
  `.execute(db);
  const answer = found.rows[0];
  if (!answer) throw new Error('portal_since() returned no row');
  return { snapshot: answer.snapshot, changed: answer.changed ?? [] };
}

/** Purges changes that are older than an hour and that no running transaction can add to. No server asks for them. */
export async function purgePortalChanges(db: Database): Promise<void> {
  await sql`
    delete from portal_changes
    where changed_at < now() - interval '1 hour' and changed_in < pg_snapshot_xmin(pg_current_snapshot())
  `.execute(db);
}
