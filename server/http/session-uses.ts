import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { noteVisits, tokenHashOf } from './session.ts';

/** The server collects uses for this time and writes them together. */
const WRITE_AFTER_MS = 10_000;

/**
 * The last uses of sessions, written apart from the requests: reading writes nothing, and no answer waits for it. Each server
 * collects its own, so it is no job of the queue, which one server runs for all.
 */
export class SessionUses {
  readonly #db: Kysely<DB>;
  readonly #onError: (error: unknown) => void;
  readonly #tokens = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Kysely<DB>, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  note(token: string): void {
    this.#tokens.add(token);
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** Writes what was noted. A use that fails to be written is noted again with the next request. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const hashes = [...this.#tokens].map(tokenHashOf);
    this.#tokens.clear();
    if (hashes.length > 0) await markSeen(this.#db, hashes).catch(this.#onError);
  }
}

/** Another server may have written the same use. A session that is locked is ending, or is just being written. */
async function markSeen(db: Kysely<DB>, hashes: readonly Buffer[]): Promise<void> {
  const isDue = sql`token_hash = any(${hashes}::bytea[]) and last_seen_at < now() - interval '5 minutes'`;
  await noteVisits(db, sql`select user_id from sessions where ${isDue}`);
  await sql`
    with seen as (
      select token_hash
      from sessions
      where ${isDue}
      for update skip locked
    )
    update sessions
    set last_seen_at = now()
    from seen
    where sessions.token_hash = seen.token_hash
  `.execute(db);
}
