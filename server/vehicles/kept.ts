/**
 * Keeps what was made, by a key that says all that it depends on: nothing kept is ever out of date, it is only asked for
 * no more. What was not asked for the longest goes first. Who asks while it is being made waits for the same.
 */
export class Kept<Value> {
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #values = new Map<string, Value>();
  readonly #making = new Map<string, Promise<Value>>();
  #size = 0;

  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#values.get(key);
    if (value !== undefined) {
      // The order of a Map is that of its insertions: now it is the youngest.
      this.#values.delete(key);
      this.#values.set(key, value);
      return value;
    }
    const making = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Value>): Promise<Value> {
    try {
      const value = await make();
      this.#keep(key, value);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, value: Value): void {
    this.#values.set(key, value);
    this.#size += this.#weightOf(key, value);
    for (const [oldest, old] of this.#values) {
      if (this.#size <= this.#most) return;
      this.#values.delete(oldest);
      this.#size -= this.#weightOf(oldest, old);
    }
  }

  /** A question may be longer than its answer. */
  #weightOf(key: string, value: Value): number {
    return this.#sizeOf(value) + key.length * 2;
  }
}
