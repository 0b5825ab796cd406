import { expect, test } from 'vitest';
import { markAfter } from './mark-after.ts';

const pressing = (markOf: string) => (from: 'WATCHED' | 'HIDDEN' | null, to: 'WATCHED' | 'HIDDEN' | null) =>
  markAfter(markOf, from, to);

test('a vehicle that was watched when it was hidden is watched again when it is shown again', () => {
  const press = pressing('user golf');
  for (const _ of ['once', 'twice']) {
    expect(press('WATCHED', 'HIDDEN')).toBe('HIDDEN');
    expect(press('HIDDEN', null)).toBe('WATCHED');
  }
});

test('a vehicle that was not watched when it was hidden has no mark when it is shown again', () => {
  const press = pressing('user polo');
  expect(press('WATCHED', 'HIDDEN')).toBe('HIDDEN');
  expect(pressing('colleague polo')('HIDDEN', null)).toBeNull();
  expect(press('HIDDEN', null)).toBe('WATCHED');
  expect(press('WATCHED', null)).toBeNull();
  expect(press(null, 'HIDDEN')).toBe('HIDDEN');
  expect(press('HIDDEN', null)).toBeNull();
});
