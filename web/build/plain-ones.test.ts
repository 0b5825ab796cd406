import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { plainOnes } from './plain-ones.ts';

test.each([
  ['{n, plural, one {# Auto} other {# Autos}}', [['n', 2, { one: [['n'], ' Auto'], other: [0, ' Autos'] }]]],
  ['{n, plural, one {#} other {#}}', [['n', 2, { one: [['n']], other: 0 }]]],
  ['{n, plural, one {ein Auto} other {#}}', [['n', 2, { one: ['ein Auto'], other: 0 }]]],
  ['{n, plural, =0 {#} other {#}}', [['n', 2, { '=0': 0, other: 0 }]]],
  ['Bis {n}', ['Bis ', ['n']]],
  ['Bis dann', 'Bis dann'],
])('%s', (message, compiled) => {
  expect(plainOnes(compile(message) as never)).toEqual(compiled);
});
