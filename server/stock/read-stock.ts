import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Change, StockRow } from './stock.ts';

/** How many vehicles one statement reads. The process answers other requests in between. */
const AT_ONCE = 5000;

/** All vehicles of one snapshot. */
export interface WholeStock {
  rows: StockRow[];
  snapshot: string;
  /** See `stock_storage()`. */
  storage: string;
  /** The database's clock, in microseconds. */
  clock: number;
}

/** Reads all vehicles, in the order of their ids. */
export async function readWholeStock(connection: Kysely<DB>): Promise<WholeStock> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Lock before the first statement takes the snapshot: to an older snapshot, a table that is being rewritten is empty.
      await sql`lock table vehicles, vehicle_media, vehicle_reservations in access share mode`.execute(tx);
      const found = await sql<Omit<WholeStock, 'rows'>>`
        select
          pg_current_snapshot()::text as snapshot,
          stock_storage() as storage,
          (extract(epoch from statement_timestamp()) * 1000000)::bigint as clock
      `.execute(tx);
      const origin = found.rows[0];
      if (!origin) throw new Error('the database has no snapshot');
      const rows: StockRow[] = [];
      let part: StockRow[];
      do {
        part = await readPart(tx, rows.at(-1)?.id);
        rows.push(...part);
      } while (part.length === AT_ONCE);
      return { ...origin, rows };
    });
}

async function readPart(tx: Kysely<DB>, after?: string): Promise<StockRow[]> {
  const part = await sql<StockRow>`
    select
      id, make, model, fuel, transmission, colour, doors, status, documents, pictures, price, mileage, power,
      registered, created, changed, lapses
    from stock_rows
    where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
    order by id
    limit ${AT_ONCE}
  `.execute(tx);
  return part.rows;
}

/** What has changed since a snapshot: see `stock_since()`. */
export interface Changes extends Omit<WholeStock, 'rows'> {
  purgedBefore: string;
  /** A change without an id: any vehicle may have changed. */
  changed: (Omit<Change, 'id'> & { id: string | null })[] | null;
  hidden: { dealer: string; vehicle: string }[] | null;
}

/** Asks what has changed since this snapshot, and which vehicles these dealers have hidden. */
export async function readChanges(
  connection: Kysely<DB>,
  seen: string,
  dealers: readonly string[],
): Promise<Changes> {
  const found = await sql<Changes>`
    select snapshot, clock, storage, purged_before as "purgedBefore", changed, hidden
    from stock_since(${seen}::pg_snapshot, ${dealers}::uuid[])
  `.execute(connection);
  const changes = found.rows[0];
  if (!changes) throw new Error('stock_since() returned no row');
  return changes;
}

/** Differs when the connection leads to another server, or to the same one after a restart or a restore. */
export async function readServer(connection: Kysely<DB>): Promise<string> {
  const found = await sql<{ server: string }>`
    select concat_ws(
      ' ',
      (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      pg_postmaster_start_time()
    ) as server
  `.execute(connection);
  return found.rows[0]?.server ?? '';
}
