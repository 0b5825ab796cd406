import { type RawBuilder, sql } from 'kysely';
import { ADMIN_IDLE_HOURS, SIGN_IN_DAYS, UNPROVED_ACCOUNT_DAYS } from '../contract/account-figures.ts';
import { COMPLAINT_PHOTO_MONTHS } from '../contract/complaint-rules.ts';
import { CONTACT_MESSAGE_DAYS, IDEMPOTENCY_HOURS } from '../contract/constants.ts';
import { MAIL_MONTHS } from '../contract/mail-figures.ts';
import { PAPER_DAYS } from '../contract/paper-figures.ts';
import { IMPORT_DAYS } from '../contract/upload-figures.ts';
import { deleteUnprovedColleagues } from './company/delete-unproved.ts';
import type { Database } from './db.ts';
import { deleteUnprovedDealers } from './dealers/delete-unproved.ts';
import { isUnpaid } from './orders/invoice-sql.ts';

/** How long data are kept. `expiry`: until the instant that the row itself names. */
type Term = { hours: number } | { days: number } | { months: number } | 'expiry';

interface Rule {
  /** What is deleted. docs/operations.md and the privacy policy list the same. */
  data: string;
  term: Term;
  forget: (db: Database) => Promise<unknown>;
}

const isReminderOfUnpaid = sql`exists (
  select
  from invoices
  join orders on orders.id = invoices.order_id
  where invoices.number = mail_outbox.facts ->> 'number' and ${isUnpaid}
)`;

/** Everything that is deleted after a time. What is not listed stays as long as the thing to which it belongs. */
export const RETENTION: readonly Rule[] = [
  // Also those of admins who were idle for too long.
  rule(
    'sessions',
    'expiry',
    () => sql`
    delete from sessions
    using users
    where users.id = sessions.user_id
      and (sessions.expires_at <= now()
        or (users.role = 'admin' and sessions.last_seen_at <= now() - make_interval(hours => ${ADMIN_IDLE_HOURS})))
  `,
  ),
  rule('sign-ins', { days: SIGN_IN_DAYS }, (limit) => sql`delete from sign_ins where at <= ${limit}`),
  rule(
    'links that prove an address',
    'expiry',
    () => sql`
    delete from email_confirmations where expires_at <= now()
  `,
  ),
  rule(
    'links for a new password',
    'expiry',
    () => sql`
    delete from password_resets where expires_at <= now()
  `,
  ),
  rule(
    'answers to repeated requests',
    { hours: IDEMPOTENCY_HOURS },
    (limit) => sql`
    delete from idempotency_keys where created_at <= ${limit}
  `,
  ),
  // In the order of the keys, in which `takeTries` locks them.
  rule(
    'counted tries',
    'expiry',
    () => sql`
    delete from rate_limits
    where key in (select key from rate_limits where expires_at <= now() order by key for update)
  `,
  ),
  // In steps of their own, each with an audit entry.
  {
    data: 'accounts without a proved address',
    term: { days: UNPROVED_ACCOUNT_DAYS },
    forget: deleteUnprovedDealers,
  },
  {
    data: 'invited colleagues without a proved address',
    term: { days: UNPROVED_ACCOUNT_DAYS },
    forget: deleteUnprovedColleagues,
  },
  // After the account was approved or refused. A paper that was uploaded later is kept as long from then on.
  rule(
    'papers',
    { days: PAPER_DAYS },
    (limit) => sql`
    delete from dealer_papers
    using dealers
    where dealers.id = dealer_papers.dealer_id
      and dealers.status <> 'PENDING'
      and dealer_papers.created_at <= ${limit}
      and not exists (
        select from audit_events
        where subject = 'dealer'
          and subject_id = dealers.id
          and action = 'DEALER_STATUS_CHANGED'
          and after ->> 'status' = dealers.status
          and at > ${limit}
      )
  `,
  ),
  // The complaint itself stays with its order.
  rule(
    'photos of complaints',
    { months: COMPLAINT_PHOTO_MONTHS },
    (limit) => sql`
    delete from complaint_photos where added_at <= ${limit}
  `,
  ),
  // A mail that still waits stays. So do the reminders of an unpaid invoice: whether they went out decides about the next one.
  rule(
    'mails',
    { months: MAIL_MONTHS },
    (limit) => sql`
    delete from mail_outbox
    where created_at <= ${limit}
      and (sent_at is not null or failed_at is not null)
      and not (kind in ('paymentReminder', 'secondPaymentReminder') and ${isReminderOfUnpaid})
  `,
  ),
  rule(
    'messages of the contact form',
    { days: CONTACT_MESSAGE_DAYS },
    (limit) => sql`
    delete from contact_messages where created_at <= ${limit}
  `,
  ),
  rule(
    'mails of the contact form',
    { days: CONTACT_MESSAGE_DAYS },
    (limit) => sql`
    delete from mail_outbox where kind = 'contactMessage' and created_at <= ${limit}
  `,
  ),
  // What an import changed stays in the audit log. A file that is processed again keeps its import as long from then on.
  rule(
    'imports',
    { days: IMPORT_DAYS },
    (limit) => sql`
    delete from imports
    where started_at <= ${limit}
      and not exists (
        select from import_files
        where import_files.import_id = imports.id
          and (state in ('waiting', 'running') or finished_at > ${limit})
      )
  `,
  ),
];

/** Deletes what has been kept for its time. A rule that fails does not stop the others. */
export async function applyRetention(db: Database): Promise<void> {
  const failures: unknown[] = [];
  for (const { forget } of RETENTION) await forget(db).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'data were kept for too long');
}

function rule(
  data: string,
  term: Term,
  statement: (limit: RawBuilder<unknown>) => RawBuilder<unknown>,
): Rule {
  const limit = term === 'expiry' ? sql`now()` : sql`now() - ${intervalOf(term)}`;
  return { data, term, forget: (db) => statement(limit).execute(db) };
}

function intervalOf(term: Exclude<Term, 'expiry'>): RawBuilder<unknown> {
  if ('hours' in term) return sql`make_interval(hours => ${term.hours})`;
  if ('days' in term) return sql`make_interval(days => ${term.days})`;
  return sql`make_interval(months => ${term.months})`;
}
