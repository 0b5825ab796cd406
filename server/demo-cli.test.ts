import { expect, test } from 'vitest';
import { readArguments } from './demo-cli.ts';

test('without arguments the demo of the program itself is meant', () => {
  expect(readArguments([])).toEqual({ vehicles: 440 });
});

test('the number of vehicles can be chosen', () => {
  expect(readArguments(['--vehicles', '50000'])).toEqual({ vehicles: 50_000 });
});

test('what cannot be used is named', () => {
  expect(() => readArguments(['--vehicles', 'many'])).toThrow('--vehicles has to be a whole number');
  expect(() => readArguments(['--vehicles', '1000000'])).toThrow('up to 75000');
  expect(() => readArguments(['--colour', 'red'])).toThrow('--colour');
});
