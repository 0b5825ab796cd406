import { sql } from 'kysely';
import type { Input, Result } from '../../contract/endpoint.ts';
import type { FailedMail, listFailedMails } from '../../contract/mails.ts';
import type { Database } from '../db.ts';
import { isoInstant } from '../iso-instant.ts';
import { jobKeyOf, maySendAgain } from './queue.ts';
import { waitsForClerk } from './work.ts';

/** The attempts of a job are over after about four days. An older mail without a job has lost it. */
const LOST_AFTER_DAYS = 5;

/**
 * Marks the mails whose job has used all its attempts, or that have no job, and removes these jobs: their errors may
 * name the recipient. Also finds a mail whose server was killed during the last attempt.
 */
export async function markFailedMails(db: Database): Promise<void> {
  await sql`
    with exhausted as (
      select id, key, last_error
      from graphile_worker.jobs
      where task_identifier = 'send_mail' and attempts >= max_attempts and locked_at is null
    ),
    failed as (
      update mail_outbox
      set failed_at = now(), failure = coalesce(exhausted.last_error, 'the last attempt was interrupted')
      from exhausted
      where exhausted.key = ${jobKeyOf(sql`mail_outbox.id`)} and sent_at is null and failed_at is null
    )
    select graphile_worker.complete_jobs(array_agg(id)) from exhausted
  `.execute(db);
  await sql`
    update mail_outbox
    set failed_at = now(), failure = 'no job is left that could send it'
    where sent_at is null
      and failed_at is null
      and created_at < now() - make_interval(days => ${LOST_AFTER_DAYS})
      and not exists (select from graphile_worker.jobs where key = ${jobKeyOf(sql`mail_outbox.id`)})
  `.execute(db);
}

/** A page of the failed mails that wait for a clerk. */
export async function findFailedMails(
  db: Database,
  { page, limit }: Input<typeof listFailedMails>['query'],
): Promise<Result<typeof listFailedMails>> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from mail_outbox where ${waitsForClerk}
  `.execute(db);
  const found = await sql<FailedMail>`
    select
      id,
      kind,
      recipient,
      facts ->> 'orderId' as "orderId",
      ${isoInstant('created_at')} as "queuedAt",
      ${isoInstant('failed_at')} as "failedAt",
      coalesce(failure, '') as reason,
      ${maySendAgain} as "canBeSentAgain"
    from mail_outbox
    where ${waitsForClerk}
    order by mail_outbox.failed_at desc, id
    limit ${limit}
    offset ${(page - 1) * limit}
  `.execute(db);
  return { mails: found.rows, total: counted.rows[0]?.total ?? 0 };
}
