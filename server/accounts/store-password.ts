import type { Transaction } from 'kysely';
import type { Role } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { endSessions } from '../http/session.ts';
import { enqueueMail } from '../mail/queue.ts';

/** A user whose row is locked. */
interface LockedUser {
  id: string;
  email: string;
  role: Role;
  name: string | null;
}

interface NewPassword {
  passwordHash: string;
  action: 'USER_PASSWORD_RESET' | 'USER_PASSWORD_CHANGED';
  /** The token of the session that stays. Without it all sessions end. */
  keptToken?: string | undefined;
}

/** Stores a user's new password, ends their sessions and links, and mails them that the password has changed. */
export async function storePassword(
  tx: Transaction<DB>,
  user: LockedUser,
  { passwordHash, action, keptToken }: NewPassword,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  await endSessions(tx, user.id, keptToken);
  await tx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await record(tx, user, { action, subjectId: user.id });
  await enqueueMail(tx, 'passwordChanged', { userId: user.id }, { contactName: user.name ?? '' });
}
