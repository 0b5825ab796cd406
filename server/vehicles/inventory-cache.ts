import { LRUCache } from 'lru-cache';

type Make<Value> = () => Promise<Value | undefined>;

/**
 * An LRU cache of computed values, bounded in bytes. A key contains every input of its value, so an entry is never stale.
 * Concurrent misses of one key share one computation; a failure is not cached.
 */
export class InventoryCache<Value extends object> {
  readonly #cache: LRUCache<string, Value, Make<Value>>;

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

  /** Like `get`, for values that may not be at hand. What is not at hand is not cached. */
  async find(key: string, make: Make<Value>): Promise<Value | undefined> {
    return this.#cache.get(key) ?? this.#cache.fetch(key, { context: make });
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.#cache.get(key) ?? this.#cache.forceFetch(key, { context: make });
  }
}
