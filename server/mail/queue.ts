import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { Result } from '../../contract/endpoint.ts';
import type { sendMailAgain } from '../../contract/mails.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';
import { type AudienceOf, type MailKind, type PayloadOf, SECRET_MAIL_KINDS } from './kinds.ts';

/** Attempts to send a mail. With the backoff of graphile-worker they take about four days. */
const ATTEMPTS = 25;

/** The key of the job that sends a mail. By the key the job is found again. */
export const jobKeyOf = (mailId: RawBuilder<unknown>): RawBuilder<string> => sql`'mail ' || ${mailId}`;

/** Whether a row of the outbox is a mail without a secret in its link. */
export const holdsNoSecret: RawBuilder<boolean> = sql`kind <> all(${SECRET_MAIL_KINDS}::text[])`;

/** Whether a row of the outbox may be sent again. An erased dealer gets no mail. */
export const maySendAgain: RawBuilder<boolean> = sql`(
  ${holdsNoSecret}
  and (recipient is null or not exists (
    select from dealers where dealers.id = mail_outbox.dealer_id and dealers.erased_at is not null
  ))
)`;

/** Adds the jobs of all these mails in one call, which costs hardly more than one job. */
const addJobsFor = (mails: RawBuilder<unknown>) => sql`
  select from
    (
      select array_agg(
        row(
          'send_mail', json_build_object('id', id), null, null, ${ATTEMPTS}::integer, ${jobKeyOf(sql`id`)}, null, null
        )::graphile_worker.job_spec
      ) as specs
      from ${mails}
    ) as jobs,
    graphile_worker.add_jobs(jobs.specs)
`;

/**
 * How a feature names the recipients of each audience. A dealer: each OWNER of the account, and of a mail about an order
 * also the user who placed it and `also`, if their address is proved, in their language. No blocked user gets mail. `userId`: one
 * user, if their address is proved; `orUnproved` for the mails whose links prove it.
 */
interface Recipients {
  dealer: { dealerId: string; also?: string | null } | { userId: string; orUnproved?: true };
  /** In the configured language. */
  provider: 'provider';
  sender: { address: string; locale: Locale };
}

/**
 * Queues a mail and the job that sends it, in the transaction of the change that the mail reports. The payload is in the
 * column `facts`: servers of the previous version, which run during an upgrade, know it by that name alone.
 */
export async function enqueueMail<K extends MailKind>(
  tx: Transaction<DB>,
  kind: K,
  to: Recipients[AudienceOf<K>],
  payload: PayloadOf<K>,
): Promise<void> {
  await enqueueMails(tx, mailTo(kind, to, payload));
}

/** The rows of a mail, one for each recipient. */
type Addressed = RawBuilder<unknown>;

/** A mail for `enqueueMails`. */
export const mailTo = <K extends MailKind>(
  kind: K,
  to: Recipients[AudienceOf<K>],
  payload: PayloadOf<K>,
): Addressed => sql`
  select
    ${kind}::text as kind,
    address,
    locale,
    dealer_id,
    case
      when colleague is not null and payload ? 'contactName'
        then payload || jsonb_build_object('contactName', colleague)
      else payload
    end as payload
  from (values (${JSON.stringify(payload)}::jsonb)) as mail (payload)
  cross join lateral (${recipientsOf(to)}) as recipients (address, locale, dealer_id, colleague)
`;

/** Queues several mails of one change as `enqueueMail` does, in one statement. */
export async function enqueueMails(tx: Transaction<DB>, ...mails: Addressed[]): Promise<void> {
  await sql`
    with mails as (${sql.join(mails, sql` union all `)}),
    queued as (
      insert into mail_outbox (kind, recipient, locale, facts, dealer_id)
      select kind, address, locale, payload, coalesce(
        dealer_id,
        (payload ->> 'dealerId')::uuid,
        (select orders.dealer_id from orders where orders.id = (payload ->> 'orderId')::uuid)
      )
      from mails
      returning id
    )
    ${addJobsFor(sql`queued`)}
  `.execute(tx);
}

/** Queues a mail again that no attempt could send, or a copy of one that was sent. Throws NOT_FOUND for any other. */
export async function requeueMail(
  tx: Transaction<DB>,
  mailId: string,
): Promise<Result<typeof sendMailAgain>> {
  const columns = sql`id, kind, recipient, facts ->> 'orderId' as "orderId", ${isoInstant('created_at')} as "queuedAt"`;
  const queued = await sql<Result<typeof sendMailAgain>>`
    with failed as (
      update mail_outbox
      set failed_at = null, failure = null
      where id = ${mailId} and failed_at is not null and ${maySendAgain}
      returning ${columns}
    ),
    copied as (
      insert into mail_outbox (kind, recipient, locale, facts, dealer_id)
      select kind, recipient, locale, facts, dealer_id
      from mail_outbox
      where id = ${mailId} and sent_at is not null and ${maySendAgain}
      returning ${columns}
    )
    select * from failed union all select * from copied
  `.execute(tx);
  const [mail] = queued.rows;
  if (!mail) throw new Failure('NOT_FOUND');
  await addJobsFor(sql`mail_outbox where id = ${mail.id}`).execute(tx);
  return mail;
}

/** The name of the row of `users`; null for the user at the address of the company, and for admins. */
const colleague = sql`(
  select users.name from dealers where dealers.id = users.dealer_id and dealers.email <> users.email
)`;

/**
 * A query for the recipients, joined to a row `mail` whose payload it reads. It names colleagues, who are greeted by their own
 * name, and not by that of the company's contact: docs/decisions/0156.
 */
function recipientsOf(to: Recipients[keyof Recipients]): RawBuilder<unknown> {
  if (to === 'provider') return sql`select null::text, null::text, null::uuid, null::text`;
  if ('userId' in to)
    return sql`
      select email, locale, dealer_id, ${colleague} from users
      where id = ${to.userId} and (email_confirmed_at is not null or ${to.orUnproved ?? false})
        and (disabled_at is null or role = 'admin')
    `;
  if ('dealerId' in to)
    return sql`
      select email, locale, dealer_id, ${colleague} from users
      where dealer_id = ${to.dealerId} and email_confirmed_at is not null and disabled_at is null
        and (
          rights = 'OWNER'
          or id = ${to.also ?? null}
          or id = (select placed_by_user_id from orders where orders.id = (mail.payload ->> 'orderId')::uuid)
        )
    `;
  return sql`select ${to.address}::text, ${to.locale}::text, null::uuid, null::text`;
}
