import { type RawBuilder, sql } from 'kysely';
import type { MAIL_PARAMETERS, MailQuery } from '../../contract/mail-parameters.ts';
import type { ListedMail } from '../../contract/mails.ts';
import { type MailState, MAILS_COUNTED_MAX } from '../../contract/mail-figures.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import type { Database } from '../db.ts';
import { escapeLike } from '../http/like.ts';
import { isoInstant } from '../iso-instant.ts';
import { maySendAgain } from './queue.ts';
import { waitsForClerk } from './work.ts';

const IS_IN_STATE: Record<MailState, RawBuilder<boolean>> = {
  WAITING: sql`sent_at is null and failed_at is null`,
  SENT: sql`sent_at is not null`,
  FAILED: sql`failed_at is not null`,
};

const CONDITIONS: Conditions<typeof MAIL_PARAMETERS> = {
  // Every address is stored in lower case.
  search: (part) => sql`recipient like ${`%${escapeLike(part.toLowerCase())}%`}`,
  state: (state) => IS_IN_STATE[state],
  kind: (kind) => sql`kind = ${kind}`,
  work: () => waitsForClerk,
  dealerId: (id) => sql`dealer_id = ${id}`,
  orderId: (id) => sql`facts ->> 'orderId' = ${id}::uuid::text`,
};

/** The columns of a listed mail. */
export const columns = sql`
  id,
  kind,
  recipient,
  facts ->> 'orderId' as "orderId",
  case when sent_at is not null then 'SENT' when failed_at is not null then 'FAILED' else 'WAITING' end as state,
  ${isoInstant('created_at')} as "queuedAt",
  ${isoInstant('sent_at')} as "sentAt",
  ${isoInstant('failed_at')} as "failedAt",
  failure as reason,
  (
    select json_build_object('id', dealers.id, 'companyName', dealers.company_name)
    from dealers
    where dealers.id = mail_outbox.dealer_id
  ) as dealer,
  (sent_at is not null or failed_at is not null) and ${maySendAgain} as "canBeSentAgain"
`;

/** A page of the mails that the filters leave, the newest first. Counting all of a year would take longer than the page. */
export async function findMails(
  db: Database,
  { page, limit, ...filters }: MailQuery,
): Promise<{ mails: ListedMail[]; total: number }> {
  const matching = sql`from mail_outbox where ${allConditionsOf(CONDITIONS, filters)}`;
  const counting = sql<{ total: number }>`
    select count(*)::int as total from (select ${matching} limit ${MAILS_COUNTED_MAX + 1}) as counted
  `.execute(db);
  // The ids come from an index-only scan, so that a late page does not read the mails before it.
  const mails = sql<ListedMail>`
    select ${columns}
    from mail_outbox
    where id in (
      select id
      ${matching}
      order by created_at desc, id desc
      limit ${limit}
      offset ${(page - 1) * limit}
    )
    order by mail_outbox.created_at desc, mail_outbox.id desc
  `.execute(db);
  const [counted, found] = await Promise.all([counting, mails]);
  return { mails: found.rows, total: counted.rows[0]?.total ?? 0 };
}
