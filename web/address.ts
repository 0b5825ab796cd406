import { isAccepted, type ParameterTable, type SearchOf } from '../contract/parameters.ts';

/** The query of an address. */
export type Search = Record<string, string | string[]>;

/** Addresses hold text, not JSON: `?make=Audi&make=BMW&page=2`. */
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

/**
 * The part of an address that a list accepts; the rest is dropped. A parameter that is not repeatable has its first
 * acceptable value.
 */
export function readSearch<T extends ParameterTable>(table: T, search: Record<string, unknown>): SearchOf<T> {
  const known: Record<string, string | string[]> = {};
  for (const [name, parameter] of Object.entries(table)) {
    if (parameter.isCallOnly) continue;
    const values = [search[name] ?? []]
      .flat()
      .map(String)
      .filter((value) => isAccepted(parameter, value));
    const [first] = values;
    if (values.length > 1 && parameter.isRepeatable) known[name] = values;
    else if (first !== undefined) known[name] = first;
  }
  // Names and values are those of the table; Object.entries returns string keys.
  return known as SearchOf<T>;
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
