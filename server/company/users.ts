import { type Kysely, sql, type Transaction } from 'kysely';
import {
  COMPANY_USERS_MAX,
  type CompanyUser,
  type CompanyUserChange,
  INVITATION_DAYS,
  type NewCompanyUser,
} from '../../contract/company.ts';
import type { DB } from '../../database/schema.ts';
import { lastSeenAt } from '../accounts/admin-queries.ts';
import { endAccess } from '../accounts/admins.ts';
import { NOBODYS_HASH } from '../accounts/passwords.ts';
import { storePasswordLink } from '../accounts/reset-password.ts';
import type { DealerUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { lockCompany } from '../dealers/lock-company.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { endSearches } from '../saved-searches/end.ts';

const columns = sql`
  id,
  email,
  name,
  rights,
  disabled_at is not null as blocked,
  email_confirmed_at is null as "isInvited",
  ${lastSeenAt} as "lastSeenAt"
`;

/** Whether a row of `users` belongs to the company. A removed user does not. */
const isAt = (dealerId: string) => sql<boolean>`dealer_id = ${dealerId} and removed_at is null`;

/**
 * The users of the company of this user, the owners first. There are at most COMPANY_USERS_MAX. All but owners read whom they
 * can ask: who can sign in, but not when they did.
 */
export async function findCompanyUsers(
  db: Kysely<DB>,
  { dealer, rights }: DealerUser,
): Promise<CompanyUser[]> {
  const isOwner = rights === 'OWNER';
  const found = await sql<CompanyUser>`
    select ${columns}
    from users
    where ${isAt(dealer.id)} and (${isOwner} or (disabled_at is null and email_confirmed_at is not null))
    order by array_position(array['OWNER', 'BUYER', 'VIEWER'], rights), email
  `.execute(db);
  return isOwner ? found.rows : found.rows.map((user) => ({ ...user, lastSeenAt: null }));
}

/** Throws NOT_FOUND. */
async function findCompanyUser(db: Kysely<DB>, dealerId: string, userId: string): Promise<CompanyUser> {
  const found = await sql<CompanyUser>`
    select ${columns} from users where id = ${userId} and ${isAt(dealerId)}
  `.execute(db);
  const [user] = found.rows;
  if (!user) throw new Failure('NOT_FOUND');
  return user;
}

/** Locks the company, then one of its users. Throws NOT_FOUND. */
async function lockCompanyUser(tx: Transaction<DB>, by: DealerUser, userId: string): Promise<CompanyUser> {
  const dealerId = by.dealer.id;
  await lockCompany(tx, by);
  await sql`select from users where id = ${userId} and ${isAt(dealerId)} for no key update`.execute(tx);
  return findCompanyUser(tx, dealerId, userId);
}

/** Adds a colleague without a password and mails them the link that sets one. A constraint raises EMAIL_TAKEN. */
export async function inviteCompanyUser(
  tx: Transaction<DB>,
  by: DealerUser,
  { email, name, rights, locale }: NewCompanyUser,
): Promise<CompanyUser> {
  // One invitation after the other, so that each counts those before it.
  await lockCompany(tx, by);
  const colleagues = await findCompanyUsers(tx, by);
  if (colleagues.length >= COMPANY_USERS_MAX) throw fieldFailure('', 'TOO_MANY_USERS');
  const { id } = await tx
    .insertInto('users')
    .values({ dealer_id: by.dealer.id, email, name, rights, locale, password_hash: NOBODYS_HASH })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tellWatchedStates(tx, id);
  await record(tx, by, {
    action: 'COLLEAGUE_INVITED',
    subjectId: by.dealer.id,
    after: { email, name, rights },
  });
  await mailInvitation(tx, by, id);
  return findCompanyUser(tx, by.dealer.id, id);
}

/** What the company watches is known to the new user, so that a first mail tells only what changes from now on. */
async function tellWatchedStates(tx: Transaction<DB>, userId: string): Promise<void> {
  // The lock waits for a mark that is being removed, and leaves it out.
  await sql`
    insert into watched_states (mark_id, user_id, price_net, is_available)
    select marks.id, ${userId}, told.price_net, told.is_available
    from dealer_vehicle_statuses marks
    cross join lateral (
      select price_net, is_available from watched_states where mark_id = marks.id limit 1
    ) as told
    where marks.dealer_id = (select dealer_id from users where id = ${userId})
    for key share of marks
  `.execute(tx);
}

async function mailInvitation(tx: Transaction<DB>, by: DealerUser, userId: string): Promise<void> {
  const token = await storePasswordLink(tx, userId, INVITATION_DAYS * 24 * 60);
  const { companyName } = by.dealer;
  await enqueueMail(tx, 'colleagueInvited', { userId, orUnproved: true }, { companyName, token });
}

/** Ends the former link of a colleague who has not used it, and mails a new one. Throws NOT_FOUND for anybody else. */
export async function inviteCompanyUserAgain(
  tx: Transaction<DB>,
  by: DealerUser,
  userId: string,
): Promise<void> {
  const user = await lockCompanyUser(tx, by, userId);
  if (!user.isInvited || user.blocked) throw new Failure('NOT_FOUND');
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await mailInvitation(tx, by, userId);
}

const CHANGEABLE = ['rights', 'blocked'] as const;

/** Changes a user of the company. A trigger raises LAST_OWNER if no owner would be left. */
export async function changeCompanyUser(
  tx: Transaction<DB>,
  by: DealerUser,
  userId: string,
  { from = {}, ...change }: CompanyUserChange,
): Promise<CompanyUser> {
  const { email, rights, blocked } = await lockCompanyUser(tx, by, userId);
  const before = { rights, blocked };
  const after = { rights: change.rights ?? rights, blocked: change.blocked ?? blocked };
  const isOvertaken = CHANGEABLE.some(
    (field) => from[field] !== undefined && from[field] !== before[field] && after[field] !== before[field],
  );
  if (isOvertaken) throw new Failure('EDITED_MEANWHILE', { payload: { current: before } });
  const changed = CHANGEABLE.filter((field) => before[field] !== after[field]);
  if (changed.length > 0) {
    await sql`
      update users
      set rights = ${after.rights}, disabled_at = case when ${after.blocked} then coalesce(disabled_at, now()) end
      where id = ${userId}
    `.execute(tx);
    if (after.blocked) await endAccessAndMails(tx, by, { id: userId, email });
    const only = (all: typeof before) => Object.fromEntries(changed.map((field) => [field, all[field]]));
    await record(tx, by, {
      action: 'COLLEAGUE_CHANGED',
      subjectId: by.dealer.id,
      before: { email, ...only(before) },
      after: { email, ...only(after) },
    });
  }
  return findCompanyUser(tx, by.dealer.id, userId);
}

/**
 * Removes a user of the company. The row stays with the name, because orders refer to it; the address may be invited or
 * registered anew. A trigger raises LAST_OWNER if no owner would be left.
 */
export async function removeCompanyUser(tx: Transaction<DB>, by: DealerUser, userId: string): Promise<void> {
  const { email, name, rights } = await lockCompanyUser(tx, by, userId);
  await sql`
    update users
    set
      disabled_at = now(),
      removed_at = now(),
      name = coalesce(name, email),
      email = 'removed-' || id,
      email_confirmed_at = null,
      password_hash = ${NOBODYS_HASH},
      watch_mails = 'OFF',
      watch_mails_due_at = null,
      list_view = null,
      seen_at = null,
      last_visit_at = null
    where id = ${userId}
  `.execute(tx);
  await endAccessAndMails(tx, by, { id: userId, email });
  await sql`delete from email_confirmations where user_id = ${userId}`.execute(tx);
  await sql`delete from watched_states where user_id = ${userId}`.execute(tx);
  await endSearches(tx, by, sql`user_id = ${userId}`);
  await moveCompanyAddress(tx, by, email);
  await record(tx, by, {
    action: 'COLLEAGUE_REMOVED',
    subjectId: by.dealer.id,
    before: { email, name, rights },
  });
}

/**
 * A company that had the address of the removed user gets that of an owner with a confirmed address: of the one who removed them,
 * else of its first. Without such an owner it keeps the address.
 */
async function moveCompanyAddress(tx: Transaction<DB>, by: DealerUser, removed: string): Promise<void> {
  const moved = await sql<{ email: string }>`
    update dealers
    set email = owner.email
    from (
      select email
      from users
      where dealer_id = ${by.dealer.id}
        and rights = 'OWNER'
        and disabled_at is null
        and email_confirmed_at is not null
      order by id <> ${by.id}, created_at, id
      limit 1
    ) as owner
    where dealers.id = ${by.dealer.id} and dealers.email = ${removed}
    returning dealers.email
  `.execute(tx);
  const [after] = moved.rows;
  if (!after) return;
  await record(tx, by, {
    action: 'DEALER_EDITED',
    subjectId: by.dealer.id,
    before: { email: removed },
    after: { ...after },
  });
}

/** Mails may wait for days while the mail server is away. Those about orders go to every owner as well. */
async function endAccessAndMails(
  tx: Transaction<DB>,
  by: DealerUser,
  { id, email }: Pick<CompanyUser, 'id' | 'email'>,
): Promise<void> {
  await endAccess(tx, id);
  await sql`
    delete from mail_outbox where recipient = ${email} and dealer_id = ${by.dealer.id} and sent_at is null
  `.execute(tx);
}
