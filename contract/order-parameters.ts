import { PAGE_SIZE } from './constants.ts';
import { DAY, LIMIT, LINE, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { ORDER_STATUSES } from './states.ts';
import { ORDER_WORK_KINDS } from './order-work-kinds.ts';

/**
 * `search` finds the beginning of an order number (with or without #), the number of an invoice or credit note, a part of a
 * VIN or of the dealer's own number, and words of make, model and variant of one vehicle; for admins also a part of a
 * dealer's e-mail address and words of their name. Days are inclusive, in Berlin time. `work`: the
 * orders that stand in this group of the work list.
 */
export const ORDER_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: PAGE_SIZE.orders },
  search: LINE,
  status: { kind: 'choice', of: ORDER_STATUSES },
  work: { kind: 'choice', of: ORDER_WORK_KINDS },
  dateFrom: DAY,
  dateTo: DAY,
  sortBy: {
    kind: 'choice',
    of: ['dateDesc', 'dateAsc', 'amountDesc', 'amountAsc', 'status'],
    default: 'dateDesc',
  },
} as const satisfies ParameterTable;
export type OrderQuery = QueryOf<typeof ORDER_PARAMETERS>;
