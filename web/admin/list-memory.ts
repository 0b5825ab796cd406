import type { Search } from '../address.ts';

/** The search of each list of the back office when it was last shown in this window. */
const searches = new Map<string, Search>();
/** The id of the row that was last opened from each list. */
const opened = new Map<string, string>();

/** Remembers a list, or the row of a list whose page is shown: `/admin/orders/{id}`. */
export function rememberList(path: string, search: Search): void {
  searches.set(path, search);
  const [, list, id] = /^(\/admin\/\w+)\/([^/]+)$/.exec(path) ?? [];
  if (list !== undefined && id !== undefined) opened.set(list, id);
}

/** What leads back to a list as it was left; nothing after a page was opened by its address. */
export const searchOfList = (path: string): Search => searches.get(path) ?? {};

/** The row from which the reader comes back to this list. */
export const rowOpenedIn = (path: string): string | undefined => opened.get(path);
