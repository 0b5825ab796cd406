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

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of [value].flat())
      if (each !== undefined && each !== null && each !== '') params.append(name, String(each));
  }
  return params.size > 0 ? `?${params}` : '';
}
