/** The list's state as it stands in the address. */
export interface OrdersSearch {
  page?: string;
  search?: string;
  status?: string;
  dateFrom?: string;
  dateTo?: string;
  sortBy?: string;
}

const PARAMETERS = ['page', 'search', 'status', 'dateFrom', 'dateTo', 'sortBy'] as const;

/** What of an address the list of orders knows; the rest is dropped. */
export function ordersSearch(search: Record<string, unknown>): OrdersSearch {
  const known: OrdersSearch = {};
  for (const name of PARAMETERS) {
    const value = search[name];
    if (typeof value === 'string' && value !== '') known[name] = value;
  }
  return known;
}
