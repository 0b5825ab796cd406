import { type RawBuilder, sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { WatchMails } from '../../contract/watching.ts';
import type { DB } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';
import { forEach } from '../for-each.ts';
import { isHeldBy, isOfNoInterestTo, listCondition } from './condition.ts';

/**
 * Whether words of a search, such as "not older than 3 years", mean other vehicles than when it was compared: a month has begun.
 * docs/decisions/0143.
 */
const isOfLastMonth = sql<boolean>`(
  search ~ '(^|&)q='
  and date_trunc('month', compared_at at time zone ${TIME_ZONE}) < date_trunc('month', now() at time zone ${TIME_ZONE})
)`;

/** A search whose vehicles do not change is brought up to date so often: the record of changes goes back an hour. */
const IDLE_MINUTES = 10;

/** The searches that were compared in the same snapshot, and what has changed since. */
interface Changes {
  compared: string;
  /** Any vehicle may have changed, changes may have been purged, or a month has begun. */
  isWhole: boolean;
  ids: string[];
}

/**
 * Compares each search with the vehicles that have changed since it was compared last, and notes which have come into its list
 * or left it. Each search has a transaction of its own, so servers that do this at the same time share the work.
 */
export async function compareSearches(db: Database): Promise<void> {
  const { now, changes } = await readChanges(db);
  const due: { id: string; change: Changes }[] = [];
  for (const change of changes) {
    if (!change.isWhole && change.ids.length === 0) await skipIdle(db, change.compared, now);
    else for (const id of await comparedIn(db, change.compared)) due.push({ id, change });
  }
  await forEach('search', due, ({ id, change }) =>
    inTransaction(db, (tx) => compareSearch(tx, id, change, now)),
  );
}

/** Where the record of changes was read. A search that was compared with it has `compared` and `compared_at` from here. */
interface Moment {
  snapshot: string;
  /** An instant, as PostgreSQL writes it. */
  at: string;
}

/** The moment is older than the changes, so a search that is brought to it misses none, and no month that begins meanwhile. */
async function readChanges(db: Database): Promise<{ now: Moment; changes: Changes[] }> {
  const read = await sql<Moment>`select pg_current_snapshot()::text as snapshot, now()::text as at`.execute(
    db,
  );
  const now = read.rows[0] ?? { snapshot: '', at: '' };
  // A snapshot from before a restore into another cluster may name transactions that have not begun there.
  const found = await sql<Changes>`
    select
      searches.compared,
      horizon.purged_before > pg_snapshot_xmin(searches.compared::pg_snapshot)
        or pg_snapshot_xmax(searches.compared::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        or searches.is_of_last_month
        or changes.is_any as "isWhole",
      changes.ids
    from (
      select compared::text as compared, bool_or(${isOfLastMonth}) as is_of_last_month
      from saved_searches
      group by compared::text
    ) searches
    cross join vehicle_change_horizon horizon
    cross join lateral (
      select
        coalesce(json_agg(distinct vehicle_id) filter (where vehicle_id is not null), '[]') as ids,
        coalesce(bool_or(vehicle_id is null), false) as is_any
      from vehicle_changes
      where changed_in >= pg_snapshot_xmin(searches.compared::pg_snapshot)
        and not pg_visible_in_snapshot(changed_in, searches.compared::pg_snapshot)
    ) changes
  `.execute(db);
  return { now, changes: found.rows };
}

async function comparedIn(db: Database, compared: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from saved_searches where compared::text = ${compared} order by id
  `.execute(db);
  return found.rows.map(({ id }) => id);
}

async function skipIdle(db: Database, compared: string, { snapshot, at }: Moment): Promise<void> {
  await sql`
    update saved_searches
    set compared = ${snapshot}::pg_snapshot, compared_at = ${at}
    where compared::text = ${compared} and compared_at < now() - make_interval(mins => ${IDLE_MINUTES})
  `.execute(db);
}

/** Whether a vehicle that has left the list needs no row: it was not mailed, or was deleted and never comes back. */
const isForgotten = sql<boolean>`(
  mailed_at is null or not exists (select from vehicles where vehicles.id = vehicle_id)
)`;

interface ComparedSearch {
  search: string;
  alert: WatchMails;
  isPaused: boolean;
  dealerId: string;
  isActive: boolean;
}

/** Does nothing for a search that another server has compared, or is comparing, or that its user is changing. */
async function compareSearch(
  tx: Transaction<DB>,
  id: string,
  { compared, isWhole, ids }: Changes,
  { snapshot, at }: Moment,
): Promise<void> {
  const locked = await sql<ComparedSearch>`
    select
      searches.search,
      searches.alert,
      searches.paused_at is not null as "isPaused",
      dealers.id as "dealerId",
      dealers.status = 'ACTIVE' and users.disabled_at is null as "isActive"
    from saved_searches searches
    join users on users.id = searches.user_id
    join dealers on dealers.id = users.dealer_id
    where searches.id = ${id} and searches.compared::text = ${compared}
    for no key update of searches skip locked
  `.execute(tx);
  const [found] = locked.rows;
  if (!found) return;
  // An older server, which does not know a new filter yet, leaves the search to a newer one.
  const isInList = await listCondition(tx, found.search);
  if (!isInList) return;
  const hasAlerts = found.isActive && !found.isPaused && found.alert !== 'OFF';
  const isChanged = (column: RawBuilder<unknown>) =>
    isWhole ? sql`true` : sql`${column} = any(${ids}::uuid[])`;
  await sql`
    with listed as materialized (
      select vehicles.id, not ${isOfNoInterestTo(found.dealerId)} as is_of_interest
      from vehicles
      where ${isChanged(sql`vehicles.id`)} and ${isInList}
    ),
    gone as materialized (
      select vehicle_id
      from saved_search_matches matches
      where search_id = ${id}
        and ${isChanged(sql`vehicle_id`)}
        and vehicle_id not in (select id from listed)
        -- What the company has ordered comes back without a mail if the order is cancelled.
        and not ${isHeldBy(found.dealerId, sql`matches.vehicle_id`)}
    ),
    removed as (
      delete from saved_search_matches
      where search_id = ${id} and ${isForgotten} and vehicle_id in (select vehicle_id from gone)
    ),
    kept as (
      update saved_search_matches
      set is_new = false
      where search_id = ${id}
        and not ${isForgotten}
        and is_new
        and vehicle_id in (select vehicle_id from gone)
    )
    insert into saved_search_matches (search_id, vehicle_id, found_at, is_new, waits_for_mail)
    select
      ${id},
      id,
      case when is_of_interest then statement_timestamp() end,
      is_of_interest,
      is_of_interest and ${hasAlerts}
    from listed
    on conflict do nothing
  `.execute(tx);
  await sql`
    update saved_searches
    set compared = ${snapshot}::pg_snapshot, compared_at = ${at}
    where id = ${id}
  `.execute(tx);
}
