/** A set of slots, one bit each. */
export interface Bitmap {
  words: Int32Array;
}

/**
 * Makes the bitmaps of one stock. They all have the same length and grow together. The operations below are all that
 * touches their words.
 */
export class Bitmaps {
  /** How many slots a bitmap has. */
  capacity: number;
  readonly #all: Bitmap[] = [];
  readonly #scratch: Bitmap[] = [];
  #taken = 0;

  constructor(capacity: number) {
    this.capacity = roundUp(capacity);
  }

  /** An empty bitmap. */
  make(): Bitmap {
    const made = { words: new Int32Array(this.capacity / 32) };
    this.#all.push(made);
    return made;
  }

  /** A bitmap for one answer, with any content. It is valid until `beginAnswer` is called again. */
  scratch(): Bitmap {
    const free = (this.#scratch[this.#taken] ??= this.make());
    this.#taken += 1;
    return free;
  }

  beginAnswer(): void {
    this.#taken = 0;
  }

  grow(capacity: number): void {
    this.capacity = roundUp(capacity);
    for (const bitmap of this.#all) {
      const words = new Int32Array(this.capacity / 32);
      words.set(bitmap.words);
      bitmap.words = words;
    }
  }
}

const roundUp = (slots: number) => Math.max(1, Math.ceil(slots / 1024)) * 1024;

export function add({ words }: Bitmap, slot: number): void {
  const at = slot >>> 5;
  words[at] = (words[at] ?? 0) | (1 << (slot & 31));
}

export function remove({ words }: Bitmap, slot: number): void {
  const at = slot >>> 5;
  words[at] = (words[at] ?? 0) & ~(1 << (slot & 31));
}

export function has({ words }: Bitmap, slot: number): boolean {
  return (((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function clear(into: Bitmap): Bitmap {
  into.words.fill(0);
  return into;
}

export function copy(into: Bitmap, from: Bitmap): Bitmap {
  into.words.set(from.words);
  return into;
}

/** The slots that both have. `into` may be one of them, here and below. */
export function intersect(into: Bitmap, a: Bitmap, b: Bitmap): Bitmap {
  const [to, left, right] = [into.words, a.words, b.words];
  for (let at = 0; at < to.length; at += 1) to[at] = (left[at] ?? 0) & (right[at] ?? 0);
  return into;
}

/** The slots that one of them has. */
export function unite(into: Bitmap, a: Bitmap, b: Bitmap): Bitmap {
  const [to, left, right] = [into.words, a.words, b.words];
  for (let at = 0; at < to.length; at += 1) to[at] = (left[at] ?? 0) | (right[at] ?? 0);
  return into;
}

/** The slots that `a` has and `b` has not. */
export function subtract(into: Bitmap, a: Bitmap, b: Bitmap): Bitmap {
  const [to, left, right] = [into.words, a.words, b.words];
  for (let at = 0; at < to.length; at += 1) to[at] = (left[at] ?? 0) & ~(right[at] ?? 0);
  return into;
}

/** How many slots both have. */
export function countBoth(a: Bitmap, b: Bitmap): number {
  const [left, right] = [a.words, b.words];
  let count = 0;
  for (let at = 0; at < left.length; at += 1) {
    const word = (left[at] ?? 0) & (right[at] ?? 0);
    if (word !== 0) count += countBits(word);
  }
  return count;
}

/** Whether there is a slot that both have. */
export function overlap(a: Bitmap, b: Bitmap): boolean {
  const [left, right] = [a.words, b.words];
  for (let at = 0; at < left.length; at += 1) if (((left[at] ?? 0) & (right[at] ?? 0)) !== 0) return true;
  return false;
}

// Adds neighbouring groups of 1, 2 and 4 bits, then all bytes: Warren, "Hacker's Delight", 5-1.
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
