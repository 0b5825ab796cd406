import { stringifySearch } from '../address.ts';
import type { InventorySearch } from './search.ts';

/** The search of the inventory as it is saved: without the page, and without what the dealer hides. */
export function savedTextOf({ page: _page, hidden: _hidden, ...search }: InventorySearch): string {
  return stringifySearch(search).slice(1);
}

/** Whether the list is that of the saved search from its beginning: new vehicles are there, and a hidden vehicle is never new. */
export const hasNewVehicles = ({ page, hidden }: InventorySearch): boolean =>
  page === undefined && hidden !== 'only';
