/** Where a text stops being JSON. JSON.parse itself names no place, or another one in each version of Node. */

const BLANK = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Line and column, from 1, of the first character that cannot stand there. For a text that JSON.parse has refused. */
export function jsonErrorPosition(text: string): { line: number; column: number } {
  const lines = text.slice(0, firstError(text)).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ': ' | ', or end';

function firstError(text: string): number {
  let at = 0;
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  const close = (): void => {
    at += 1;
    open.pop();
    expected = ', or end';
  };

  while (true) {
    take(BLANK);
    const next = text[at];
    const inside = open.at(-1);
    if (expected === ', or end') {
      if (next === ',' && inside !== undefined) {
        at += 1;
        expected = inside === '{' ? 'key' : 'value';
      } else if ((next === '}' && inside === '{') || (next === ']' && inside === '[')) close();
      else return at;
    } else if (expected === ': ') {
      if (next !== ':') return at;
      at += 1;
      expected = 'value';
    } else if (expected === 'key' || expected === 'key or }') {
      if (next === '}' && expected === 'key or }') close();
      else if (take(STRING)) expected = ': ';
      else return at;
    } else if (next === ']' && expected === 'value or ]') close();
    else if (next === '{' || next === '[') {
      at += 1;
      open.push(next);
      expected = next === '{' ? 'key or }' : 'value or ]';
    } else if (take(SCALAR)) expected = ', or end';
    else return at;
  }
}
