import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { contactNameOf } from '../dealers/columns.ts';
import { isMessageRepeated } from '../dealers/repeated-message.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';

/** Within this time the same request of the same admin is a repetition, whose first answer may have been lost. Chosen by us. */
const REPEATED_MINUTES = 10;

/** Asks a dealer for papers by mail, once if it is repeated at once. Refused as long as no user of the dealer gets mails. */
export async function requestPapers(
  tx: Transaction<DB>,
  admin: AdminUser,
  { dealerId, message }: { dealerId: string; message: string },
): Promise<void> {
  const dealer = await tx
    .selectFrom('dealers')
    .select([
      'company_name as companyName',
      'contact_first_name as contactFirstName',
      'contact_last_name as contactLastName',
    ])
    .where('id', '=', dealerId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!dealer) throw new Failure('NOT_FOUND');
  const reader = await tx
    .selectFrom('users')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!reader) throw fieldFailure('', 'EMAIL_UNCONFIRMED');
  // The lock of the dealer makes a second call wait for the first.
  const said = { action: 'PAPERS_REQUESTED', dealerId, message, withinMinutes: REPEATED_MINUTES } as const;
  if (await isMessageRepeated(tx, admin, said)) return;
  await record(tx, admin, { action: 'PAPERS_REQUESTED', subjectId: dealerId, after: { message } });
  await enqueueMail(
    tx,
    'papersRequested',
    { dealerId },
    { companyName: dealer.companyName, contactName: contactNameOf(dealer), message },
  );
}
