import { describe, expect, test } from 'vitest';
import type { ListedVehicle } from '../trade/queries.ts';
import { isOutdated, missingOf, type SteadyList, takeIn } from './steady-list.ts';

// Only what a list is ordered and matched by.
const car = (id: string, priceNet = '10000.00') => ({ id, priceNet }) as ListedVehicle;
const shown = ({ vehicles }: SteadyList) => vehicles.map(({ id, priceNet }) => `${id} ${priceNet}`);

describe('a list that is being read', () => {
  const read = takeIn(null, 'all', [car('a'), car('b'), car('c')]);

  test('keeps its cards in their order and brings them up to date', () => {
    const later = takeIn(read, 'all', [car('c'), car('a', '9000.00'), car('b')]);
    expect(shown(later)).toEqual(['a 9000.00', 'b 10000.00', 'c 10000.00']);
    expect(missingOf(later)).toEqual([]);
    expect(isOutdated(later)).toBe(true);
  });

  test('keeps a card that the stock no longer names, as it was known last', () => {
    const cheaper = takeIn(read, 'all', [car('a'), car('b', '9000.00'), car('c')]);
    const without = takeIn(cheaper, 'all', [car('a'), car('c'), car('d')]);
    expect(shown(without)).toEqual(['a 10000.00', 'b 9000.00', 'c 10000.00']);
    expect(missingOf(without)).toEqual(['b']);
    expect(isOutdated(without)).toBe(true);
  });

  test('is not outdated while only prices and badges change', () => {
    expect(isOutdated(takeIn(read, 'all', [car('a', '1.00'), car('b'), car('c')]))).toBe(false);
  });

  test('gives way to the list of another address', () => {
    const other = takeIn(read, 'Audi', [car('x')]);
    expect(shown(other)).toEqual(['x 10000.00']);
    expect(isOutdated(other)).toBe(false);
  });

  test('takes everything where nothing stood', () => {
    expect(shown(takeIn(takeIn(null, 'all', []), 'all', [car('a')]))).toEqual(['a 10000.00']);
  });

  test('is the same list for the same answer, however often it is taken in', () => {
    const answer: ListedVehicle[] = [];
    const empty = takeIn(null, 'all', answer);
    expect(takeIn(empty, 'all', answer)).toBe(empty);
  });
});
