import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../database/schema.ts';
import { Failure } from './failure.ts';
import { namingOftenAsked } from './often-asked.ts';

/** The type for reads. Changes take `Transaction<DB>`, so that passing the pool does not compile. */
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

// A date has no time and no time zone: as a Date it would be midnight of this machine's zone. numeric stays a
// string because it holds money.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return parseInt8;
    if (oid === DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

const SETTINGS = [
  'TimeZone=UTC',
  // The data is in memory or on flash, so random reads cost little more than sequential ones.
  'random_page_cost=1.1',
  // Statements are short and frequent. JIT compilation and parallel workers cost more than they save.
  'jit=off',
  'max_parallel_workers_per_gather=0',
];

/** Opens the pool; `settings` are further settings of its connections. The timeouts stop a hanging statement or transaction from blocking others. */
export function openDatabase(
  url: string,
  options: { max?: number; lockTimeoutMs?: number; connectTimeoutMs?: number; settings?: string[] } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    idleTimeoutMillis: 60_000,
    // A server that vanishes without a word is noticed.
    keepAlive: true,
    statement_timeout: 30_000,
    lock_timeout: options.lockTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'forecourt',
    options: [...SETTINGS, ...(options.settings ?? [])].map((setting) => `-c ${setting}`).join(' '),
    types,
  });
  // A server that stops closes all connections, including idle ones. Without these listeners that would end
  // the process. The user of a connection gets the error from the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingOftenAsked(pool) }) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Thrown when an act learns too late which rows it has to lock: to lock them now would violate the lock
 * order.
 */
export class LockOrderLost extends Error {}

const ATTEMPTS = 10;

/** PostgreSQL has ended a deadlock by failing this transaction. Nothing of it is stored. */
const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01';

/**
 * Runs an act in a transaction, and retries it in a new one when it throws LockOrderLost, or when it was the victim of a
 * deadlock: a deletion cascades over rows in an order that others cannot follow.
 */
export async function inTransaction<Result>(
  db: Database,
  verb: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await db.transaction().execute(verb);
    } catch (error) {
      if (!(error instanceof LockOrderLost) && !isDeadlock(error)) throw error;
    }
  }
  throw new Failure('UNAVAILABLE');
}

/** Reads in a transaction in which every statement sees the rows of one instant. */
export const inSnapshot = <Result>(
  db: Database,
  read: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
