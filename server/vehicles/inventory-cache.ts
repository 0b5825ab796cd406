import { LRUCache } from 'lru-cache';

type Make<Value> = () => Promise<Value | undefined>;

/** How many keys are remembered until they are requested again. */
const MOST_KEYS = 2_000;

/**
 * An LRU cache of computed values, bounded in bytes. A key contains every input of its value, so an entry is never stale.
 * Concurrent misses of one key share one computation; a failure is not cached.
 */
export class InventoryCache<Value extends object> {
  readonly #cache: LRUCache<string, Value, Make<Value>>;
  /** What `find` was asked for, and how often. */
  readonly #requested = new LRUCache<string, number>({ max: MOST_KEYS });
  readonly #running = new Map<string, Promise<Value | undefined>>();

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#cache = new LRUCache<string, Value, Make<Value>>({
      maxSize: maxBytes,
      // A key may be longer than its value: two bytes a character.
      sizeCalculation: (value, key) => sizeOf(value) + key.length * 2,
      fetchMethod: (_key, _stale, { context }) => context(),
      // An entry that is evicted while it is computed still answers those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /**
   * Like `get`, for values that may not be at hand, and that are cheap to compute. They are cached when they are requested a second
   * time: questions that are asked once would only replace the others, and would live long enough to fill the heap.
   */
  async find(key: string, make: Make<Value>): Promise<Value | undefined> {
    const cached = this.#cache.get(key);
    if (cached) return cached;
    this.#requested.set(key, (this.#requested.get(key) ?? 0) + 1);
    const running = this.#running.get(key);
    if (running) return running;
    const making = make().finally(() => this.#running.delete(key));
    this.#running.set(key, making);
    const value = await making;
    if (value && (this.#requested.get(key) ?? 0) > 1) this.#cache.set(key, value);
    return value;
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.#cache.get(key) ?? this.#cache.forceFetch(key, { context: make });
  }
}
