import { expect, test } from 'vitest';
import { parsePrice, priceToType } from './parse-price.ts';

test.each([
  ['21.750,00', '21750.00'],
  ['21750,00', '21750.00'],
  ['21750.00', '21750.00'],
  ['21,750.00', '21750.00'],
  ['21.750', '21750.00'],
  ['21,750', '21750.00'],
  ['1.021.750', '1021750.00'],
  ['21750', '21750.00'],
  ['21750,5', '21750.50'],
  ['999.9', '999.90'],
  [' 21.750,00 € ', '21750.00'],
  ['21 750,00 EUR', '21750.00'],
  ['007,10', '7.10'],
  ['0,01', '0.01'],
  ['99999999,99', '99999999.99'],
])('a clerk who types %j means %s', (typed, amount) => {
  expect(parsePrice(typed)).toBe(amount);
});

test.each([
  '',
  ' ',
  '€',
  'x',
  '-5',
  '0',
  '0,00',
  '1,2345',
  '21.75.0',
  '1.2.3,4',
  '21,750,00',
  '1e5',
  '100000000',
])('%j is not a price', (typed) => {
  expect(parsePrice(typed)).toBeNull();
});

test('the price in the field has the notation in which it is shown', () => {
  expect(priceToType('21750.00')).toBe('21.750,00');
  expect(priceToType('1021750.50')).toBe('1.021.750,50');
  expect(parsePrice(priceToType('950.05'))).toBe('950.05');
});
