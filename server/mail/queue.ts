import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import type { AudienceOf, MailKind, PayloadOf } from './kinds.ts';

/** Attempts to send a mail. With the backoff of graphile-worker they take about four days. */
const ATTEMPTS = 25;

/** How a feature names the recipients of each audience. A dealer: all users of the account, each in their language. */
interface Recipients {
  dealer: { dealerId: string };
  /** In the configured language. */
  provider: 'provider';
  sender: { address: string; locale: Locale };
}

/** Queues a mail and the job that sends it, in the transaction of the change that the mail reports. */
export async function enqueueMail<K extends MailKind>(
  tx: Transaction<DB>,
  kind: K,
  to: Recipients[AudienceOf<K>],
  payload: PayloadOf<K>,
): Promise<void> {
  await sql`
    with recipients (address, locale) as (${recipientsOf(to)}),
    queued as (
      insert into mail_outbox (kind, recipient, locale, facts)
      select ${kind}, address, locale, ${JSON.stringify(payload)}::jsonb
      from recipients
      returning id
    )
    select graphile_worker.add_job('send_mail', json_build_object('id', id), max_attempts => ${ATTEMPTS})
    from queued
  `.execute(tx);
}

function recipientsOf(to: Recipients[keyof Recipients]): RawBuilder<unknown> {
  if (to === 'provider') return sql`select null::text, null::text`;
  if ('dealerId' in to) return sql`select email, locale from users where dealer_id = ${to.dealerId}`;
  return sql`select ${to.address}::text, ${to.locale}::text`;
}
