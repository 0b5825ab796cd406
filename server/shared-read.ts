import { setTimeout } from 'node:timers/promises';

/** Where so many shared a reading, the next waits for more of them, in milliseconds: docs/decisions/0171. */
const MANY = 4;
const WAIT_MS = 2;

/**
 * Reads for many requests at once. One reading runs at a time, and all requests that come meanwhile share the next: nobody
 * gets what was read before their request came.
 */
export class SharedRead<Key, Result> {
  readonly #read: (keys: readonly Key[]) => Promise<Result>;
  readonly #pause: () => Promise<unknown>;
  #next: { keys: Set<Key>; requests: number; result: Promise<Result> } | undefined;
  /** The reading that runs, or the last one. It never rejects. */
  #running: Promise<unknown> = Promise.resolve();
  /** How many requests share that reading. */
  #sharing = 0;

  /** `read` gets each key once. The next reading begins after `pause` where many shared the last one. */
  constructor(
    read: (keys: readonly Key[]) => Promise<Result>,
    pause: () => Promise<unknown> = () => setTimeout(WAIT_MS),
  ) {
    this.#read = read;
    this.#pause = pause;
  }

  /** What a reading that began after this call returns for all its keys; `undefined` adds no key. */
  ask(key: Key | undefined): Promise<Result> {
    const next = (this.#next ??= this.#plan());
    next.requests += 1;
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
      await (this.#sharing < MANY ? new Promise(setImmediate) : this.#pause());
      this.#sharing = this.#next?.requests ?? 0;
      this.#next = undefined;
      const reading = this.#read([...keys]);
      this.#running = reading.catch(() => undefined);
      return reading;
    };
    return { keys, requests: 0, result: begin() };
  }
}
