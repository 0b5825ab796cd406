import { describe, expect, test } from 'vitest';
import { inventory as de } from '../texts/de/inventory.ts';
import { inventory as en } from '../texts/en/inventory.ts';
import { inventory as fr } from '../texts/fr/inventory.ts';
import { STEPPED } from './filter-steps.ts';
import { chipsOf, sortOf, statusesOf, toggled, withChosen, withFilter, withoutFilters } from './filters.ts';
import { firstChoices } from './first-choices.ts';
import { inventorySearch } from './search.ts';

test('an address accepts a day from the year 0001 on', () => {
  const first = { firstRegisteredFrom: '0001-01-01' };
  expect(inventorySearch(first)).toEqual(first);
  expect(inventorySearch({ firstRegisteredFrom: '0000-01-01', firstRegisteredTo: '0000-12-31' })).toEqual({});
});

describe('the filters of the inventory', () => {
  test('a changed filter resets the page to the first one', () => {
    expect(withFilter({ page: '7', sortBy: 'priceAsc' }, 'priceMax', ['20000'])).toEqual({
      sortBy: 'priceAsc',
      priceMax: '20000',
    });
  });

  test('a value is added and removed', () => {
    const one = toggled({}, 'make', 'Audi');
    const two = toggled(one, 'make', 'BMW');
    expect(two).toEqual({ make: ['Audi', 'BMW'] });
    expect(toggled(two, 'make', 'Audi')).toEqual({ make: 'BMW' });
    expect(toggled(one, 'make', 'Audi')).toEqual({});
  });

  test('a change of the makes removes the chosen models', () => {
    expect(toggled({ make: 'Audi', model: 'A6' }, 'make', 'BMW')).toEqual({ make: ['Audi', 'BMW'] });
    expect(toggled({ make: 'Audi', model: 'A6' }, 'colour', 'Rot')).toEqual({
      make: 'Audi',
      model: 'A6',
      colour: 'Rot',
    });
  });

  test('each chosen value has its chip, in the order of the filters', () => {
    expect(chipsOf({ priceMax: '20000', make: ['Audi', 'BMW'], page: '2' })).toEqual([
      { filter: 'make', value: 'Audi' },
      { filter: 'make', value: 'BMW' },
      { filter: 'priceMax', value: '20000' },
    ]);
  });

  test('relevance as a sort is removed with the search', () => {
    const found = { q: 'golf', sortBy: 'relevance', make: 'Volkswagen' };
    expect(withFilter(found, 'q', [''])).toEqual({ make: 'Volkswagen' });
    expect(withFilter(found, 'make', [''])).toEqual({ q: 'golf', sortBy: 'relevance' });
    expect(withoutFilters(found)).toEqual({});
    expect(sortOf({ sortBy: 'relevance' })).toBe('firstRegistration');
    expect(sortOf(found)).toBe('relevance');
  });

  test('with all statuses chosen, one can be removed', () => {
    expect(statusesOf({ status: 'ALL' })).toEqual(['AVAILABLE', 'RESERVED', 'SOLD']);
    expect(toggled({ status: 'ALL' }, 'status', 'RESERVED')).toEqual({ status: ['AVAILABLE', 'SOLD'] });
    expect(toggled({ status: 'ALL' }, 'status', 'ALL')).toEqual({});
  });

  test('a long list begins with the choices that show most vehicles and with the chosen ones', () => {
    const colours = Array.from({ length: 60 }, (_, at) => ({ value: `Farbe ${at}`, count: at % 20 }));
    const shown = firstChoices(new Set(), colours, ['Farbe 0']);
    expect(shown.size).toBe(13);
    for (const colour of ['Farbe 0', 'Farbe 16', 'Farbe 17']) expect([...shown]).toContain(colour);
    expect(firstChoices(new Set(), colours.slice(0, 24), []).size).toBe(24);
  });

  test('the choices that a long list began with stay, whatever the later answers count', () => {
    const named = (counts: (at: number) => number) =>
      Array.from({ length: 60 }, (_, at) => ({ value: `Farbe ${at}`, count: counts(at) }));
    const first = firstChoices(
      new Set(),
      named((at) => at),
      ['Farbe 0'],
    );
    expect([...first]).toContain('Farbe 0');
    expect(first.size).toBe(13);
    const turned = named((at) => 60 - at);
    expect(firstChoices(first, turned, [])).toBe(first);
    expect([...firstChoices(first, turned, ['Farbe 5'])]).toEqual([...first, 'Farbe 5']);
    // A list that has lost some of them is filled up.
    const left = turned.filter(({ value }) => value !== 'Farbe 59');
    expect(firstChoices(first, left, [])).toBe(first);
    const fewer = left.filter(({ value }) => value !== 'Farbe 58');
    expect([...firstChoices(first, fewer, [])]).toEqual([...first, 'Farbe 1']);
  });

  test('a bound between the steps is added in order', () => {
    const steps = [
      { value: 10_000, count: 1 },
      { value: 20_000, count: 4 },
    ];
    expect(withChosen(steps, '15500').map(({ value }) => value)).toEqual([10_000, 15_500, 20_000]);
    expect(withChosen(steps, '20000')).toBe(steps);
    expect(withChosen(steps, undefined)).toBe(steps);
  });

  test('removing all filters keeps the sort', () => {
    expect(withoutFilters({ make: 'Audi', sortBy: 'mileage', page: '3' })).toEqual({ sortBy: 'mileage' });
  });
});

describe('the address of the inventory', () => {
  test('drops parameters that the page does not have; empty ones count as absent', () => {
    expect(inventorySearch({ make: ['Audi', ''], utm_source: 'x', page: '2', q: '' })).toEqual({
      make: 'Audi',
      page: '2',
    });
  });

  test.each([
    { page: 'abc' },
    { page: '0' },
    { priceMax: '1x' },
    { sortBy: 'cheapest' },
    { status: 'GONE' },
    { firstRegisteredFrom: '2026-02-31' },
    { doors: '12' },
  ])('drops what the call would refuse: %o', (search) => {
    expect(inventorySearch({ ...search, make: 'Audi' })).toEqual({ make: 'Audi' });
  });

  test('has a bound once and a choice as often as it is given', () => {
    expect(inventorySearch({ priceMax: ['20000', '30000'], doors: ['3', '5'] })).toEqual({
      priceMax: '20000',
      doors: ['3', '5'],
    });
  });
});

test.each([
  ['de', de],
  ['en', en],
  ['fr', fr],
])('the choice of no bound fits into half of a phone: %s', (_locale, { filters }) => {
  const longest = Math.max(...STEPPED.map(({ steps }) => filters[steps].length));
  // "Beliebiger Pr…" was cut at 390 px.
  expect(longest).toBeLessThanOrEqual(12);
});
