import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../database/schema.ts';
import { Failure } from './failure.ts';

/** What reads are written against; verbs take `Transaction<DB>`, so that passing this does not compile. */
export type Database = Kysely<DB>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Waits for the connections in use. */
  close(): Promise<void>;
}

const { INT8, DATE } = pg.types.builtins;

function parseInt8(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`);
  return number;
}

// A date has no time and no zone: as a Date it would be a midnight of this machine. numeric stays a string: money.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return parseInt8;
    if (oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

const SETTINGS = [
  'TimeZone=UTC',
  // Pages lie in memory or on flash: reading them here and there costs hardly more than one after another.
  'random_page_cost=1.1',
  // Statements are short and many: what compiles or divides each of them takes more than it gives.
  'jit=off',
  'max_parallel_workers_per_gather=0',
];

/** Opens the pool. The limits on time keep one lost statement or transaction from holding up everybody. */
export function openDatabase(url: string, options: { max?: number } = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'forecourt',
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    types,
  });
  // A server that stops ends its connections, also the idle ones: without listeners that ends the process. Whoever
  // uses a connection learns of it from the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** A verb throws it when it learns too late which rows it has to lock: locking them now would break the lock order. */
export class LockOrderLost extends Error {}

const ATTEMPTS = 10;

/** Runs a verb in a transaction, and starts over in a new one when it throws LockOrderLost. */
export async function inTransaction<Result>(
  db: Database,
  verb: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await db.transaction().execute(verb);
    } catch (error) {
      if (!(error instanceof LockOrderLost)) throw error;
    }
  }
  throw new Failure('UNAVAILABLE');
}
