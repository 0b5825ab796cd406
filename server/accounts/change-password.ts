import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import type { CheckedUser } from './login.ts';
import { storePassword } from './store-password.ts';

/**
 * Sets a new password for a user who knows the current one, and ends all their sessions but the one with this token.
 * Throws INVALID_CREDENTIALS if the password was changed, or the user blocked, after it was checked.
 */
export async function changePassword(
  tx: Transaction<DB>,
  { checked, passwordHash }: { checked: CheckedUser; passwordHash: string },
  keptToken: string | undefined,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'name'])
    .where('id', '=', checked.id)
    .where('password_hash', '=', checked.passwordHash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new Failure('INVALID_CREDENTIALS');
  await storePassword(tx, user, { passwordHash, action: 'USER_PASSWORD_CHANGED', keptToken });
}
