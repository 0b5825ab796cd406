import { FEATURE_CODES, type Feature, isFeature } from '../../contract/features.ts';
import { add, type Bitmap, type Bitmaps, clear, copy, intersect, remove } from './bitmaps.ts';

/** The features of all vehicles: for each feature the vehicles that have it. */
export class Features {
  readonly #bitmaps: Bitmaps;
  readonly #byCode: ReadonlyMap<string, Bitmap>;

  constructor(bitmaps: Bitmaps) {
    this.#bitmaps = bitmaps;
    this.#byCode = new Map(FEATURE_CODES.map((feature) => [feature, bitmaps.make()]));
  }

  /** `features`: as the view `stock_rows` has them. A newer version of the program may know more features; those are left out. */
  set(slot: number, features: string): void {
    for (const bitmap of this.#byCode.values()) remove(bitmap, slot);
    if (features === '') return;
    for (const feature of features.split(' ')) {
      const bitmap = this.#byCode.get(feature);
      if (bitmap) add(bitmap, slot);
    }
  }

  with(feature: Feature): Bitmap {
    const found = this.#byCode.get(feature);
    if (!found) throw new Error(`${feature} is no feature`);
    return found;
  }

  /** The vehicles that have all of these features. */
  withAll(present: Bitmap, features: readonly string[]): Bitmap {
    const found = copy(this.#bitmaps.scratch(), present);
    for (const feature of features)
      if (isFeature(feature)) intersect(found, found, this.with(feature));
      else clear(found);
    return found;
  }
}
