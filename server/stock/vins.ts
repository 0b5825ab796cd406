import { add, type Bitmap, type Bitmaps } from './bitmaps.ts';

/** 17 characters and the end of the line, so that no part of a VIN is found across two of them. */
const LINE = 18;
const END = '\n'.charCodeAt(0);

/** All VINs in one buffer, one line for each slot. */
export class Vins {
  readonly #bitmaps: Bitmaps;
  #bytes: Buffer;

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
    this.#bytes = Buffer.alloc(bitmaps.capacity * LINE, END);
  }

  grow(): void {
    const bytes = Buffer.alloc(this.#bitmaps.capacity * LINE, END);
    this.#bytes.copy(bytes);
    this.#bytes = bytes;
  }

  at(slot: number): string {
    return this.#bytes.toString('latin1', slot * LINE, slot * LINE + LINE - 1);
  }

  set(slot: number, vin: string): void {
    this.#bytes.write(vin, slot * LINE, LINE - 1, 'latin1');
  }

  clear(slot: number): void {
    this.#bytes.fill(END, slot * LINE, (slot + 1) * LINE);
  }

  /** Adds the slots whose VIN contains this part. */
  findPart(found: Bitmap, part: string): void {
    for (let at = this.#bytes.indexOf(part); at >= 0;) {
      const slot = Math.floor(at / LINE);
      add(found, slot);
      at = this.#bytes.indexOf(part, (slot + 1) * LINE);
    }
  }

  /** Adds the slots whose VIN begins with this, and of which `isWanted`. */
  findBeginning(found: Bitmap, beginning: string, isWanted: (slot: number) => boolean): void {
    const bytes = this.#bytes;
    const wanted = Buffer.from(beginning, 'latin1');
    const [first] = wanted;
    for (let at = 0; at < bytes.length; at += LINE)
      if (bytes[at] === first && wanted.compare(bytes, at, at + wanted.length) === 0 && isWanted(at / LINE))
        add(found, at / LINE);
  }
}
