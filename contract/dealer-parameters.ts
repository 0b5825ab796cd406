import { PAGE_SIZE } from './constants.ts';
import { LIMIT, LINE, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';
import { DEALER_STATUSES } from './states.ts';
import { DEALER_WORK_KINDS } from './work-kinds.ts';

/**
 * `search` finds a part of company, contact, e-mail address, city or VAT id. `work`: the dealers that stand in this group of
 * the work list.
 */
export const DEALER_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: PAGE_SIZE.dealers },
  search: LINE,
  status: { kind: 'choice', of: DEALER_STATUSES },
  work: { kind: 'choice', of: DEALER_WORK_KINDS },
  sortBy: { kind: 'choice', of: ['dateDesc', 'dateAsc', 'name', 'nameDesc', 'status'], default: 'dateDesc' },
} as const satisfies ParameterTable;
export type DealerQuery = QueryOf<typeof DEALER_PARAMETERS>;
