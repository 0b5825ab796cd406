import { setTimeout } from 'node:timers/promises';

/** The work of another may wait for a lock of its own, or for a database that does not answer. */
const MOST_MS = 2_000;

/**
 * Lets those who want the same thing come one after the other in this process. In the database they would wait for each other
 * too, but each with a connection.
 */
export class Turns {
  readonly #taken = new Map<string, Promise<void>>();
  readonly #mostMs: number;

  constructor(mostMs = MOST_MS) {
    this.#mostMs = mostMs;
  }

  /**
   * Runs `work` when nobody else is at work on one of these ids, or after the longest wait: then the database decides alone.
   * `check` runs before, and again after each wait: what it throws ends the waiting.
   */
  run<Result>(
    ids: readonly string[],
    check: () => Promise<void>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.#runUntil(performance.now() + this.#mostMs, ids, check, work);
  }

  async #runUntil<Result>(
    until: number,
    ids: readonly string[],
    check: () => Promise<void>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await check();
    const others = ids.flatMap((id) => this.#taken.get(id) ?? []);
    const left = until - performance.now();
    if (others.length > 0 && left > 0) {
      await Promise.race([Promise.all(others), setTimeout(left, undefined, { ref: false })]);
      return this.#runUntil(until, ids, check, work);
    }
    const working = work();
    const free = () => {
      for (const id of ids) if (this.#taken.get(id) === ended) this.#taken.delete(id);
    };
    const ended: Promise<void> = working.then(free, free);
    for (const id of ids) this.#taken.set(id, ended);
    return working;
  }
}
