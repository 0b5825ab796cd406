import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './db.ts';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    replica: Replica;
  }
}

/** A replica follows within milliseconds. A read that would wait for longer goes to the primary. */
const CATCH_UP_MS = 500;
const PAUSE_MS = 20;
/** A replica that is away or late is left alone for so long. */
const REST_MS = 10_000;

interface ReplicaDeps {
  primary: Database;
  /** Undefined: the primary answers everything. */
  replica: Database | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Long reads of a second database that follows the first: history, exports, reports. What was committed before the read is
 * in it, so clerks find their own changes: docs/decisions/0113.
 */
export class Replica {
  readonly #deps: ReplicaDeps;
  #restsUntil = -Infinity;

  constructor(deps: ReplicaDeps) {
    this.#deps = deps;
  }

  /** Reads from the replica; from the primary if the replica is away, late, or fails. `read` may run twice. */
  async read<Result>(read: (db: Database) => Promise<Result>): Promise<Result> {
    const { primary } = this.#deps;
    const replica = await this.#upToDate();
    if (!replica) return read(primary);
    try {
      return await read(replica);
    } catch (error) {
      if (error instanceof Failure) throw error;
      this.#rest('it fails', error);
      return read(primary);
    }
  }

  /** The replica, as soon as it has everything that the primary has committed until now. */
  async #upToDate(): Promise<Database | undefined> {
    const { primary, replica } = this.#deps;
    if (!replica || performance.now() < this.#restsUntil) return undefined;
    const written = await writtenUntil(primary);
    const latest = performance.now() + CATCH_UP_MS;
    try {
      /* oxlint-disable no-await-in-loop -- one question after the other */
      while (performance.now() < latest) {
        const state = await stateOf(replica, written);
        if (state === 'caught up') return replica;
        if (state === 'no replica') return this.#rest('it follows no primary');
        await sleep(PAUSE_MS);
      }
      /* oxlint-enable no-await-in-loop */
      return this.#rest('it is late');
    } catch (error) {
      return this.#rest('it is away', error);
    }
  }

  #rest(reason: string, error?: unknown): undefined {
    this.#restsUntil = performance.now() + REST_MS;
    this.#deps.log.warn({ reason, err: error }, 'the primary answers for the replica');
    return undefined;
  }
}

/** Adds the replica, for all features. */
export function openReplica(app: FastifyInstance): void {
  const { db: primary, replica } = app.deps;
  app.decorate('replica', new Replica({ primary, replica, log: app.log }));
}

/** The end of what the primary has written. Every committed transaction is before it. */
async function writtenUntil(primary: Database): Promise<string> {
  const found = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(
    primary,
  );
  return found.rows[0]?.position ?? '';
}

async function stateOf(replica: Database, written: string): Promise<'caught up' | 'behind' | 'no replica'> {
  const found = await sql<{ follows: boolean; hasAll: boolean | null }>`
    select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= ${written}::pg_lsn as "hasAll"
  `.execute(replica);
  const state = found.rows[0];
  if (!state?.follows) return 'no replica';
  return state.hasAll ? 'caught up' : 'behind';
}
