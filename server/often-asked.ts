import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** How often a statement is asked before it gets a name. */
const OFTEN = 20;
/** Filters make ever new statements. Those beyond these numbers are planned each time: each connection keeps a plan for each name. */
const MOST_NAMES = 100;
const MOST_COUNTED = 1_000;

/** Names the statements that are asked often: PostgreSQL parses and plans a named one once for each connection. */
export class OftenAsked {
  readonly #counts = new LRUCache<string, number>({ max: MOST_COUNTED });
  readonly #names = new Map<string, string>();

  /** The name of this statement; undefined while it is not asked often. */
  nameOf(statement: string): string | undefined {
    const name = this.#names.get(statement);
    if (name !== undefined || this.#names.size === MOST_NAMES) return name;
    const count = (this.#counts.get(statement) ?? 0) + 1;
    if (count < OFTEN) {
      this.#counts.set(statement, count);
      return undefined;
    }
    this.#counts.delete(statement);
    const first = `often_${this.#names.size}`;
    this.#names.set(statement, first);
    return first;
  }
}

/** This pool, with names for what is asked often. */
export function namingOftenAsked(pool: pg.Pool): PostgresPool {
  const oftenAsked = new OftenAsked();
  return {
    connect: async () => new NamingClient(await pool.connect(), oftenAsked),
    end: () => pool.end(),
  };
}

/** The type of a column has changed since the statement was named ("cached plan must not change result type"). */
const isStale = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '0A000';

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #oftenAsked: OftenAsked;
  /** Its named statements do not fit the tables any more, so it is not used again. */
  #isStale = false;

  constructor(client: pg.PoolClient, oftenAsked: OftenAsked) {
    this.#client = client;
    this.#oftenAsked = oftenAsked;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used');
    const name = values.length === 0 ? undefined : this.#oftenAsked.nameOf(text);
    const query = { text, values: [...values], ...(name !== undefined && { name }) };
    return this.#client.query(query).catch((error: unknown) => {
      this.#isStale ||= isStale(error);
      throw error;
    });
  }

  release(): void {
    this.#client.release(this.#isStale);
  }
}
