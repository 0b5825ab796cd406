import { sql } from 'kysely';
import { MAIL_MONTHS } from '../../contract/mail-figures.ts';
import type { Database } from '../db.ts';

/** Deletes mails that were sent, or could not be sent, so many months after they were queued. */
export async function forgetMails(db: Database): Promise<void> {
  await sql`
    delete from mail_outbox
    where created_at <= now() - make_interval(months => ${MAIL_MONTHS})
      and (sent_at is not null or failed_at is not null)
  `.execute(db);
}
