import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from '../database/schema.ts';

export type Database = Kysely<DB>;

/** A day is a day, not the midnight of some zone; whole numbers beyond 32 bits stay exact up to 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/** The pool that the program and its worker share. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    options: '-c TimeZone=UTC',
  });
  // A server that goes away is told to the next query; without these listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
