import { expect, test } from 'vitest';
import { readArguments } from './cli.ts';

test('without arguments the demo of the program itself is meant', () => {
  expect(readArguments([])).toEqual({ vehicles: 440, seed: 1, url: 'http://localhost:3000' });
});

test('count, seed and address can be chosen', () => {
  const words = ['--vehicles', '50000', '--seed', '7', '--url', 'http://localhost:8080'];
  expect(readArguments(words)).toEqual({ vehicles: 50_000, seed: 7, url: 'http://localhost:8080' });
});

test('what cannot be used is named', () => {
  expect(() => readArguments(['--vehicles', 'many'])).toThrow('--vehicles has to be a whole number');
  expect(() => readArguments(['--vehicles', '1000000'])).toThrow('up to 75000');
  expect(() => readArguments(['--url', 'here'])).toThrow('--url has to be an address');
  expect(() => readArguments(['--colour', 'red'])).toThrow('--colour');
});
