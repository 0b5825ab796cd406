import type { Search } from '../address.ts';

/** The search of each list of the back office when it was last shown in this window. */
const searches = new Map<string, Search>();

export const rememberList = (path: string, search: Search): void => void searches.set(path, search);

/** What leads back to a list as it was left; nothing after a page was opened by its address. */
export const searchOfList = (path: string): Search => searches.get(path) ?? {};
