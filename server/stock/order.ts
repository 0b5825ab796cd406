import { add, type Bitmap, type Bitmaps, clear, copy, has, remove, subtract } from './bitmaps.ts';

/** At how many places of an order it is kept which vehicles come before. */
const MARKS = 15;

/** Vehicles sorted by a number, then by their ids. Vehicles without the number come last. */
export class Order {
  readonly #bitmaps: Bitmaps;
  readonly #ids: readonly string[];
  /** The number of each slot; Infinity for none. */
  #keys: Float64Array;
  #sorted: Uint32Array;
  #size = 0;
  /** For facets that count up to a fixed number: the vehicles up to it. */
  readonly #upTo = new Map<number, Bitmap>();
  /**
   * The same for numbers at even distances in the order, so that a range need not go through all its vehicles. They are chosen
   * when the first range is asked for.
   */
  #marks: Map<number, Bitmap> | undefined;
  readonly #markBitmaps: Bitmap[] = [];

  /** `ids` has the id of each slot. The owner changes it before the slot comes here. */
  constructor(bitmaps: Bitmaps, ids: readonly string[], steps: readonly number[] = []) {
    this.#bitmaps = bitmaps;
    this.#ids = ids;
    this.#keys = new Float64Array(bitmaps.capacity);
    this.#sorted = new Uint32Array(bitmaps.capacity);
    for (const step of steps) this.#upTo.set(step, bitmaps.make());
  }

  grow(): void {
    const [keys, sorted] = [this.#keys, this.#sorted];
    this.#keys = new Float64Array(this.#bitmaps.capacity);
    this.#sorted = new Uint32Array(this.#bitmaps.capacity);
    this.#keys.set(keys);
    this.#sorted.set(sorted);
    this.#marks = undefined;
  }

  keyAt(slot: number): number {
    return this.#keys[slot] ?? Infinity;
  }

  insert(slot: number, key: number): void {
    this.#keys[slot] = key;
    const place = this.#placeOf(slot);
    this.#sorted.copyWithin(place + 1, place, this.#size);
    this.#sorted[place] = slot;
    this.#size += 1;
    this.#noteSteps(slot, key);
  }

  delete(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#sorted[place] !== slot) throw new Error(`slot ${slot} is not in its place`);
    this.#sorted.copyWithin(place, place + 1, this.#size);
    this.#size -= 1;
    this.#noteSteps(slot, Infinity);
  }

  /** Sets the number of a slot. The order is wrong until it is sorted. */
  setKey(slot: number, key: number): void {
    this.#keys[slot] = key;
  }

  /** Sorts these slots and no others by their numbers. Cheaper than to insert so many singly. */
  sort(slots: Uint32Array): void {
    this.#marks = undefined;
    for (const upTo of this.#upTo.values()) clear(upTo);
    for (const slot of slots) this.#noteSteps(slot, this.keyAt(slot));
    this.#sorted.set(slots);
    this.#size = slots.length;
    this.#sorted.subarray(0, this.#size).sort((a, b) => this.#compare(a, b));
  }

  /** How many vehicles have at most this number. */
  countUpTo(key: number): number {
    return this.#find((slot) => this.keyAt(slot) <= key);
  }

  /** The slots from one place of the order to another. */
  between(from: number, to: number): Uint32Array {
    return this.#sorted.subarray(from, to);
  }

  /** The vehicles from `min` to `max`, both included. */
  range({ min = -Infinity, max = Number.MAX_VALUE }: { min?: number; max?: number }): Bitmap {
    const from = this.#find((slot) => this.keyAt(slot) < min);
    const found = this.#first(this.countUpTo(max));
    return from === 0 ? found : subtract(found, found, this.#first(from));
  }

  /** The vehicles before a place of the order. */
  #first(place: number): Bitmap {
    this.#marks ??= this.#chooseMarks();
    const found = this.#bitmaps.scratch();
    let [nearest, from]: [Bitmap | undefined, number] = [undefined, 0];
    for (const [key, upTo] of this.#marks) {
      const at = this.countUpTo(key);
      if (Math.abs(at - place) < Math.abs(from - place)) [nearest, from] = [upTo, at];
    }
    if (nearest) copy(found, nearest);
    else clear(found);
    for (const slot of this.between(from, place)) add(found, slot);
    for (const slot of this.between(place, from)) remove(found, slot);
    return found;
  }

  #chooseMarks(): Map<number, Bitmap> {
    const marks = new Map<number, Bitmap>();
    let [before, from]: [Bitmap | undefined, number] = [undefined, 0];
    for (let mark = 0; mark < MARKS; mark += 1) {
      const key = this.keyAt(this.#sorted[Math.floor(((mark + 1) * this.#size) / (MARKS + 1))] ?? 0);
      const to = this.countUpTo(key);
      if (to <= from || key === Infinity) continue;
      const upTo = (this.#markBitmaps[mark] ??= this.#bitmaps.make());
      if (before) copy(upTo, before);
      else clear(upTo);
      for (const slot of this.between(from, to)) add(upTo, slot);
      marks.set(key, upTo);
      [before, from] = [upTo, to];
    }
    return marks;
  }

  /** The vehicles up to one of the fixed numbers. */
  upToStep(step: number): Bitmap {
    const found = this.#upTo.get(step);
    if (!found) throw new Error(`${step} is no step`);
    return found;
  }

  /**
   * The vehicles in `matching`, in this order or its reverse, without the first `skipped`, at most `limit`. Vehicles without
   * the number come last in both.
   */
  page(matching: Bitmap, { skipped, limit, isReversed }: Page): number[] {
    const found: number[] = [];
    const known = this.countUpTo(Number.MAX_VALUE);
    for (let passed = 0, at = 0; at < this.#size && found.length < limit; at += 1) {
      const backwards = (at < known ? known : this.#size + known) - 1 - at;
      const slot = this.#sorted[isReversed ? backwards : at] ?? 0;
      if (!has(matching, slot)) continue;
      if (passed >= skipped) found.push(slot);
      passed += 1;
    }
    return found;
  }

  /** All vehicles in `matching`, in this order. */
  *walk(matching: Bitmap): Generator<number> {
    for (let at = 0; at < this.#size; at += 1) {
      const slot = this.#sorted[at] ?? 0;
      if (has(matching, slot)) yield slot;
    }
  }

  #noteSteps(slot: number, key: number): void {
    for (const numbers of [this.#upTo, this.#marks ?? []])
      for (const [number, upTo] of numbers)
        if (key <= number) add(upTo, slot);
        else remove(upTo, slot);
  }

  #placeOf(slot: number): number {
    return this.#find((other) => this.#compare(other, slot) < 0);
  }

  #compare(a: number, b: number): number {
    const [left, right] = [this.keyAt(a), this.keyAt(b)];
    if (left !== right) return left < right ? -1 : 1;
    const [one, two] = [this.#ids[a] ?? '', this.#ids[b] ?? ''];
    return one < two ? -1 : Number(one > two);
  }

  /** Binary search: how many slots at the start satisfy the condition. */
  #find(isBefore: (slot: number) => boolean): number {
    let [low, high] = [0, this.#size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#sorted[middle] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export interface Page {
  skipped: number;
  limit: number;
  isReversed: boolean;
}
