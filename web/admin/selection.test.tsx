import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSelection, withPressed } from './selection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const press = (ids: string, last: string | null, id: string, hasShift = false) => {
  const after = withPressed({ ids: new Set(ids), last }, ROWS, { id, hasShift });
  return [...after.ids].toSorted().join('');
};

test('a press selects a row, and a second press takes it out again', () => {
  expect(press('', null, 'b')).toBe('b');
  expect(press('ab', 'b', 'b')).toBe('a');
});

test('a press with Shift gives all rows from the last one on the state of the pressed row, in both directions', () => {
  expect(press('b', 'b', 'd', true)).toBe('bcd');
  expect(press('d', 'd', 'b', true)).toBe('bcd');
  expect(press('abcd', 'b', 'd', true)).toBe('a');
});

test('a press with Shift selects one row where no other was pressed before it', () => {
  expect(press('', null, 'c', true)).toBe('c');
  expect(press('', 'gone', 'c', true)).toBe('c');
});

test('a press changes the state of its row alone, so that no other row is rendered', () => {
  const rendered: { selected: string[]; press: unknown }[] = [];
  function List() {
    const { ids, press } = useSelection(ROWS);
    rendered.push({ selected: [...ids], press });
    if (!ids.has('b')) press('b', false);
    return null;
  }
  renderToString(<List />);
  expect(rendered.map(({ selected }) => selected)).toEqual([[], ['b']]);
  expect(rendered[1]?.press).toBe(rendered[0]?.press);
});
