import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { Stock } from './stock.ts';
import type { Change, StockRow, StockWords } from './stock-row.ts';

/** How many vehicles one statement reads. The process answers other requests in between. */
const AT_ONCE = { rows: 5000, words: 500 };

/** What a reading of the stock shows. */
interface Origin {
  snapshot: string;
  /** See `stock_storage()`. */
  storage: string;
  /** The database's clock, in microseconds. */
  clock: number;
}

interface Beginning extends Origin {
  vehicles: number;
}

/** Reads all vehicles in one snapshot. */
export async function readWholeStock(connection: Kysely<DB>): Promise<Origin & { stock: Stock }> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Lock before the first statement takes the snapshot: to an older snapshot, a table that is being rewritten is empty.
      await sql`lock table vehicles, vehicle_media, vehicle_reservations in access share mode`.execute(tx);
      const found = await sql<Beginning>`
        select
          (select count(*) from vehicles) as vehicles,
          pg_current_snapshot()::text as snapshot,
          stock_storage() as storage,
          (extract(epoch from statement_timestamp()) * 1000000)::bigint as clock
      `.execute(tx);
      const [beginning] = found.rows;
      if (!beginning) throw new Error('the database has no snapshot');
      const { vehicles, ...origin } = beginning;
      const stock = new Stock(vehicles, origin.clock);
      await stock.fill(inParts((after) => readRows(tx, after), AT_ONCE.rows));
      for await (const part of inParts((after) => readWords(tx, after), AT_ONCE.words)) stock.addWords(part);
      return { ...origin, stock };
    });
}

/** Reads part after part, in the order of their ids. */
async function* inParts<Row extends { id: string }>(
  read: (after: string | undefined) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  do {
    part = await read(part.at(-1)?.id);
    yield part;
  } while (part.length === size);
}

const isAfter = (id: string | undefined) => (id === undefined ? sql`true` : sql`id > ${id}::uuid`);

async function readRows(tx: Kysely<DB>, after: string | undefined): Promise<StockRow[]> {
  const part = await sql<StockRow>`
    select
      id, make, model, fuel, transmission, hue, doors, status, documents, pictures, price, mileage, power,
      registered, created, changed, lapses, vin, variant, body, features, seats, emission, inspection,
      tow, owners, unharmed, country, damages, "drop", book, reach, co2
    from stock_rows
    where ${isAfter(after)}
    order by id
    limit ${AT_ONCE.rows}
  `.execute(tx);
  return part.rows;
}

async function readWords(tx: Kysely<DB>, after: string | undefined): Promise<StockWords[]> {
  const part = await sql<StockWords>`
    select id, words
    from stock_words
    where ${isAfter(after)}
    order by id
    limit ${AT_ONCE.words}
  `.execute(tx);
  return part.rows;
}

/** What has changed since a snapshot: see `stock_since()`. */
export interface Changes extends Origin {
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
