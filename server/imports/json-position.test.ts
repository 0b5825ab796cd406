import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonErrorPosition } from './json-position.ts';

test.each([
  ['a comma after the last member', '{\n  "make": "Audi",\n}', 3, 1],
  ['a missing comma', '{\n  "make": "Audi"\n  "model": "A6"\n}', 3, 3],
  ['a missing value', '{"make": }', 1, 10],
  ['single quotes', "{'make': 1}", 1, 2],
  ['a missing end', '{"make": "Audi"', 1, 16],
  ['a missing colon', '{"make" "Audi"}', 1, 9],
  ['an unquoted word', '{"make": Audi}', 1, 10],
  ['a string without its end', '{"make": "Audi\n}', 1, 10],
  ['two objects', '{}\r\n{}', 2, 1],
  ['the wrong bracket', '[1, 2}', 1, 6],
  ['nothing at all', '', 1, 1],
])('the position of %s is reported', (_fault, text, line, column) => {
  expect(jsonErrorPosition(text)).toEqual({ line, column });
});

test('a stray character after any JSON is the reported position', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const { line, column } = jsonErrorPosition(`${json}\n  x`);
      expect({ line, column }).toEqual({ line: json.split('\n').length + 1, column: 3 });
    }),
  );
});

test('a text that is nested too deep is refused at the bracket that goes too deep', () => {
  expect(jsonErrorPosition('['.repeat(100_000))).toEqual({ line: 1, column: 1001 });
});

test('the position of an unfinished string of a megabyte is its start', () => {
  expect(jsonErrorPosition(`{"make": "${'a'.repeat(1024 * 1024)}`)).toEqual({ line: 1, column: 10 });
});
