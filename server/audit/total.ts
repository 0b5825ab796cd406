import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db.ts';
import { type AuditFilters, matches } from './queries.ts';

/** Totals in the cache, each for other filters. */
const CACHED_TOTALS_MAX = 200;

interface Settled {
  total: number;
  /** The last entry that `total` counts. */
  lastId: number;
}

/**
 * Counts the entries that the filters leave. Entries are only added, so those that are older than an hour are counted once
 * and then only the ones after them: counting half a million entries each time would take longer than the list itself.
 * No transaction lasts an hour, so no entry is committed among the counted ones later.
 */
export function countingEntries(): (db: Database, filters: AuditFilters) => Promise<number> {
  const totals = new LRUCache<string, Settled>({ max: CACHED_TOTALS_MAX });
  return async (db, filters) => {
    // A parsed query has its members in the order of the table.
    const key = JSON.stringify(filters);
    const known = totals.get(key) ?? { total: 0, lastId: 0 };
    const found = await sql<{ settled: number; recent: number; lastId: number }>`
      with settled as (
        select greatest(${known.lastId}::bigint, (
          select id from audit_events where at < now() - interval '1 hour' order by at desc, id desc limit 1
        )) as last_id
      )
      select
        count(*) filter (where audit_events.id <= last_id) as settled,
        count(*) filter (where audit_events.id > last_id) as recent,
        (select last_id from settled) as "lastId"
      from audit_events, settled
      where audit_events.id > ${known.lastId} and ${matches(filters)}
    `.execute(db);
    const { settled, recent, lastId } = found.rows[0] ?? { settled: 0, recent: 0, ...known };
    const total = known.total + settled;
    totals.set(key, { total, lastId });
    return total + recent;
  };
}
