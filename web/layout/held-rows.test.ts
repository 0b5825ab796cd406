import { describe, expect, test } from 'vitest';
import { withHeldRows } from './held-rows.ts';

const listOf = (ids: string) => ({
  orders: ids.split('').map((id) => ({ id, version: 1 })),
  total: ids.length,
});
const idsOf = ({ orders = [] }: { orders?: readonly { id: string }[] }) =>
  orders.map(({ id }) => id).join('');
const heldOf = (held: string, before: string, answer: string) =>
  idsOf(withHeldRows('orders', listOf(before), listOf(answer), new Set(held)));

describe('a row in use', () => {
  test.each([
    ['is no longer in the list', 'b', 'abc', 'ac', 'abc'],
    ['is the last one and is no longer in the list', 'c', 'abc', 'ab', 'abc'],
    ['was alone in the list', 'a', 'a', '', 'a'],
    ['would be sorted to the end', 'a', 'abc', 'bca', 'abc'],
    ['would move down because of a new row', 'b', 'abc', 'nabc', 'nbac'],
    ['has others in use beside it', 'ac', 'abcd', 'bdn', 'abcdn'],
  ])('keeps its place if it %s', (_, held, before, answer, shown) => {
    expect(heldOf(held, before, answer)).toBe(shown);
  });

  test('gets its latest data if the list still has it, and keeps its own otherwise', () => {
    const answer = {
      orders: [
        { id: 'c', version: 2 },
        { id: 'a', version: 2 },
      ],
      total: 2,
    };
    const { orders } = withHeldRows('orders', listOf('abc'), answer, new Set(['a', 'b']));
    expect(orders).toEqual([
      { id: 'a', version: 2 },
      { id: 'b', version: 1 },
      { id: 'c', version: 2 },
    ]);
  });
});

test('a list in which no row is in use is shown as it was answered', () => {
  expect(heldOf('', 'abc', 'ca')).toBe('ca');
  expect(heldOf('x', 'abc', 'ca')).toBe('ca');
});
