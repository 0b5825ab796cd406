/**
 * Reads for many requests at once. One reading runs at a time, and all requests that come meanwhile share the next: nobody
 * gets what was read before their request came.
 */
export class SharedRead<Key, Result> {
  readonly #read: (keys: readonly Key[]) => Promise<Result>;
  #next: { keys: Set<Key>; result: Promise<Result> } | undefined;
  /** The reading that runs, or the last one. It never rejects. */
  #running: Promise<unknown> = Promise.resolve();

  /** `read` gets each key once. */
  constructor(read: (keys: readonly Key[]) => Promise<Result>) {
    this.#read = read;
  }

  /** What a reading that began after this call returns for all its keys; `undefined` adds no key. */
  ask(key: Key | undefined): Promise<Result> {
    const next = (this.#next ??= this.#plan());
    if (key !== undefined) next.keys.add(key);
    return next.result;
  }

  /** Resolves when the running reading has ended. */
  async idle(): Promise<void> {
    await this.#running;
  }

  #plan() {
    const keys = new Set<Key>();
    const begin = async () => {
      await this.#running;
      // Requests that have come already share this reading as well.
      await new Promise(setImmediate);
      this.#next = undefined;
      const reading = this.#read([...keys]);
      this.#running = reading.catch(() => undefined);
      return reading;
    };
    return { keys, result: begin() };
  }
}
