import type { DealerStatus } from '../../../contract/states.ts';
import type { Dealer } from '../queries.ts';

/** Whether the dealer gets a mail about this status. An address that is not confirmed gets none; the approval confirms it. */
export const hasMail = (
  status: DealerStatus,
  { emailConfirmed }: Pick<Dealer, 'emailConfirmed'>,
): status is Exclude<DealerStatus, 'PENDING'> =>
  status === 'ACTIVE' || (status === 'SUSPENDED' && emailConfirmed);
