import { expect, test } from 'vitest';
import { chipsOf, withoutChip, withValues } from './list-filters.ts';

const search = { make: ['Audi', 'BMW'], model: 'A6', hasPictures: 'false', page: '3', limit: '48', q: 'x' };

test('each chosen value has a chip, also of the filters that only clerks have', () => {
  expect(chipsOf(search)).toEqual([
    { filter: 'make', value: 'Audi' },
    { filter: 'make', value: 'BMW' },
    { filter: 'model', value: 'A6' },
    { filter: 'hasPictures', value: 'false' },
  ]);
});

test('a removed chip takes its value away, and the list begins with its first page', () => {
  expect(withoutChip(search, { filter: 'hasPictures', value: 'false' })).toEqual({
    make: ['Audi', 'BMW'],
    model: 'A6',
    limit: '48',
    q: 'x',
  });
});

test('models belong to makes, so that another make takes them away', () => {
  expect(withoutChip(search, { filter: 'make', value: 'Audi' })).toEqual({
    make: 'BMW',
    hasPictures: 'false',
    limit: '48',
    q: 'x',
  });
  expect(withValues(search, 'stockDaysMin', [''])).not.toHaveProperty('stockDaysMin');
});
