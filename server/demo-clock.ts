import type { Transaction } from 'kysely';
import { CLOCK_SETTINGS, createClock, removeClock, setClock } from '../database/demo-clock.ts';
import type { DB } from '../database/schema.ts';
import { inTransaction, type OpenDatabase, openDatabase } from './db.ts';

export interface DatabaseUrls {
  /** The role that owns the tables. */
  ownerUrl: string;
  servingUrl: string;
}

/** A clock that can stand behind that of the database, for all statements of its own connections. */
export interface DemoClock {
  database: OpenDatabase;
  /** Moves forward to this instant, never back and never into the future. */
  moveTo: (instant: Date) => Promise<void>;
  /** Closes the connections and removes the clock from the database. */
  close: () => Promise<void>;
}

/**
 * Opens a clock. `begin`: the first instant that it shows. Defaults of columns name their function by its id, so they are
 * changed until the clock is closed. Other connections get the true time from them, also if the program is killed before that.
 */
export async function openDemoClock({ ownerUrl, servingUrl }: DatabaseUrls, begin: Date): Promise<DemoClock> {
  const owner = openDatabase(ownerUrl, { max: 1 });
  const change = (work: (tx: Transaction<DB>) => Promise<void>) => inTransaction(owner.db, work);
  try {
    await change(async (tx) => {
      await removeClock(tx);
      await createClock(tx, begin);
    });
  } catch (error) {
    await owner.close();
    throw error;
  }
  const database = openDatabase(servingUrl, { settings: CLOCK_SETTINGS });
  return {
    database,
    moveTo: (instant) => change((tx) => setClock(tx, instant)),
    async close() {
      await database.close();
      await change(removeClock).finally(() => owner.close());
    },
  };
}
