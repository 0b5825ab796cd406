import { describe, expect, test } from 'vitest';
import type { CardVehicle } from './queries.ts';
import { isOutdated, missingOf, type SteadyList, withAnswer } from './steady-list.ts';

// Only the fields that decide the order and the matches of a list.
const car = (id: string, priceNet = '10000.00') => ({ id, priceNet }) as CardVehicle;
const shown = ({ vehicles }: SteadyList) => vehicles.map(({ id, priceNet }) => `${id} ${priceNet}`);

describe('a list that people read', () => {
  const read = withAnswer(null, 'all', [car('a'), car('b'), car('c')]);

  test('keeps its cards in their order and updates them', () => {
    const later = withAnswer(read, 'all', [car('c'), car('a', '9000.00'), car('b')]);
    expect(shown(later)).toEqual(['a 9000.00', 'b 10000.00', 'c 10000.00']);
    expect(missingOf(later)).toEqual([]);
    expect(isOutdated(later)).toBe(true);
  });

  test('keeps a card that the stock no longer has, with its last known data', () => {
    const cheaper = withAnswer(read, 'all', [car('a'), car('b', '9000.00'), car('c')]);
    const without = withAnswer(cheaper, 'all', [car('a'), car('c'), car('d')]);
    expect(shown(without)).toEqual(['a 10000.00', 'b 9000.00', 'c 10000.00']);
    expect(missingOf(without)).toEqual(['b']);
    expect(isOutdated(without)).toBe(true);
  });

  test('is not outdated while only prices and badges change', () => {
    expect(isOutdated(withAnswer(read, 'all', [car('a', '1.00'), car('b'), car('c')]))).toBe(false);
  });

  test('is replaced by the list of another address', () => {
    const other = withAnswer(read, 'Audi', [car('x')]);
    expect(shown(other)).toEqual(['x 10000.00']);
    expect(isOutdated(other)).toBe(false);
  });

  test('takes every card of an answer when it was empty', () => {
    expect(shown(withAnswer(withAnswer(null, 'all', []), 'all', [car('a')]))).toEqual(['a 10000.00']);
  });

  test('stays the same object for the same answer', () => {
    const answer: CardVehicle[] = [];
    const empty = withAnswer(null, 'all', answer);
    expect(withAnswer(empty, 'all', answer)).toBe(empty);
  });
});
