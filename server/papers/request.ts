import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { contactNameOf } from '../dealers/columns.ts';
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
  if (await isRepeated(tx, admin, dealerId, message)) return;
  await record(tx, admin, { action: 'PAPERS_REQUESTED', subjectId: dealerId, after: { message } });
  await enqueueMail(
    tx,
    'papersRequested',
    { dealerId },
    { companyName: dealer.companyName, contactName: contactNameOf(dealer), message },
  );
}

async function isRepeated(
  tx: Transaction<DB>,
  admin: AdminUser,
  dealerId: string,
  message: string,
): Promise<boolean> {
  const last = await tx
    .selectFrom('audit_events')
    .select(['actor_id as actorId', sql`after ->> 'message'`.as('message')])
    .where('subject_id', '=', dealerId)
    .where('subject', '=', 'dealer')
    .where('action', '=', 'PAPERS_REQUESTED')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${REPEATED_MINUTES})`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.message === message && last.actorId === admin.id;
}
