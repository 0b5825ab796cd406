import { expect, test } from 'vitest';
import { MAKES } from './choices.ts';
import { makeNameOf } from './makes.ts';

test.each([
  ['TESLA', 'Tesla'],
  ['Bmw', 'BMW'],
  ['seat', 'SEAT'],
  ['VW', 'Volkswagen'],
  ['VW-Nutzfahrzeuge', 'Volkswagen'],
  ['Mercedes', 'Mercedes-Benz'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['Škoda', 'Skoda'],
  ['Citroen', 'Citroën'],
  ['alfa-romeo', 'Alfa Romeo'],
  ['Mercedes-AMG', 'Mercedes-AMG'],
  ['Borgward', 'Borgward'],
  ['北汽', '北汽'],
])('a known make has one name, any other stays as it is written: %s', (written, name) => {
  expect(makeNameOf(written)).toBe(name);
});

test.each([
  ['zero-width space', 'Wies\u200bmann'],
  ['two spaces', 'Wiesmann  Roadster', 'Wiesmann Roadster'],
  ['no-break space', 'Wiesmann\u00a0Roadster', 'Wiesmann Roadster'],
  ['separate accent', 'Hispano-Sui\u0301za', 'Hispano-Suíza'],
  ['variation selector', 'Wiesmann\ufe0f'],
])('makes that look the same have one name: %s', (_, written, name = 'Wiesmann') => {
  expect(makeNameOf(written)).toBe(name);
});

test('a name that is longer than any make stays as it is written', () => {
  const accents = `VW${'\u0301'.repeat(50)}`;
  expect(makeNameOf(accents)).toBe(accents);
});

test('the makes that the filter always offers have their own names', () => {
  expect(MAKES.map(makeNameOf)).toEqual(MAKES);
});
