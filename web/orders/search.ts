import { ORDER_PARAMETERS } from '../../contract/order-parameters.ts';
import type { SearchOf } from '../../contract/parameters.ts';
import { readSearch } from '../address.ts';

/** The list's state as it stands in the address. */
export type OrdersSearch = SearchOf<typeof ORDER_PARAMETERS>;

/** What of an address the list of orders understands. */
export const ordersSearch = (search: Record<string, unknown>): OrdersSearch =>
  readSearch(ORDER_PARAMETERS, search);
