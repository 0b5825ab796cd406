/** What stands in an address behind the question mark. */
export type Search = Record<string, string | string[]>;

/** Addresses hold words, not JSON: `?make=Audi&make=BMW&page=2`. */
export function parseSearch(text: string): Search {
  const search: Search = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search[name];
    search[name] = known === undefined ? value : [known, value].flat();
  }
  return search;
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
