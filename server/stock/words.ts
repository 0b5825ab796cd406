import { add, type Bitmap, type Bitmaps, clear, intersect, remove, eachSlot, unite } from './bitmaps.ts';
import { Lexemes } from './lexemes.ts';
import { type Name, Names } from './names.ts';
import type { Operand, TextQuery } from './text-query.ts';
import { Vins } from './vins.ts';

/** Letters, then a digit: PostgreSQL takes such a VIN as one word, wherever it stands. A test tries many. */
export const isOneWord = (vin: string): boolean => /^[A-Z]+[0-9]/.test(vin);
const PART_OF_VIN = /^[a-hj-npr-z0-9]{1,17}$/;
const WHOLE_VIN = 17;

/** The vehicles with these words in this order; undefined if the database has to be asked first. */
export type FindPhrase = (text: string) => Uint32Array | undefined;

/**
 * The words of all vehicles. A VIN is the rarest word there is: as lexemes of their own, VINs would take most of the memory. They are
 * stored in a buffer instead, unless PostgreSQL takes them apart.
 */
export class Words {
  /** Differs after each change of the words of any vehicle. */
  version = 0;
  readonly #bitmaps: Bitmaps;
  readonly #lexemes: Lexemes;
  readonly #vins: Vins;
  readonly #names = new Names();

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
    this.#lexemes = new Lexemes(bitmaps);
    this.#vins = new Vins(bitmaps);
  }

  grow(): void {
    this.#vins.grow();
  }

  /** `words`: as the view `stock_words` has them. The name of the slot is set. */
  add(slot: number, words: string): void {
    const vin = this.#vins.at(slot);
    const own = isOneWord(vin) ? vin.toLowerCase() : '';
    // The parts of the VIN begin with #.
    this.#lexemes.add(
      slot,
      words.split(' ').filter((word) => !word.startsWith('#') && word !== own),
    );
  }

  remove(slots: readonly number[]): void {
    const gone = clear(this.#bitmaps.scratch());
    for (const slot of slots) add(gone, slot);
    this.#lexemes.remove(gone);
  }

  setName(slot: number, { vin, make, model, variant }: Omit<Name, 'size' | 'lexemes'>): void {
    this.#vins.set(slot, vin);
    this.#names.set(slot, { make, model, variant, vin: isOneWord(vin) ? '' : vin });
  }

  clearName(slot: number): void {
    this.#vins.clear(slot);
    this.#names.clear(slot);
  }

  nameAt(slot: number): Name | undefined {
    return this.#names.at(slot);
  }

  vinAt(slot: number): string {
    return this.#vins.at(slot);
  }

  /** The vehicles that match a text query. */
  matching(query: TextQuery, findPhrase: FindPhrase): Bitmap {
    const found = clear(this.#bitmaps.scratch());
    if (query.kind === 'word') {
      this.#lexemes.find(found, query.operand);
      this.#addByVin(found, query.operand);
    } else if (query.kind === 'phrase') {
      for (const slot of findPhrase(query.text) ?? []) add(found, slot);
    } else {
      const [first, ...rest] = query.of.map((part) => this.matching(part, findPhrase));
      const combine = query.kind === 'any' ? unite : intersect;
      if (first) unite(found, found, first);
      for (const other of rest) combine(found, found, other);
    }
    return found;
  }

  /** Keeps those of `found` whose model with its variant, in small letters, is one of these. */
  withName(found: Bitmap, isMeant: (name: string) => boolean): Bitmap {
    const known = new Map<Name | undefined, boolean>();
    for (const slot of eachSlot(found)) {
      const name = this.#names.at(slot);
      let isKept = known.get(name);
      if (isKept === undefined) {
        isKept = isMeant(`${name?.model ?? ''} ${name?.variant ?? ''}`.toLowerCase());
        known.set(name, isKept);
      }
      if (!isKept) remove(found, slot);
    }
    return found;
  }

  /** The vehicles whose VIN contains this part. */
  withVinPart(part: string): Bitmap {
    const found = clear(this.#bitmaps.scratch());
    this.#vins.findPart(found, part);
    return found;
  }

  /** The vehicles whose VIN matches one of these words. */
  byVin(operands: readonly Operand[]): Bitmap {
    const found = clear(this.#bitmaps.scratch());
    for (const operand of operands) this.#addByVin(found, operand);
    return found;
  }

  #addByVin(found: Bitmap, { lexeme, isPrefix }: Operand): void {
    if (!PART_OF_VIN.test(lexeme) || (!isPrefix && lexeme.length < WHOLE_VIN)) return;
    this.#vins.findBeginning(found, lexeme.toUpperCase(), (slot) => this.#names.at(slot)?.vin === '');
  }
}
