import { expect, test } from 'vitest';
import { isTypedOn, withChanges } from './use-filters.ts';

test('any change of a filter leads back to the first page', () => {
  expect(withChanges({ page: '3', status: 'PENDING' }, { search: 'WVW' })).toEqual({
    status: 'PENDING',
    search: 'WVW',
  });
});

test('a filter that is emptied leaves the address', () => {
  expect(withChanges({ status: 'PENDING', sortBy: 'name' }, { status: '', sortBy: undefined })).toEqual({});
});

test('a page that is chosen keeps the filters', () => {
  expect(withChanges({ page: '3', make: ['Audi', 'BMW'] }, { page: '4' })).toEqual({
    page: '4',
    make: ['Audi', 'BMW'],
  });
});

test.each([
  ['words that follow none', {}, { search: 'W' }, false],
  ['words that go on', { search: 'W' }, { search: 'WV' }, true],
  ['words that are taken out', { search: 'WV' }, { search: '' }, false],
  ['another filter beside words', { search: 'WV' }, { status: 'PENDING' }, false],
])('a step of the history is replaced by words that go on alone: %s', (_, before, changes, replaces) => {
  expect(isTypedOn(before, changes)).toBe(replaces);
});
