import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from './record.ts';

/** A mail that an admin sent again: as a new mail if it was sent before. */
interface MailSentAgain {
  mailId: string;
  queued: { id: string; kind: string; orderId: string | null };
}

/** Writes who sent a mail again, also into the history of its order. app.ts hands it to the routes of mails: plumbing knows no feature. */
export async function recordMailSentAgain(
  tx: Transaction<DB>,
  admin: AdminUser,
  { mailId, queued: { id, kind, orderId } }: MailSentAgain,
): Promise<void> {
  const order =
    orderId === null
      ? undefined
      : await tx.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  await record(tx, admin, {
    action: 'MAIL_SENT_AGAIN',
    subjectId: mailId,
    ...(order && { orderId: order.id }),
    after: { kind, ...(id !== mailId && { mailId: id }) },
  });
}
