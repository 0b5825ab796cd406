import type pg from 'pg';
import { CannotStart } from './cannot-start.ts';

/** Key of the advisory lock that lets one program migrate while others wait. */
export const MIGRATION_LOCK = 7_301_947;

/** Throws CannotStart with the reason if the server does not answer. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    // If a host name has several addresses, all attempts fail together, and only the inner errors name the
    // reason.
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const reason = reasons.map((each) => (each instanceof Error ? each.message : String(each))).join(', ');
    throw new CannotStart(`The database cannot be reached: ${reason}.`, { cause: error });
  }
}
