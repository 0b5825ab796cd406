import { sql } from 'kysely';
import { CONTACT_MESSAGE_DAYS } from '../../contract/constants.ts';
import type { Database } from '../db.ts';

/** Deletes expired messages of the contact form, and their mails. */
export async function forgetContactMessages(db: Database): Promise<void> {
  await sql`
    delete from contact_messages where created_at <= now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})
  `.execute(db);
  await sql`
    delete from mail_outbox
    where kind = 'contactMessage'
      and created_at <= now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})
  `.execute(db);
}
