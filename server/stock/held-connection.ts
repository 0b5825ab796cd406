import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';

/** One connection of the pool for one use over a long time. */
export interface HeldConnection {
  connection: Kysely<DB>;
  /** Gives it back. The pool closes it if it is broken. */
  release(): void;
}

export function holdConnection(db: Database): Promise<HeldConnection> {
  return new Promise((opened, failed) => {
    db.connection()
      .execute((connection) => new Promise<void>((release) => opened({ connection, release })))
      .catch(failed);
  });
}
