import { expect, test } from 'vitest';
import { LOCALES } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import { kmOfTyped } from './typed-km.ts';

test.each([
  ['48263', '48263'],
  [' 48.263 ', '48263'],
  ['48,263', '48263'],
  ['48’263', '48263'],
  ['1 048 263 km', '1048263'],
  ['0', '0'],
  [' ', ''],
])('a dealer who types %j reads %j km off the car', (typed, km) => {
  expect(kmOfTyped(typed)).toBe(km);
});

test.each(LOCALES)('a mileage is read as the pages show it: %s', (locale) => {
  expect(kmOfTyped(formatKm(48_263, locale))).toBe('48263');
});

test.each(['48.263,5', '48,263.5', '48263,5', '48.26', '4.8263', '1.048,263', '-5', '1e5', '48 263 Meilen'])(
  '%j is no whole number of km',
  (typed) => {
    expect(kmOfTyped(typed)).toBeNull();
  },
);
