import { expect, test } from 'vitest';
import { hasNewVehicles } from './saved-text.ts';

test('a later page and a list of hidden vehicles alone are no look at what is new in a saved search', () => {
  expect(hasNewVehicles({ make: 'Audi' })).toBe(true);
  expect(hasNewVehicles({ make: 'Audi', hidden: 'also' })).toBe(true);
  expect(hasNewVehicles({ make: 'Audi', page: '2' })).toBe(false);
  expect(hasNewVehicles({ make: 'Audi', hidden: 'only' })).toBe(false);
});
