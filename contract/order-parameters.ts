import { PAGE_SIZE } from './constants.ts';
import { DAY, LIMIT, LINE, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { ORDER_STATUSES } from './states.ts';

/**
 * `search` finds the beginning of an order number (with or without #), a part of a VIN or of the dealer's own number, or the
 * whole e-mail address of a dealer. Days are inclusive, in Berlin time.
 */
export const ORDER_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: PAGE_SIZE.orders },
  search: LINE,
  status: { kind: 'choice', of: ORDER_STATUSES },
  dateFrom: DAY,
  dateTo: DAY,
  sortBy: {
    kind: 'choice',
    of: ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc', 'status'],
    default: 'dateDesc',
  },
} as const satisfies ParameterTable;
export type OrderQuery = QueryOf<typeof ORDER_PARAMETERS>;
