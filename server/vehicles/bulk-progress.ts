import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { BulkProgress } from '../../contract/vehicle-bulk.ts';
import type { AdminUser } from '../actor.ts';
import type { Database } from '../db.ts';

/** Told how many rows of a bulk call are done. */
export type OnProgress = (done: number, total: number) => void;

export type Log = Pick<FastifyBaseLogger, 'warn'>;

/**
 * How far the bulk calls of all servers are: docs/decisions/0055. Connections of their own write it, because nobody else sees
 * the rows of a transaction before its commit.
 */
export class BulkCalls {
  readonly #db: Database;
  readonly #log: Log;

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Runs a call whose progress the admin can read meanwhile, if they have named it. */
  async run<Result>(
    { id: adminId }: AdminUser,
    progressId: string | undefined,
    call: (onProgress: OnProgress) => Promise<Result>,
  ): Promise<Result> {
    if (progressId === undefined) return call(() => {});
    let next: BulkProgress | undefined;
    let writing: Promise<void> | undefined;
    // The call does not wait for these writes, and what is out of date is not written.
    const write = async () => {
      while (next) {
        const progress = next;
        next = undefined;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the last one stays
        await this.#write(adminId, progressId, progress);
      }
      writing = undefined;
    };
    try {
      return await call((done, total) => {
        next = { done, total };
        writing ??= write();
      });
    } finally {
      next = undefined;
      await writing;
      await this.#remove(adminId, progressId);
    }
  }

  /** Null for a call that does not run, and for one of another admin. */
  async progressOf({ id: adminId }: AdminUser, progressId: string): Promise<BulkProgress | null> {
    const found = await this.#db
      .selectFrom('bulk_calls')
      .select(['done', 'total'])
      .where('admin_id', '=', adminId)
      .where('id', '=', progressId)
      .executeTakeFirst();
    return found ?? null;
  }

  #write(adminId: string, id: string, { done, total }: BulkProgress): Promise<void> {
    return this.#try(sql`
      insert into bulk_calls (admin_id, id, done, total)
      values (${adminId}, ${id}, ${done}, ${total})
      on conflict (admin_id, id) do update set done = excluded.done, total = excluded.total, changed_at = now()
    `);
  }

  /** Also removes what a server left that was killed. No transaction lasts an hour. */
  #remove(adminId: string, id: string): Promise<void> {
    return this.#try(sql`
      delete from bulk_calls
      where (admin_id = ${adminId} and id = ${id}) or changed_at < now() - interval '1 hour'
    `);
  }

  /** The call itself does not fail with its progress. */
  async #try(statement: RawBuilder<unknown>): Promise<void> {
    try {
      await statement.execute(this.#db);
    } catch (error) {
      this.#log.warn({ err: error }, 'the progress of a bulk call cannot be written');
    }
  }
}

/** So many rows are written or read by one statement. */
const ROWS_AT_ONCE = 250;

/** Does all rows, part by part, one after the other. */
export async function inParts<Row>(
  rows: readonly Row[],
  onProgress: OnProgress,
  act: (part: Row[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < rows.length; done += ROWS_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await act(rows.slice(done, done + ROWS_AT_ONCE));
    onProgress(Math.min(done + ROWS_AT_ONCE, rows.length), rows.length);
  }
}
