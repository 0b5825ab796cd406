import { expect, test } from 'vitest';
import { currentAddress } from './current-address.ts';

const chosen = { id: 'lyon', city: 'Lyon' };

test('a chosen delivery address stays until it is known that it was deleted', () => {
  expect(currentAddress(chosen, undefined)).toBe(chosen);
  expect(currentAddress(chosen, [{ id: 'lyon', city: 'Villeurbanne' }])).toEqual({
    id: 'lyon',
    city: 'Villeurbanne',
  });
  expect(currentAddress(chosen, [{ id: 'metz', city: 'Metz' }])).toBeNull();
  expect(currentAddress(null, undefined)).toBeNull();
});
