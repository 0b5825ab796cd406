/** A message as `icu-minify` compiles it: a text, a list of parts, or 0, the number of a plural (`#`). */
type Compiled = string | 0 | readonly unknown[];

/** The part of a compiled message that is a plural of cardinal numbers: its argument, this type, its branches. */
const PLURAL = 2;
const isPlural = (part: unknown): part is [name: string, type: number, branches: Record<string, Compiled>] =>
  Array.isArray(part) && part[1] === PLURAL;

/**
 * In the branch for one, `#` becomes its argument, written as it is: the branch is for 1, in French for 0 too. To write that "1" in the
 * reader's notation, the first format of a page, would block a phone for 100 ms.
 */
export function plainOnes(message: Compiled): Compiled {
  return Array.isArray(message) ? message.map((part) => (isPlural(part) ? plural(part) : part)) : message;
}

function plural([name, type, { one, ...others }]: [string, number, Record<string, Compiled>]) {
  if (one === undefined) return [name, type, others];
  const parts = Array.isArray(one) ? one : [one];
  return [name, type, { one: parts.map((part) => (part === 0 ? [name] : part)), ...others }];
}
