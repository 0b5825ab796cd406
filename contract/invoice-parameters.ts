import { DAY, LIMIT, LINE, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { INVOICE_STATES } from './invoice-states.ts';

/** Invoices and credit notes on a page of the back office. */
export const INVOICES_PAGE_SIZE = 25;

/**
 * `search` finds the beginning of an invoice's or an order's number, words of the dealer's name and a part of their e-mail
 * address. A credit note has the negative amount of its invoice in the sorts by amount. Days are those of issue, inclusive, in Berlin time.
 */
export const INVOICE_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: INVOICES_PAGE_SIZE },
  search: LINE,
  state: { kind: 'choice', of: INVOICE_STATES },
  dateFrom: DAY,
  dateTo: DAY,
  sortBy: {
    kind: 'choice',
    of: ['dateDesc', 'dateAsc', 'dueAsc', 'amountDesc', 'amountAsc'],
    default: 'dateDesc',
  },
} as const satisfies ParameterTable;
export type InvoiceQuery = QueryOf<typeof INVOICE_PARAMETERS>;
