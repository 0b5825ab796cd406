import { ORDER_STATUSES } from '../../contract/states.ts';
import { isDay } from '../address.ts';

export const ORDER_SORTS = ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc', 'status'] as const;

/** The list's state as it stands in the address. */
export interface OrdersSearch {
  page?: string;
  search?: string;
  status?: string;
  dateFrom?: string;
  dateTo?: string;
  sortBy?: string;
}

/** What each parameter may say; the server refuses anything else. */
const RULES: Record<keyof OrdersSearch, (word: string) => boolean> = {
  page: (word) => /^[1-9]\d{0,5}$/.test(word),
  search: (word) => word.length <= 100,
  status: (word) => ORDER_STATUSES.some((status) => status === word),
  dateFrom: isDay,
  dateTo: isDay,
  sortBy: (word) => ORDER_SORTS.some((sort) => sort === word),
};

const PARAMETERS = ['page', 'search', 'status', 'dateFrom', 'dateTo', 'sortBy'] as const;

/** What of an address the list of orders knows; the rest is dropped. */
export function ordersSearch(search: Record<string, unknown>): OrdersSearch {
  const known: OrdersSearch = {};
  for (const name of PARAMETERS) {
    const value = search[name];
    if (typeof value === 'string' && value !== '' && RULES[name](value)) known[name] = value;
  }
  return known;
}
