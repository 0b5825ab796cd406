import { stringifySearch } from '../address.ts';
import type { InventorySearch } from './search.ts';

/** The search of the inventory as it is saved: without the page, and without what the dealer hides. */
export function savedTextOf({ page: _page, hidden: _hidden, ...search }: InventorySearch): string {
  return stringifySearch(search).slice(1);
}
