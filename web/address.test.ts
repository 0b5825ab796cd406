import { describe, expect, test } from 'vitest';
import { parseSearch, readSearch, stringifySearch } from './address.ts';

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

describe('the parameters of a list in an address', () => {
  const TABLE = {
    page: { kind: 'number', min: 1, max: 9 },
    limit: { kind: 'number', min: 1, max: 9, isCallOnly: true },
    make: { kind: 'text', max: 4, isRepeatable: true },
  } as const;

  test('are kept as text, and other parameters are dropped', () => {
    expect(readSearch(TABLE, { make: 'Audi', page: '2', utm_source: 'x' })).toEqual({
      page: '2',
      make: 'Audi',
    });
    expect(readSearch(TABLE, { make: '', page: '0' })).toEqual({});
  });

  test('have the first value that the list accepts, unless they are repeatable', () => {
    expect(readSearch(TABLE, { page: ['0', '2', '3'], make: ['Audi', 'Volkswagen', 'BMW'] })).toEqual({
      page: '2',
      make: ['Audi', 'BMW'],
    });
  });

  test('do not include parameters that only the call accepts', () => {
    expect(readSearch(TABLE, { limit: '5' })).toEqual({});
  });
});
