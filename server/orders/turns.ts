/**
 * Lets those who want the same thing come one after the other in this process. In the database they would wait for each other
 * too, but each with a connection.
 */
export class Turns {
  readonly #taken = new Map<string, Promise<void>>();

  /**
   * Runs `work` when nobody else is at work on one of these ids. `check` runs before, and again after each wait: what it throws
   * ends the waiting.
   */
  async run<Result>(
    ids: readonly string[],
    check: () => Promise<void>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await check();
    const others = ids.flatMap((id) => this.#taken.get(id) ?? []);
    if (others.length > 0) {
      await Promise.all(others);
      return this.run(ids, check, work);
    }
    const working = work();
    const free = () => {
      for (const id of ids) this.#taken.delete(id);
    };
    const ended = working.then(free, free);
    for (const id of ids) this.#taken.set(id, ended);
    return working;
  }
}
