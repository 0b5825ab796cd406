import { isAccepted, PAGE } from '../../contract/parameters.ts';
import type { Search } from '../address.ts';

/** The page that an address names: the first page unless the list takes the value. */
export function pageIn(search: Search): string {
  const { page } = search;
  return typeof page === 'string' && isAccepted(PAGE, page) ? page : '1';
}
