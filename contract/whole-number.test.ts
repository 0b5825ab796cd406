import { expect, test } from 'vitest';
import { wholeEurosOf, wholeNumberOf } from './whole-number.ts';

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

test.each([
  ['15.000 €', '15000'],
  ['15.000,00 €', '15000'],
  ['15000€ ', '15000'],
  ['15 000 euros', '15000'],
  ['EUR 15000', 'EUR15000'],
  ['15000 eur', '15000'],
  ['€', ''],
  ['15.000,50', '15000'],
])('the amount „%s“ is typed for %s', (typed, whole) => {
  expect(wholeEurosOf(typed)).toBe(whole);
});
