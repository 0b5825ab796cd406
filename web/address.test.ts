import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './address.ts';

test('a parameter that is repeated has all its values, in their order', () => {
  const search = parseSearch('?make=Audi&page=2&make=BMW&make=');
  expect(search).toEqual({ make: ['Audi', 'BMW', ''], page: '2' });
  expect(stringifySearch(search)).toBe('?make=Audi&make=BMW&page=2');
});

test.each(['constructor', 'toString', '__proto__'])(
  'a parameter may have the name of a property that every object has: %s',
  (name) => {
    expect(Object.entries(parseSearch(`?${name}=a`))).toEqual([[name, 'a']]);
    expect(Object.entries(parseSearch(`?${name}=a&${name}=b`))).toEqual([[name, ['a', 'b']]]);
  },
);
