import { type RawBuilder, sql } from 'kysely';
import { SECRET_MAIL_WORK_DAYS } from '../../contract/mail-figures.ts';
import { workRow } from '../work-rows.ts';
import { holdsNoSecret } from './queue.ts';

/** The reason of a mail that was not sent because it did not hold any more: docs/decisions/0198. */
export const OUTDATED = 'not sent: it was outdated';

/**
 * Whether a row of the outbox is a failed mail that waits for a clerk. An outdated one does not. One with a secret in its link cannot be sent again, so
 * it waits until a later one of the same kind was sent to the address or failed too, but no longer than a week: decision 0061.
 */
export const waitsForClerk: RawBuilder<boolean> = sql`(
  mail_outbox.failed_at is not null
  and mail_outbox.failure <> ${OUTDATED}
  and (
    ${holdsNoSecret}
    or (
      mail_outbox.failed_at > now() - make_interval(days => ${SECRET_MAIL_WORK_DAYS})
      and not exists (
        select from mail_outbox as later
        where later.kind = mail_outbox.kind
          and later.recipient = mail_outbox.recipient
          and later.created_at > mail_outbox.created_at
          and (later.sent_at is not null or later.failed_at is not null)
          and later.failure is distinct from ${OUTDATED}
      )
    )
  )
)`;

export const FAILED_MAILS = sql`
    select ${workRow({
      subject: 'mail',
      id: sql`mail_outbox.id`,
      name: sql`mail_outbox.kind`,
      since: sql`mail_outbox.failed_at`,
    })}
    from mail_outbox
    where ${waitsForClerk}
  `;
