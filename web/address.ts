/** What stands in an address behind the question mark. */
export type Search = Record<string, string | string[]>;

/** Addresses hold words, not JSON: `?make=Audi&make=BMW&page=2`. */
export function parseSearch(text: string): Search {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  // Object.fromEntries makes an own property of "__proto__" as well.
  return Object.fromEntries(
    [...values].map(([name, all]) => {
      const [first = '', ...more] = all;
      return [name, more.length === 0 ? first : all];
    }),
  );
}

/** Whether a word is a day that the calls take. "2026-02-30" is read as a day in March: only one that is written the same again exists. */
export function isDay(word: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(word) &&
    !word.startsWith('0000') &&
    !Number.isNaN(Date.parse(word)) &&
    new Date(word).toISOString().startsWith(word)
  );
}

type Value = string | number | boolean | null | undefined;
/** Several values of one name are repeated; undefined, null and empty values are left out. */
export type Query = Record<string, Value | readonly Value[]>;

export function stringifySearch(search: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of [value].flat())
      if (each !== undefined && each !== null && each !== '') params.append(name, String(each));
  }
  return params.size > 0 ? `?${params}` : '';
}
