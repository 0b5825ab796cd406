import { expect, test } from 'vitest';
import { wholeNumberOf } from './whole-number.ts';

test.each([
  ['15.000,00', '15000'],
  ['15 000,00', '15000'],
  ['15\u202F000,50', '15000'],
  ['15,000.00', '15000'],
  ['15000', '15000'],
  ['15.000', '15000'],
  ['1.500.000', '1500000'],
  ['15000,', '15000'],
  ['15k', '15k'],
  ['', ''],
])('„%s“ is typed for %s', (typed, whole) => {
  expect(wholeNumberOf(typed)).toBe(whole);
});
