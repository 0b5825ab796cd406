import { parseSearch, type Search, stringifySearch } from '../../address.ts';

/** The parameters of an address that say where in the list the reader is, or how the page is shown, not which list it is. */
const LEFT_OUT = ['page', 'lang'];

/** The search of a list as a view holds it: in one order, so that equal views are equal texts. */
export function viewSearchOf(search: Search): string {
  const names = Object.keys(search)
    .filter((name) => !LEFT_OUT.includes(name))
    .toSorted();
  const kept = Object.fromEntries(names.map((name) => [name, search[name]]));
  return stringifySearch(kept).replace(/^\?/, '');
}

/** The parameters of the table in a view, beside those of the address. */
const LOOK = ['columns', 'density'];

/** What a view holds: the address of the list, and how its table is arranged. */
export function readView(text: string): { search: Search; look: Search } {
  const entries = Object.entries(parseSearch(text));
  return {
    search: Object.fromEntries(entries.filter(([name]) => !LOOK.includes(name))),
    look: Object.fromEntries(entries.filter(([name]) => LOOK.includes(name))),
  };
}
