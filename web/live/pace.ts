import type { Query, QueryClient } from '@tanstack/react-query';

/** One query is fetched again at most so often, however much changes. */
const APART_MS = 2_000;
/** After the clerk's own change the lists stay as they are for so long, so that the next row to change does not move away. */
const AFTER_OWN_CHANGE_MS = 5_000;

/** Fetches queries again: at once, and then not too often. */
export class Pace {
  readonly #queryClient: QueryClient;
  readonly #askedAt = new Map<string, number>();
  readonly #waiting = new Map<string, { dueAt: number; timer: ReturnType<typeof setTimeout> }>();
  #changedAt = -Infinity;

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation.state.status === 'success') this.#changedAt = Date.now();
    });
  }

  /** Fetches a query again after `delayMs` or later. Of two plans the earlier one serves both. */
  ask({ queryHash, queryKey }: Query, delayMs = 0): void {
    const now = Date.now();
    const dueAt = Math.max(now + delayMs, (this.#askedAt.get(queryHash) ?? -Infinity) + APART_MS);
    const fetchAgain = () => {
      this.#waiting.delete(queryHash);
      this.#askedAt.set(queryHash, Date.now());
      void this.#queryClient.refetchQueries({ queryKey, exact: true, type: 'active' });
    };
    const planned = this.#waiting.get(queryHash);
    if (planned && planned.dueAt <= dueAt) return;
    clearTimeout(planned?.timer);
    if (dueAt <= now) fetchAgain();
    else this.#waiting.set(queryHash, { dueAt, timer: setTimeout(fetchAgain, dueAt - now) });
  }

  /** The same for what may move rows. */
  askAfterOwnChange(query: Query): void {
    this.ask(query, Math.max(0, this.#changedAt + AFTER_OWN_CHANGE_MS - Date.now()));
  }
}
