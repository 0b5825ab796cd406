import { expect, test } from 'vitest';
import { splitQuestion, stillUnderstood } from './understood.ts';

const understood = (...parts: [words: string, without: string][]) =>
  parts.map(([words, without]) => ({ words, without, filters: [] }));

test.each([
  ['bluehdi blue', understood(['blue', 'bluehdi']), 'bluehdi'],
  ['blue blue polo', understood(['blue', 'blue polo'], ['blue', 'blue polo']), 'polo'],
  ['diesel oder golf', understood(['diesel', 'golf']), 'oder golf'],
  ['golf  diesel', understood(['diesel', 'golf']), 'golf'],
  ['diesel', understood(['diesel', '']), ''],
])('of „%s“ the chip of the other words has only those', (q, parts, others) => {
  expect(splitQuestion(q, parts).others).toBe(others);
});

test.each([
  ['golf diesel', understood(['diesel', 'golf']), ['golf']],
  ['golf diesel automatik', understood(['diesel', 'golf']), ['golf automatik']],
  ['golf unter 20000', understood(['diesel', 'golf unter 20000'], ['unter 20000', 'golf diesel']), ['golf']],
  ['bluehdi blue', understood(['blue', 'bluehdi']), ['bluehdi']],
  ['blue polo bluehdi', understood(['blue', 'bluehdi']), ['polo bluehdi']],
  ['dieselross', understood(['diesel', '']), []],
  [undefined, understood(['diesel', '']), []],
])('while the list of „%s“ is on its way, no chip throws away a word that was added', (q, before, then) => {
  const parts = stillUnderstood(q === undefined ? {} : { q }, before);
  expect(parts.map(({ without }) => without)).toEqual(then);
});
