import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { BULK_MAX } from '../../../contract/reprice.ts';
import {
  between,
  countWordOf,
  leavesOut,
  whatAllSelects,
  withLatest,
  withSelected,
} from './use-selection.ts';

const aRow = (id: string = randomUUID()) => ({
  id,
  vin: 'WVWZZZCD1NW123456',
  make: 'Volkswagen',
  model: 'Golf',
  priceNet: '18490.00',
  status: 'AVAILABLE' as const,
});
const rows = ['a', 'b', 'c', 'd'].map(aRow);
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

test('Shift selects all rows from the last pressed one, in both directions', () => {
  expect(idsOf(between(rows, 'b', 'd'))).toEqual(['b', 'c', 'd']);
  expect(idsOf(between(rows, 'd', 'b'))).toEqual(['b', 'c', 'd']);
});

test('Shift selects one row when the last pressed one is on another page', () => {
  expect(idsOf(between(rows, 'x', 'c'))).toEqual(['c']);
  expect(idsOf(between(rows, null, 'c'))).toEqual(['c']);
});

test('the button for all pages says so when it selects only the first ones of a longer list', () => {
  expect(whatAllSelects(BULK_MAX)).toEqual({ word: 'selectAll', count: BULK_MAX });
  expect(whatAllSelects(50_000)).toEqual({ word: 'selectFirst', count: BULK_MAX });
});

test('the button for all pages is there as long as the list has vehicles that are not selected', () => {
  const hidden = withSelected(new Map(), [aRow('x'), aRow('y'), aRow('z')], true);
  expect(leavesOut(hidden, 2, rows.slice(0, 2))).toBe(true);
  const both = withSelected(hidden, rows.slice(0, 2), true);
  expect(leavesOut(both, 2, rows.slice(0, 2))).toBe(false);
  expect(leavesOut(both, 4, rows.slice(0, 2))).toBe(true);
});

test('a selected vehicle is selected as the list shows it now', () => {
  const selection = withSelected(new Map(), rows.slice(0, 2), true);
  expect(withLatest(selection, rows)).toBe(selection);
  const cheaper = { ...aRow('b'), priceNet: '17990.00' };
  const sold = { ...aRow('c'), status: 'SOLD' as const };
  expect([...withLatest(selection, [cheaper, sold]).values()]).toEqual([rows[0], cheaper]);
  expect(withLatest(selection, [{ id: 'b', priceNet: null, status: null }])).toBe(selection);
});

test('a selection loses what is taken out, holds no more than one call takes, and says so', () => {
  const full = withSelected(
    new Map(),
    Array.from({ length: BULK_MAX + 5 }, () => aRow()),
    true,
  );
  expect(full.size).toBe(BULK_MAX);
  expect(countWordOf(full)).toBe('countMost');
  const less = withSelected(withSelected(new Map(), rows, true), rows.slice(1, 3), false);
  expect([...less.keys()]).toEqual(['a', 'd']);
  expect(countWordOf(less)).toBe('count');
});
