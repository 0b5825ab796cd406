import { randomUUID } from 'node:crypto';
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

/**
 * Whether a row of the outbox may be sent again. An erased dealer gets no mail, and no copy of one that was sent goes to a user who
 * has been blocked or removed since. Their mails that were not sent are deleted.
 */
export const maySendAgain: RawBuilder<boolean> = sql`(
  ${holdsNoSecret}
  and case
    when recipient is null or dealer_id is null then true
    when sent_at is null then not exists (
      select from dealers where dealers.id = mail_outbox.dealer_id and dealers.erased_at is not null
    )
    else exists (
      select from users
      where users.email = mail_outbox.recipient
        and users.dealer_id = mail_outbox.dealer_id
        and users.disabled_at is null
    )
  end
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

/** A mail and whom it is for. At most one of `dealer_id`, `user_id` and `address` is set; none for the provider. */
interface Addressed {
  kind: MailKind;
  payload: unknown;
  dealer_id?: string;
  also?: string | null | undefined;
  user_id?: string;
  or_unproved?: true;
  address?: string;
  locale?: Locale;
}

/** A mail for `enqueueMails`. */
export const mailTo = <K extends MailKind>(
  kind: K,
  to: Recipients[AudienceOf<K>],
  payload: PayloadOf<K>,
): Addressed => ({ kind, payload, ...columnsOf(to) });

function columnsOf(to: Recipients[keyof Recipients]): Omit<Addressed, 'kind' | 'payload'> {
  if (to === 'provider') return {};
  if ('dealerId' in to) return { dealer_id: to.dealerId, also: to.also };
  if ('userId' in to) return { user_id: to.userId, ...(to.orUnproved && { or_unproved: true }) };
  return to;
}

/** Queues several mails as `enqueueMail` does, in one statement. */
export async function enqueueMails(tx: Transaction<DB>, ...mails: Addressed[]): Promise<void> {
  await sql`
    with queued as (
      insert into mail_outbox (kind, recipient, locale, facts, dealer_id)
      select
        mail.kind,
        recipients.address,
        recipients.locale,
        case
          when colleague is not null and payload ? 'contactName'
            then payload || jsonb_build_object('contactName', colleague)
          else payload
        end || case when recipients.is_suspended then jsonb '{"isSuspended": true}' else jsonb '{}' end,
        coalesce(
          recipients.dealer_id,
          (payload ->> 'dealerId')::uuid,
          (select orders.dealer_id from orders where orders.id = (payload ->> 'orderId')::uuid)
        )
      from json_to_recordset(${JSON.stringify(mails)}::json) as mail (
        kind text, payload jsonb, dealer_id uuid, also uuid, user_id uuid, or_unproved boolean, address text, locale text
      )
      cross join lateral (${recipients}) as recipients
      returning id
    )
    ${addJobsFor(sql`queued`)}
  `.execute(tx);
}

/** A mail that waits. `isNew`: this call has queued it, it did not wait before. */
interface Queued {
  mail: Result<typeof sendMailAgain>;
  isNew: boolean;
}

/**
 * Queues a mail again that no attempt could send, or a copy of one that was sent. A mail that waits already, and a copy that an
 * earlier call has queued under this id, are answered as they are. Throws NOT_FOUND for any other.
 */
export async function requeueMail(
  tx: Transaction<DB>,
  mailId: string,
  copyId: string = randomUUID(),
): Promise<Queued> {
  const columns = sql`id, kind, recipient, facts ->> 'orderId' as "orderId", ${isoInstant('created_at')} as "queuedAt"`;
  const queued = await sql<Result<typeof sendMailAgain>>`
    with failed as (
      update mail_outbox
      set failed_at = null, failure = null
      where id = ${mailId} and failed_at is not null and ${maySendAgain}
      returning ${columns}
    ),
    copied as (
      insert into mail_outbox (id, kind, recipient, locale, facts, dealer_id)
      select ${copyId}::uuid, kind, recipient, locale, facts, dealer_id
      from mail_outbox
      where id = ${mailId} and sent_at is not null and ${maySendAgain}
      on conflict (id) do nothing
      returning ${columns}
    )
    select * from failed union all select * from copied
  `.execute(tx);
  const [mail] = queued.rows;
  if (!mail) return { mail: await findQueued(tx, mailId, copyId), isNew: false };
  await addJobsFor(sql`mail_outbox where id = ${mail.id}`).execute(tx);
  return { mail, isNew: true };
}

/** The copy of this id and mail, else the mail if it waits. Its own statement, which sees what the other call has just committed. */
async function findQueued(
  tx: Transaction<DB>,
  mailId: string,
  copyId: string,
): Promise<Result<typeof sendMailAgain>> {
  const found = await sql<Result<typeof sendMailAgain>>`
    select queued.id, queued.kind, queued.recipient, queued.facts ->> 'orderId' as "orderId",
      ${isoInstant('queued.created_at')} as "queuedAt"
    from (
      select id, kind, recipient, facts, sent_at
      from mail_outbox
      where id = ${mailId} and ${maySendAgain}
    ) as asked
    join mail_outbox as queued on queued.id in (${mailId}, ${copyId})
    where case
      when queued.id = asked.id then queued.sent_at is null and queued.failed_at is null
      else asked.sent_at is not null
        and (queued.kind, queued.recipient, queued.facts)
          is not distinct from (asked.kind, asked.recipient, asked.facts)
    end
  `.execute(tx);
  const [mail] = found.rows;
  if (!mail) throw new Failure('NOT_FOUND');
  return mail;
}

/**
 * The name of the row of `users`; null for the user at the address of the company, and for admins. After that user was removed the
 * company may still name them as its contact: nobody else is greeted so.
 */
const colleague = sql`(
  select users.name
  from dealers
  where dealers.id = users.dealer_id
    and (
      dealers.email <> users.email
      or exists (
        select from users removed
        where removed.dealer_id = dealers.id
          and removed.removed_at is not null
          and removed.name = concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name)
      )
    )
)`;

/** Whether the account of the row of `users` is suspended; null for an admin. Its contracts go on, and so do mails about them. */
const isSuspended = sql`(select status = 'SUSPENDED' from dealers where dealers.id = users.dealer_id)`;

/**
 * The recipients of the row `mail`. Colleagues have a name: they are greeted by it, and not by that of the company's contact.
 * docs/decisions/0156.
 */
const recipients = sql`
  select email as address, locale, dealer_id, ${colleague} as colleague, ${isSuspended} as is_suspended
  from users
  where users.dealer_id = mail.dealer_id and email_confirmed_at is not null and disabled_at is null
    and (
      rights = 'OWNER'
      or id = mail.also
      or id = (select placed_by_user_id from orders where orders.id = (mail.payload ->> 'orderId')::uuid)
    )
  union all
  select email, locale, dealer_id, ${colleague}, ${isSuspended}
  from users
  where users.id = mail.user_id and (email_confirmed_at is not null or mail.or_unproved)
    and (disabled_at is null or role = 'admin')
  union all
  select mail.address, mail.locale, null, null, false
  where mail.dealer_id is null and mail.user_id is null
`;
