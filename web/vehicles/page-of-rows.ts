import { withoutPage } from './filters.ts';
import type { InventorySearch } from './search.ts';

/** The search for the page of `rows` vehicles that has the first vehicle of the page of `before` vehicles on the screen. */
export function pageOfRows(search: InventorySearch, before: number, rows: number): InventorySearch {
  const first = (Number(search.page ?? 1) - 1) * before;
  const page = Math.floor(first / rows) + 1;
  return page === 1 ? withoutPage(search) : { ...search, page: String(page) };
}

/**
 * The search for the last page, for an address of a page after it: from a reader with fewer vehicles per page, or of a list that
 * has fewer now. Null if the list has the page, or no vehicle.
 */
export function lastPageFor(
  search: InventorySearch,
  { page, totalPages }: { page: number; totalPages: number },
): InventorySearch | null {
  if (totalPages === 0 || page <= totalPages) return null;
  return totalPages === 1 ? withoutPage(search) : { ...search, page: String(totalPages) };
}
