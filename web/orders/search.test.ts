import { expect, test } from 'vitest';
import { ordersSearch } from './search.ts';

test('an address keeps the parameters that the list of orders accepts', () => {
  const search = {
    page: '2',
    search: '#7c9e6679',
    status: 'PENDING',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    sortBy: 'amountDesc',
  };
  expect(ordersSearch(search)).toEqual(search);
});

test.each([
  { page: '0' },
  { page: 'two' },
  { search: 'x'.repeat(101) },
  { status: 'ALL' },
  { dateFrom: 'yesterday' },
  { dateFrom: '0000-01-01' },
  { dateTo: '2026-13-01' },
  { dateTo: '2026-02-30' },
  { sortBy: 'vin' },
  { colour: 'red' },
  { search: '' },
])('an address drops what the list of orders does not accept: %o', (search) => {
  expect(ordersSearch(search)).toEqual({});
});
