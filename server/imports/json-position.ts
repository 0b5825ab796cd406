import { type ParseError, parse } from 'jsonc-parser';

/** jsonc-parser recurses: a hostile text must not exhaust the stack. */
const MAX_NESTING = 1000;

/**
 * Line and column, from 1, of the first character at which `text` stops being JSON. Call it after JSON.parse refused the
 * text: the message of JSON.parse has no position, or a different one in each version of Node.
 */
export function jsonErrorPosition(text: string): { line: number; column: number } {
  const lines = text.slice(0, firstError(text)).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function firstError(text: string): number {
  const tooDeep = offsetOfDeepNesting(text);
  if (tooDeep !== undefined) return tooDeep;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  return errors[0]?.offset ?? 0;
}

function offsetOfDeepNesting(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_NESTING) return index;
  }
  return undefined;
}
