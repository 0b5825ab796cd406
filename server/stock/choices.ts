import { add, type Bitmap, type Bitmaps, clear, remove, unite } from './bitmaps.ts';

/** A value of a column, with the vehicles that have it. */
export interface Choice {
  value: string;
  slots: Bitmap;
  /** How many vehicles have it. */
  size: number;
}

const collator = new Intl.Collator('de', { numeric: true });
/** The order in which the choices of a facet are shown. */
export const byValue = (a: { value: string }, b: { value: string }): number =>
  collator.compare(a.value, b.value);

/** A column whose values are the choices of a facet. */
export class Choices {
  readonly #bitmaps: Bitmaps;
  readonly #byValue = new Map<string, Choice>();
  readonly #ofSlot: (Choice | undefined)[] = [];
  #sorted: Choice[] | undefined;

  constructor(bitmaps: Bitmaps, values: readonly string[] = []) {
    this.#bitmaps = bitmaps;
    for (const value of values) this.#choiceOf(value);
  }

  get(value: string): Choice | undefined {
    return this.#byValue.get(value);
  }

  /** All values that have occurred, in the order in which they are shown. */
  sorted(): readonly Choice[] {
    return (this.#sorted ??= [...this.#byValue.values()].sort(byValue));
  }

  valueAt(slot: number): string | null {
    return this.#ofSlot[slot]?.value ?? null;
  }

  set(slot: number, value: string | null): void {
    const before = this.#ofSlot[slot];
    if (before?.value === value) return;
    if (before) {
      remove(before.slots, slot);
      before.size -= 1;
    }
    const choice = value === null ? undefined : this.#choiceOf(value);
    if (choice) {
      add(choice.slots, slot);
      choice.size += 1;
    }
    this.#ofSlot[slot] = choice;
  }

  /** The vehicles that have one of these values. */
  any(values: readonly string[]): Bitmap {
    const found = clear(this.#bitmaps.scratch());
    for (const value of values) {
      const choice = this.#byValue.get(value);
      if (choice) unite(found, found, choice.slots);
    }
    return found;
  }

  #choiceOf(value: string): Choice {
    const known = this.#byValue.get(value);
    if (known) return known;
    const choice = { value, slots: this.#bitmaps.make(), size: 0 };
    this.#byValue.set(value, choice);
    this.#sorted = undefined;
    return choice;
  }
}
