import { withoutPage } from './filters.ts';
import type { InventorySearch } from './search.ts';

/** The search for the page of `rows` vehicles that has the first vehicle of the page of `before` vehicles on the screen. */
export function pageOfRows(search: InventorySearch, before: number, rows: number): InventorySearch {
  const first = (Number(search.page ?? 1) - 1) * before;
  const page = Math.floor(first / rows) + 1;
  return page === 1 ? withoutPage(search) : { ...search, page: String(page) };
}
