import { MAIL_STATES, MAILS_PAGE_SIZE } from './mail-figures.ts';
import { ID, LIMIT, LINE, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';

/**
 * `search` finds a part of the recipient's address. `dealerId` finds the mails to the users of a dealer and those about the
 * dealer, `orderId` those about an order, `work` those that stand on the work list.
 */
export const MAIL_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: MAILS_PAGE_SIZE },
  search: LINE,
  state: { kind: 'choice', of: MAIL_STATES },
  kind: LINE,
  dealerId: ID,
  orderId: ID,
  work: { kind: 'choice', of: ['FAILED_MAIL'] },
} as const satisfies ParameterTable;
export type MailQuery = QueryOf<typeof MAIL_PARAMETERS>;
