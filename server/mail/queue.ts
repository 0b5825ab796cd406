import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Locale } from '../../contract/constants.ts';
import type { MailFacts, MailKind } from './kinds.ts';

/** Tries of a mail before it is given up; with graphile-worker's back-off about four days. */
const ATTEMPTS = 25;

/** Writes a mail to every user of a dealer, in his language, and the job that sends it, in the transaction of what it reports. */
export async function mailDealer<K extends MailKind>(
  tx: Transaction<DB>,
  dealerId: string,
  kind: K,
  facts: MailFacts[K],
): Promise<void> {
  await sql`
    with queued as (
      insert into mail_outbox (kind, recipient, locale, facts)
      select ${kind}, users.email, users.locale, ${JSON.stringify(facts)}::jsonb
      from users
      where users.dealer_id = ${dealerId}
      returning id
    )
    select graphile_worker.add_job('send_mail', json_build_object('id', id), max_attempts => ${ATTEMPTS})
    from queued
  `.execute(tx);
}

/** The same to somebody who need not have an account. */
export async function mailPerson<K extends MailKind>(
  tx: Transaction<DB>,
  to: { address: string; locale: Locale },
  kind: K,
  facts: MailFacts[K],
): Promise<void> {
  await sql`
    with queued as (
      insert into mail_outbox (kind, recipient, locale, facts)
      values (${kind}, ${to.address}, ${to.locale}, ${JSON.stringify(facts)}::jsonb)
      returning id
    )
    select graphile_worker.add_job('send_mail', json_build_object('id', id), max_attempts => ${ATTEMPTS})
    from queued
  `.execute(tx);
}

/** The same to the provider, in the configured language. */
export async function mailProvider<K extends MailKind>(
  tx: Transaction<DB>,
  kind: K,
  facts: MailFacts[K],
): Promise<void> {
  await sql`
    with queued as (
      insert into mail_outbox (kind, facts)
      values (${kind}, ${JSON.stringify(facts)}::jsonb)
      returning id
    )
    select graphile_worker.add_job('send_mail', json_build_object('id', id), max_attempts => ${ATTEMPTS})
    from queued
  `.execute(tx);
}
