import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import openWabt from 'wabt';
import { KERNELS } from './bitmap-kernels.ts';
import {
  add,
  Bitmaps,
  countBoth,
  eachSlot,
  has,
  intersect,
  overlap,
  remove,
  subtract,
  unite,
} from './bitmaps.ts';

test('the bytes of the kernels are those of their text', async () => {
  const text = readFileSync(new URL('bitmap-kernels.wat', import.meta.url), 'utf8');
  const { buffer } = (await openWabt()).parseWat('bitmap-kernels.wat', text, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).toString('base64')).toBe(KERNELS);
});

/** A generator of the same numbers in every run: Park and Miller. */
let seed = 20_261_125;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

const slotsOf = (set: ReadonlySet<number>) => [...set].toSorted((a, b) => a - b);
const slotsIn = (bitmap: Parameters<typeof has>[0], capacity: number) =>
  Array.from({ length: capacity }, (_, slot) => slot).filter((slot) => has(bitmap, slot));

describe.each([1, 2_049, 9_000])('bitmaps of %i slots', (capacity) => {
  const bitmaps = new Bitmaps(capacity);
  /** Sparse, dense and full ones, and each pair of them. */
  const sets = [0, 0.001, 0.3, 0.9, 1].map((share) => {
    const set = new Set<number>();
    for (let slot = 0; slot < bitmaps.capacity; slot += 1) if (random() <= share) set.add(slot);
    return share === 0 ? new Set<number>() : set;
  });
  const made = sets.map((set) => {
    const bitmap = bitmaps.make();
    for (const slot of set) add(bitmap, slot);
    return { set, bitmap };
  });
  const pairs = made.flatMap((a) => made.map((b) => [a, b] as const));

  test('are combined and counted as sets are', () => {
    for (const [a, b] of pairs) {
      const both = new Set([...a.set].filter((slot) => b.set.has(slot)));
      const onlyA = new Set([...a.set].filter((slot) => !b.set.has(slot)));
      const into = bitmaps.make();
      expect(slotsIn(intersect(into, a.bitmap, b.bitmap), bitmaps.capacity)).toEqual(slotsOf(both));
      expect(slotsIn(subtract(into, a.bitmap, b.bitmap), bitmaps.capacity)).toEqual(slotsOf(onlyA));
      expect(slotsIn(unite(into, a.bitmap, b.bitmap), bitmaps.capacity)).toEqual(
        slotsOf(new Set([...a.set, ...b.set])),
      );
      expect(countBoth(a.bitmap, b.bitmap)).toBe(both.size);
      expect(overlap(a.bitmap, b.bitmap)).toBe(both.size > 0);
    }
  });

  test('name their slots, also while these are removed', () => {
    for (const { set, bitmap } of made) {
      const into = unite(bitmaps.make(), bitmap, bitmap);
      const found: number[] = [];
      for (const slot of eachSlot(into)) {
        found.push(slot);
        remove(into, slot);
      }
      expect(found).toEqual(slotsOf(set));
      expect(slotsIn(into, bitmaps.capacity)).toEqual([]);
    }
  });

  test('may be combined into one of themselves', () => {
    for (const [a, b] of pairs) {
      const into = unite(bitmaps.make(), a.bitmap, a.bitmap);
      intersect(into, into, b.bitmap);
      expect(countBoth(into, into)).toBe(countBoth(a.bitmap, b.bitmap));
    }
  });
});

test('bitmaps keep their slots when others are made and when all grow', () => {
  const bitmaps = new Bitmaps(2_048);
  const first = bitmaps.make();
  add(first, 7);
  for (let made = 0; made < 20_000; made += 1) bitmaps.make();
  const last = bitmaps.make();
  add(last, 2_047);
  expect([has(first, 7), countBoth(first, first), countBoth(last, last)]).toEqual([true, 1, 1]);
  bitmaps.grow(10_000);
  add(first, 9_999);
  expect([has(first, 7), has(first, 9_999), has(last, 2_047)]).toEqual([true, true, true]);
  expect([countBoth(first, first), countBoth(last, last), overlap(first, last)]).toEqual([2, 1, false]);
  remove(first, 7);
  expect(slotsIn(first, bitmaps.capacity)).toEqual([9_999]);
  expect(slotsIn(bitmaps.make(), bitmaps.capacity)).toEqual([]);
});
