import { expect, test } from 'vitest';
import { faultOf } from './commit-subjects.js';

test.each([
  'orders: refuse a stale status change',
  'imports: bound values before patterns',
  'e2e, scripts: scale time limits',
  'web/cart: keep the focus',
  `gate: ${'lint '.repeat(13)}x`,
])('the commit subject “%s” is valid', (subject) => {
  expect(faultOf(subject)).toBeUndefined();
});

test.each([
  ['Refuse a stale status change', 'is not of the form "area: verb object"'],
  ['orders refuse a stale status change', 'is not of the form "area: verb object"'],
  ['orders: Refuse a stale status change', 'is not of the form "area: verb object"'],
  ['orders: refuse', 'is not of the form "area: verb object"'],
  ['orders:refuse a change', 'is not of the form "area: verb object"'],
  ['orders: refuse a change.', 'ends with a full stop'],
  [`orders: refuse ${'x'.repeat(58)}`, 'has 73 characters, at most 72 are allowed'],
  ['', 'is not of the form "area: verb object"'],
])('the commit subject “%s” %s', (subject, fault) => {
  expect(faultOf(subject)).toBe(fault);
});
