import type { BulkProgress } from '../../contract/vehicle-bulk.ts';
import type { AdminUser } from '../actor.ts';

/** Told how many rows of a bulk call are done. */
export type OnProgress = (done: number, total: number) => void;

/**
 * How far the bulk calls of this process are: docs/decisions/0055. It is kept in memory, because the rows that a
 * transaction has written are visible to nobody else before its commit.
 */
export class BulkCalls {
  readonly #running = new Map<string, BulkProgress>();

  /** Runs a call whose progress the admin can read meanwhile, if they have named it. */
  async run<Result>(
    { id: adminId }: AdminUser,
    progressId: string | undefined,
    call: (onProgress: OnProgress) => Promise<Result>,
  ): Promise<Result> {
    if (progressId === undefined) return call(() => {});
    const key = keyOf(adminId, progressId);
    try {
      return await call((done, total) => this.#running.set(key, { done, total }));
    } finally {
      this.#running.delete(key);
    }
  }

  /** Null for a call that this process does not run, and for one of another admin. */
  progressOf({ id: adminId }: AdminUser, progressId: string): BulkProgress | null {
    return this.#running.get(keyOf(adminId, progressId)) ?? null;
  }
}

const keyOf = (adminId: string, progressId: string): string => `${adminId} ${progressId}`;

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
