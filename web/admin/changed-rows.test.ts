import { expect, test } from 'vitest';
import { changedRows } from './changed-rows.ts';

const rows = (...entries: [id: string, row: string][]) => new Map(entries);

test('a list marks the rows that are new or changed, and no others', () => {
  const before = rows(['a', '1'], ['b', '1']);
  expect(changedRows(before, before)).toEqual([]);
  expect(changedRows(before, rows(['n', '1'], ['a', '1'], ['b', '2']))).toEqual(['n', 'b']);
  expect(changedRows(before, rows(['b', '1'], ['a', '1']))).toEqual([]);
  expect(changedRows(before, rows(['a', '1'], ['b', '1'], ['n', '1']))).toEqual(['n']);
});

test('a row that moves up from the next page is not new', () => {
  const before = rows(['a', '1'], ['b', '1'], ['c', '1']);
  expect(changedRows(before, rows(['a', '1'], ['c', '1'], ['d', '1']))).toEqual([]);
  // A new row at the top has pushed the last one to the next page.
  expect(changedRows(before, rows(['n', '1'], ['a', '1'], ['b', '1']))).toEqual(['n']);
});

test('in a list without pages a new last row is marked although another has left', () => {
  const before = rows(['a', '1'], ['b', '1']);
  expect(changedRows(before, rows(['b', '1'], ['n', '1']), false)).toEqual(['n']);
  expect(changedRows(before, rows(['b', '1']), false)).toEqual([]);
});
