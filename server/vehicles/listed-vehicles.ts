import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db.ts';
import type { Stock } from '../stock/stock.ts';
import { findListed } from './queries.ts';

/** The bound of the cache in bytes: some 15,000 vehicles with eight pictures each. */
const MOST_BYTES = 32_000_000;

/** The JSON of listed vehicles. The key contains the revision of the vehicle, so an entry is never stale. */
export class ListedVehicles {
  readonly #db: Database;
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });

  constructor(db: Database) {
    this.#db = db;
  }

  /** The bytes of each vehicle, or undefined if they have to be fetched. */
  find(stock: Stock, ids: readonly string[], isAdmin: boolean): (Buffer | undefined)[] {
    return ids.map((id) => this.#cache.get(keyOf(stock.revisionOf(id), isAdmin)));
  }

  /** Reads these vehicles, which are newer than the stock if they change meanwhile. */
  async fetch(stock: Stock, ids: readonly string[], isAdmin: boolean) {
    const revisions = new Map(ids.map((id) => [id, stock.revisionOf(id)]));
    const vehicles = await findListed(this.#db, sql`${ids}::uuid[]`, isAdmin);
    return {
      /** `after`: the stock after a check that began when the vehicles had been read. */
      keepUnchanged: (after: Stock): void => {
        for (const vehicle of vehicles) {
          const revision = after.revisionOf(vehicle.id);
          const isUnchanged = revision !== undefined && revision === revisions.get(vehicle.id);
          if (isUnchanged && vehicle.status === after.statusOf(vehicle.id))
            this.#cache.set(keyOf(revision, isAdmin), Buffer.from(JSON.stringify(vehicle)));
        }
      },
    };
  }
}

const keyOf = (revision: number | undefined, isAdmin: boolean) => `${revision}${isAdmin ? ' admin' : ''}`;
