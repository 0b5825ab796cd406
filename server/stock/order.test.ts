import { expect, test } from 'vitest';
import { add, Bitmaps, remove } from './bitmaps.ts';
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
