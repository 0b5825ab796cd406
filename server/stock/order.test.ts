import { expect, test } from 'vitest';
import { add, Bitmaps, has, remove } from './bitmaps.ts';
import { Order } from './order.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const keys = [Infinity, 20, 10, 20, Infinity];

test('vehicles without the number come last in an order and in its reverse, which are total', () => {
  const bitmaps = new Bitmaps(ids.length);
  const order = new Order(bitmaps, ids);
  for (const [slot, key] of keys.entries()) order.insert(slot, key);
  const all = bitmaps.make();
  for (const slot of ids.keys()) add(all, slot);
  const page = (isReversed: boolean, skipped = 0, limit = 9) =>
    order
      .page(all, { skipped, limit, isReversed })
      .map((slot) => ids[slot])
      .join('');
  expect(page(false)).toBe('cbdae');
  expect(page(true)).toBe('dbcea');
  expect(page(true, 2, 2)).toBe('ce');
  remove(all, 4);
  expect(page(true)).toBe('dbca');
});

test('a range has the vehicles from one number to another, whatever changes', () => {
  const slots = 3_000;
  const bitmaps = new Bitmaps(2_048);
  const order = new Order(
    bitmaps,
    Array.from({ length: slots }, (_, slot) => String(slot)),
  );
  let seed = 1;
  const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const keys = new Map<number, number>();
  // Some have no number, and many have the same.
  const aKey = () => [Infinity, draw(5), draw(1_000)][draw(3)] ?? 0;
  const check = () => {
    bitmaps.beginAnswer();
    const [min, max] = [
      draw(3) === 0 ? undefined : draw(1_100) - 50,
      draw(3) === 0 ? undefined : draw(1_100) - 50,
    ];
    const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    const found = order.range(range);
    const isWithin = (key: number) => key >= (min ?? -1) && key <= (max ?? 1_100);
    const wrong = Array.from({ length: slots }, (_, slot) => slot).filter(
      (slot) => slot < bitmaps.capacity && has(found, slot) !== isWithin(keys.get(slot) ?? Infinity),
    );
    expect({ range, wrong }).toEqual({ range, wrong: [] });
  };
  const put = (slot: number) => {
    if (keys.has(slot)) order.delete(slot);
    keys.set(slot, aKey());
    order.insert(slot, keys.get(slot) ?? 0);
  };
  check();
  for (let slot = 0; slot < 2_048; slot += 1) put(slot);
  for (let round = 0; round < 200; round += 1) {
    for (let change = 0; change < 10; change += 1) put(draw(bitmaps.capacity === 2_048 ? 2_048 : slots));
    if (round === 50) {
      bitmaps.grow(4_096);
      order.grow();
    }
    if (round === 100) {
      for (const slot of keys.keys()) {
        keys.set(slot, aKey());
        order.setKey(slot, keys.get(slot) ?? 0);
      }
      order.sort(Uint32Array.from(keys.keys()));
    }
    check();
  }
});
