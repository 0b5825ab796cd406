import type { Transaction } from 'kysely';
import type { Dealer } from '../../contract/dealers.ts';
import type { DealerStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { DEALER_COLUMNS, dealerOf, orderCounts } from './columns.ts';

/** The mail that reports the new status. PENDING has none: the dashboard shows it. */
const MAIL_OF_STATUS = { PENDING: null, ACTIVE: 'accountApproved', SUSPENDED: 'accountSuspended' } as const;

/** Sets a dealer's status. Setting the same status again changes nothing and writes no audit entry. */
export async function setDealerStatus(
  tx: Transaction<DB>,
  actor: Actor,
  dealerId: string,
  status: DealerStatus,
): Promise<Dealer> {
  const row = await tx
    .selectFrom('dealers')
    .select(DEALER_COLUMNS)
    .select(orderCounts)
    .where('id', '=', dealerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('NOT_FOUND');
  const dealer = dealerOf(row);
  if (dealer.status === status) return dealer;

  await tx.updateTable('dealers').set({ status }).where('id', '=', dealerId).execute();
  await record(tx, actor, {
    action: 'DEALER_STATUS_CHANGED',
    subjectId: dealerId,
    before: { status: dealer.status },
    after: { status },
  });
  const mail = MAIL_OF_STATUS[status];
  if (mail)
    await enqueueMail(
      tx,
      mail,
      { dealerId },
      {
        companyName: dealer.companyName,
        contactName: contactNameOf(dealer),
      },
    );
  return { ...dealer, status };
}

function contactNameOf({ contactFirstName, contactLastName }: Dealer): string {
  return [contactFirstName, contactLastName].filter((name) => name !== null).join(' ');
}
