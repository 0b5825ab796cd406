/** A lexeme of a name, with the weight of each of its positions. */
export interface NameLexeme {
  lexeme: string;
  /** Such as 'AAB'. */
  weights: string;
}

/** What the relevance of a vehicle depends on, besides its VIN. */
export interface Name {
  readonly make: string;
  readonly model: string;
  readonly variant: string | null;
  /** A VIN that PostgreSQL takes apart, and that therefore counts like words of the name; else empty. */
  readonly vin: string;
  /** How many vehicles have it. */
  size: number;
  /** In the order of PostgreSQL. Undefined until a search asks for them. */
  lexemes?: readonly NameLexeme[];
}

/** The names of all slots, each stored once. */
export class Names {
  readonly #names = new Map<string, Name>();
  readonly #ofSlot: (Name | undefined)[] = [];

  at(slot: number): Name | undefined {
    return this.#ofSlot[slot];
  }

  set(slot: number, { make, model, variant, vin }: Omit<Name, 'size' | 'lexemes'>): void {
    this.clear(slot);
    const key = JSON.stringify([make, model, variant, vin]);
    const name = this.#names.get(key) ?? { make, model, variant, vin, size: 0 };
    this.#names.set(key, name);
    name.size += 1;
    this.#ofSlot[slot] = name;
  }

  clear(slot: number): void {
    const name = this.#ofSlot[slot];
    if (!name) return;
    name.size -= 1;
    this.#ofSlot[slot] = undefined;
    if (name.size === 0) this.#names.delete(JSON.stringify([name.make, name.model, name.variant, name.vin]));
  }
}
