import { ORDER_PARAMETERS } from '../../contract/order-parameters.ts';
import type { SearchOf } from '../../contract/parameters.ts';
import { readSearch } from '../address.ts';

/** The state of the list, as the address holds it. */
export type OrdersSearch = SearchOf<typeof ORDER_PARAMETERS>;

/** The part of an address that the list of orders accepts. */
export const ordersSearch = (search: Record<string, unknown>): OrdersSearch =>
  readSearch(ORDER_PARAMETERS, search);
