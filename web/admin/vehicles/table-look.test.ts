import { expect, test } from 'vitest';
import { readView, viewSearchOf } from '../views/view-search.ts';
import { lookToSave, parseLook, USUAL_COLUMNS } from './table-look.ts';

test('the table keeps the columns that a clerk has chosen, in the order of the table', () => {
  const chosen = JSON.stringify({ density: 'dense', columns: ['status', 'vin', 'price'] });
  expect(parseLook(chosen)).toEqual({ density: 'dense', columns: ['vin', 'price', 'status'] });
});

test.each([null, '', 'x', 'null', '{"density":"huge","columns":7}'])(
  'the table looks as usual when the browser has stored %s',
  (text) => {
    expect(parseLook(text)).toEqual({ density: 'normal', columns: USUAL_COLUMNS });
  },
);

test('a column that this version of the table does not have is left out', () => {
  expect(parseLook('{"columns":["vin","weight"]}').columns).toEqual(['vin']);
});

test('a saved view holds the look of the table only where it is not the usual one', () => {
  expect(lookToSave({ density: 'normal', columns: USUAL_COLUMNS })).toEqual({});
  const look = lookToSave({ density: 'dense', columns: ['vin', 'price'] });
  expect(readView(viewSearchOf(look)).look).toEqual({ density: 'dense', columns: ['vin', 'price'] });
  expect(lookToSave({ density: 'normal', columns: [] })).toEqual({ columns: 'none' });
});
