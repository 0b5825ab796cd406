import { expect, test } from 'vitest';
import { readView, viewSearchOf } from './view-search.ts';

test('a view holds filters, sort and look, without the page and the language', () => {
  const text = viewSearchOf({
    sortBy: 'priceAsc',
    page: '3',
    lang: 'fr',
    make: ['Audi', 'BMW'],
    density: 'dense',
    columns: ['vin', 'price'],
  });
  expect(text).toBe('columns=vin&columns=price&density=dense&make=Audi&make=BMW&sortBy=priceAsc');
  expect(readView(text)).toEqual({
    search: { make: ['Audi', 'BMW'], sortBy: 'priceAsc' },
    look: { columns: ['vin', 'price'], density: 'dense' },
  });
});

test('the same view is the same text, in whatever order it was put together', () => {
  expect(viewSearchOf({ b: '1', a: '2' })).toBe(viewSearchOf({ a: '2', b: '1' }));
  expect(viewSearchOf({})).toBe('');
  expect(readView('')).toEqual({ search: {}, look: {} });
});
