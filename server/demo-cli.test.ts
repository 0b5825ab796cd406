import { expect, test } from 'vitest';
import { readArguments } from './demo-cli.ts';

test('without arguments the stock has the size of the demo', () => {
  expect(readArguments([])).toEqual({ vehicles: 440 });
});

test('the number of vehicles can be chosen', () => {
  expect(readArguments(['--vehicles', '50000'])).toEqual({ vehicles: 50_000 });
});

test('an invalid argument is named', () => {
  expect(() => readArguments(['--vehicles', 'many'])).toThrow('--vehicles must be a whole number');
  expect(() => readArguments(['--vehicles', '1000000'])).toThrow('up to 75000');
  expect(() => readArguments(['--colour', 'red'])).toThrow('--colour');
});
