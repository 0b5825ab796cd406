import { type Kernels, openKernels } from './bitmap-kernels.ts';

/** A set of slots, one bit each. */
export interface Bitmap {
  /** Its place in the memory of the kernels. */
  readonly at: number;
  /** Its bits, in that memory. */
  words: Int32Array;
  readonly owner: Bitmaps;
}

const PAGE_BYTES = 65_536;
/** The memory grows by at least so many pages. */
const PAGES_AT_ONCE = 16;

/**
 * Makes the bitmaps of one stock. They all have the same length and grow together. The operations below are all that
 * touches their words.
 */
export class Bitmaps {
  /** How many slots a bitmap has. */
  capacity: number;
  readonly kernels: Kernels = openKernels();
  readonly #all: (Bitmap & { at: number })[] = [];
  readonly #scratch: Bitmap[] = [];
  #taken = 0;

  constructor(capacity: number) {
    this.capacity = roundUp(capacity);
  }

  /** The length of each bitmap. */
  get bytes(): number {
    return this.capacity / 8;
  }

  /** An empty bitmap. */
  make(): Bitmap {
    const at = this.#all.length * this.bytes;
    this.#reserve(at + this.bytes);
    const made = { at, words: this.#wordsAt(at), owner: this };
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
    const before = this.#all.map(({ words }) => words.slice());
    this.capacity = roundUp(capacity);
    this.#reserve(this.#all.length * this.bytes);
    for (const [place, bitmap] of this.#all.entries()) {
      bitmap.at = place * this.bytes;
      bitmap.words = this.#wordsAt(bitmap.at).fill(0);
      bitmap.words.set(before[place] ?? []);
    }
  }

  #wordsAt(at: number): Int32Array {
    return new Int32Array(this.kernels.memory.buffer, at, this.bytes / 4);
  }

  /** A memory that grows has another buffer. */
  #reserve(bytes: number): void {
    const { memory } = this.kernels;
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
    if (missing <= 0) return;
    memory.grow(Math.max(missing, PAGES_AT_ONCE));
    for (const bitmap of this.#all) bitmap.words = this.#wordsAt(bitmap.at);
  }
}

/** The kernels work on 2,048 slots at a time. */
const roundUp = (slots: number) => Math.max(1, Math.ceil(slots / 2048)) * 2048;

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

/** The slots of a bitmap, which may be removed from it meanwhile. */
export function* eachSlot({ words }: Bitmap): Generator<number> {
  for (let at = 0; at < words.length; at += 1)
    for (let left = words[at] ?? 0; left !== 0; left &= left - 1)
      yield at * 32 + 31 - Math.clz32(left & -left);
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
  into.owner.kernels.intersect(into.at, a.at, b.at, into.owner.bytes);
  return into;
}

/** The slots that one of them has. */
export function unite(into: Bitmap, a: Bitmap, b: Bitmap): Bitmap {
  into.owner.kernels.unite(into.at, a.at, b.at, into.owner.bytes);
  return into;
}

/** The slots that `a` has and `b` has not. */
export function subtract(into: Bitmap, a: Bitmap, b: Bitmap): Bitmap {
  into.owner.kernels.subtract(into.at, a.at, b.at, into.owner.bytes);
  return into;
}

/** How many slots both have. */
export const countBoth = (a: Bitmap, b: Bitmap): number =>
  a.owner.kernels.countBoth(a.at, b.at, a.owner.bytes);

/** Whether there is a slot that both have. */
export const overlap = (a: Bitmap, b: Bitmap): boolean =>
  a.owner.kernels.overlap(a.at, b.at, a.owner.bytes) === 1;
