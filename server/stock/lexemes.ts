import { add, type Bitmap, type Bitmaps, has, subtract, unite } from './bitmaps.ts';
import type { Operand } from './text-query.ts';

/** The vehicles that have a lexeme: a list of slots in any order, or a bitmap where that is smaller. */
interface Posting {
  slots: Uint32Array;
  size: number;
  bitmap?: Bitmap;
}

/** An inverted index: the vehicles that have each lexeme of PostgreSQL's text search. */
export class Lexemes {
  readonly #bitmaps: Bitmaps;
  readonly #postings = new Map<string, Posting>();
  /** All lexemes in order, for prefixes; undefined until the first search. */
  #sorted: string[] | undefined;

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
  }

  /** `slot` has none of these lexemes yet, and each lexeme is named once. */
  add(slot: number, lexemes: readonly string[]): void {
    for (const lexeme of lexemes) this.#push(this.#postingOf(lexeme), slot);
  }

  /** Removes these slots from all lexemes, in one pass: no slot knows which lexemes it has. */
  remove(gone: Bitmap): void {
    for (const posting of this.#postings.values())
      if (posting.bitmap) subtract(posting.bitmap, posting.bitmap, gone);
      else removeFrom(posting, gone);
  }

  /** Adds the slots that match a word of a search. */
  find(found: Bitmap, { lexeme, isPrefix }: Operand): void {
    if (!isPrefix) {
      const posting = this.#postings.get(lexeme);
      if (posting) uniteWith(found, posting);
      return;
    }
    const sorted = (this.#sorted ??= [...this.#postings.keys()].sort());
    for (let at = placeIn(sorted, lexeme); sorted[at]?.startsWith(lexeme); at += 1) {
      const posting = this.#postings.get(sorted[at] ?? '');
      if (posting) uniteWith(found, posting);
    }
  }

  #postingOf(lexeme: string): Posting {
    const known = this.#postings.get(lexeme);
    if (known) return known;
    const posting = { slots: new Uint32Array(4), size: 0 };
    this.#postings.set(lexeme, posting);
    this.#sorted?.splice(placeIn(this.#sorted, lexeme), 0, lexeme);
    return posting;
  }

  #push(posting: Posting, slot: number): void {
    if (posting.bitmap) return add(posting.bitmap, slot);
    if (posting.size === posting.slots.length) {
      // A slot takes 32 bits in a list and one in a bitmap.
      if (posting.size * 2 * 32 > this.#bitmaps.capacity) return this.#makeBitmap(posting, slot);
      const slots = new Uint32Array(posting.size * 2);
      slots.set(posting.slots);
      posting.slots = slots;
    }
    posting.slots[posting.size] = slot;
    posting.size += 1;
  }

  #makeBitmap(posting: Posting, slot: number): void {
    const bitmap = this.#bitmaps.make();
    posting.bitmap = bitmap;
    uniteWith(bitmap, { slots: posting.slots, size: posting.size });
    add(bitmap, slot);
    posting.slots = new Uint32Array(0);
  }
}

function uniteWith(found: Bitmap, { slots, size, bitmap }: Posting): void {
  if (bitmap) unite(found, found, bitmap);
  else for (let at = 0; at < size; at += 1) add(found, slots[at] ?? 0);
}

function removeFrom(posting: Posting, gone: Bitmap): void {
  const { slots, size } = posting;
  let left = 0;
  for (let at = 0; at < size; at += 1) {
    const slot = slots[at] ?? 0;
    if (has(gone, slot)) continue;
    slots[left] = slot;
    left += 1;
  }
  posting.size = left;
}

/** Where a text stands, or would stand, in a sorted list. */
function placeIn(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
