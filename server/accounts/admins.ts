import { sql, type Transaction } from 'kysely';
import type { Admin, AdminChange, NewAdmin } from '../../contract/admins.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor, AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { endSessions } from '../http/session.ts';
import { enqueueMail } from '../mail/queue.ts';
import { findAdmin } from './admin-queries.ts';
import { NOBODYS_HASH } from './passwords.ts';
import { storePasswordLink } from './reset-password.ts';
import { removeSecondFactor } from './second-factor.ts';

/** Creates an admin without a password and mails them the link that sets one. A constraint raises EMAIL_TAKEN. */
export async function inviteAdmin(tx: Transaction<DB>, by: AdminUser, invited: NewAdmin): Promise<Admin> {
  const { email, name, rights, locale } = invited;
  const { id } = await tx
    .insertInto('users')
    .values({
      email,
      name,
      rights,
      locale,
      role: 'admin',
      password_hash: NOBODYS_HASH,
      email_confirmed_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(tx, by, { action: 'ADMIN_CREATED', subjectId: id, after: { email, name, rights } });
  const token = await storePasswordLink(tx, id);
  await enqueueMail(tx, 'adminInvited', { userId: id }, { contactName: name, token });
  return findAdmin(tx, id);
}

/** Changes an admin. A trigger raises LAST_ADMIN if nobody with all rights would be left. */
export async function changeAdmin(
  tx: Transaction<DB>,
  by: AdminUser,
  adminId: string,
  { reset, name, rights, disabled, from = {} }: AdminChange,
): Promise<Admin> {
  if (reset && adminId === by.id) throw fieldFailure('reset', 'NOT_YOURSELF');
  await tx.selectFrom('users').select('id').where('id', '=', adminId).forNoKeyUpdate().execute();
  const before = seenOf(await findAdmin(tx, adminId));
  const after = {
    ...before,
    name: name ?? before.name,
    rights: rights ?? before.rights,
    disabled: disabled ?? before.disabled,
  };
  const isOvertaken = SEEN.some(
    (field) =>
      from[field] !== undefined && from[field] !== before[field] && (reset || after[field] !== before[field]),
  );
  if (isOvertaken) throw new Failure('EDITED_MEANWHILE', { payload: { current: before } });
  // They cannot sign in, so the link of the mail would lead to nothing.
  if (reset && after.disabled) throw fieldFailure('reset', 'ADMIN_DISABLED');
  await storeChange(tx, by, { id: adminId, before, after });
  if (reset) await resetAccess(tx, by, { id: adminId, name: after.name });
  return findAdmin(tx, adminId);
}

type Seen = Pick<Admin, 'name' | 'rights' | 'disabled' | 'secondFactor'>;

const seenOf = ({ name, rights, disabled, secondFactor }: Admin): Seen => ({
  name,
  rights,
  disabled,
  secondFactor,
});

const CHANGEABLE = ['name', 'rights', 'disabled'] as const;

const SEEN = [...CHANGEABLE, 'secondFactor'] as const;

async function storeChange(
  tx: Transaction<DB>,
  by: AdminUser,
  { id, before, after }: { id: string; before: Seen; after: Seen },
): Promise<void> {
  const changed = CHANGEABLE.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const { name, rights, disabled } = after;
  await sql`
    update users
    set name = ${name},
      rights = ${rights},
      disabled_at = case when ${disabled} then coalesce(disabled_at, now()) end
    where id = ${id}
  `.execute(tx);
  if (disabled) await endAccess(tx, id);
  const only = (all: Seen) => Object.fromEntries(changed.map((field) => [field, all[field]]));
  await record(tx, by, { action: 'ADMIN_EDITED', subjectId: id, before: only(before), after: only(after) });
}

/**
 * Ends password, second factor and sessions of an admin, and mails them the link that sets a new password. Returns the token of
 * the link.
 */
export async function resetAccess(
  tx: Transaction<DB>,
  by: Actor,
  { id, name }: { id: string; name: string | null },
): Promise<string> {
  await sql`update users set password_hash = ${NOBODYS_HASH} where id = ${id}`.execute(tx);
  await removeSecondFactor(tx, id);
  await endAccess(tx, id);
  await record(tx, by, { action: 'ADMIN_RESET', subjectId: id });
  const token = await storePasswordLink(tx, id);
  await enqueueMail(tx, 'adminReset', { userId: id }, { contactName: name ?? '', token });
  return token;
}

/** Ends the sessions of an admin, and the links that would set a password. */
export async function endAccess(tx: Transaction<DB>, userId: string): Promise<void> {
  await endSessions(tx, userId, undefined);
  await sql`delete from password_resets where user_id = ${userId}`.execute(tx);
}
