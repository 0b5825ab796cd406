import { sql, type Transaction } from 'kysely';
import type { Dealer } from '../../contract/dealers.ts';
import type { DealerStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { contactNameOf, DEALER_COLUMNS, dealerOf, derivedColumns } from './columns.ts';
import { isMessageRepeated } from './repeated-message.ts';

/** The mail that reports the new status. PENDING has none: the dashboard shows it. */
const MAIL_OF_STATUS = { PENDING: null, ACTIVE: 'accountApproved', SUSPENDED: 'accountSuspended' } as const;

/**
 * Sets a dealer's status. Setting the same status again changes nothing and writes no audit entry. An approval also
 * counts as proof of the e-mail address. `from` is the status that the admin saw: throws EDITED_MEANWHILE when the dealer
 * has another one now, or has the wanted one already and this message would not be sent, and NOT_FOUND for an erased one.
 */
export async function setDealerStatus(
  tx: Transaction<DB>,
  actor: Actor,
  dealerId: string,
  {
    status,
    from,
    message = null,
  }: { status: DealerStatus; from?: DealerStatus | undefined; message?: string | null },
): Promise<Dealer> {
  const row = await tx
    .selectFrom('dealers')
    .select(DEALER_COLUMNS)
    .select(derivedColumns)
    .where('id', '=', dealerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || row.erasedAt) throw new Failure('NOT_FOUND');
  const dealer = dealerOf(row);
  const isSet = dealer.status === status;
  // The same act may have set the status, and its answer was lost: the message went out then.
  const isRepeated = async (said: string) =>
    isMessageRepeated(tx, actor, { action: 'DEALER_STATUS_CHANGED', dealerId, message: said });
  if (isSet && (message === null || (await isRepeated(message)))) return dealer;
  if (isSet || (from !== undefined && dealer.status !== from))
    throw new Failure('EDITED_MEANWHILE', { payload: { current: { status: dealer.status } } });

  await tx.updateTable('dealers').set({ status }).where('id', '=', dealerId).execute();
  await record(tx, actor, {
    action: 'DEALER_STATUS_CHANGED',
    subjectId: dealerId,
    before: { status: dealer.status },
    after: { status, ...(message !== null && { message }) },
  });
  if (status === 'ACTIVE') await proveAddress(tx, dealer);
  const mail = MAIL_OF_STATUS[status];
  if (mail)
    await enqueueMail(
      tx,
      mail,
      { dealerId },
      {
        companyName: dealer.companyName,
        contactName: contactNameOf(dealer),
        message,
      },
    );
  return { ...dealer, status, emailConfirmed: dealer.emailConfirmed || status === 'ACTIVE' };
}

/** Of the login that registered the company. Invited colleagues prove theirs themselves, and removed ones have none. */
async function proveAddress(tx: Transaction<DB>, { id, email }: Dealer): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('dealer_id', '=', id)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
