import { expect, test } from 'vitest';
import { splitQuestion } from './understood.ts';

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
