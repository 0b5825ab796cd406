import { expect, test } from 'vitest';
import { editsSearch, withChanges } from './use-filters.ts';

test('any change of a filter goes back to the first page', () => {
  expect(withChanges({ page: '3', status: 'PENDING' }, { search: 'WVW' })).toEqual({
    status: 'PENDING',
    search: 'WVW',
  });
});

test('an emptied filter is removed from the address', () => {
  expect(withChanges({ status: 'PENDING', sortBy: 'name' }, { status: '', sortBy: undefined })).toEqual({});
});

test('a change of the page keeps the filters', () => {
  expect(withChanges({ page: '3', make: ['Audi', 'BMW'] }, { page: '4' })).toEqual({
    page: '4',
    make: ['Audi', 'BMW'],
  });
});

test.each([
  ['first search words', {}, { search: 'W' }, false],
  ['edited search words', { search: 'W' }, { search: 'WV' }, true],
  ['removed search words', { search: 'WV' }, { search: '' }, false],
  ['another filter next to search words', { search: 'WV' }, { status: 'PENDING' }, false],
])(
  'only a change of existing search words replaces the current history entry: %s',
  (_, before, changes, replaces) => {
    expect(editsSearch(before, changes)).toBe(replaces);
  },
);
