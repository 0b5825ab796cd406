import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Role } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import type { Limits } from '../http/limits.ts';
import { countFailures } from './login-tries.ts';
import type { Hashing } from './passwords.ts';
import { type Attempt, recordRefusal, type SignInDeps } from './sign-ins.ts';

/**
 * Checks the password of an attempt to sign in, or of a signed-in user, counts a failure and records it. `thenRequire` checks
 * what is required beyond the password.
 */
export async function attemptPassword(
  { limits, ...deps }: SignInDeps & { limits: Limits },
  who: Attempt,
  password: string,
  hashing: Hashing,
  thenRequire?: (user: CheckedUser) => Promise<void>,
): Promise<CheckedUser> {
  const check = async () => {
    const user = await checkPassword(deps.db, hashing, { email: who.email, password });
    await thenRequire?.(user);
    return user;
  };
  return countFailures(deps.db, limits, who, () => recordRefusal(deps, who, check));
}

/** A user whose password was right, with the hash against which it was checked, and the secret of their second factor. */
export interface CheckedUser {
  id: string;
  email: string;
  role: Role;
  passwordHash: string;
  /** Null without a second factor. */
  sealedSecret: Buffer | null;
}

/**
 * Returns the user with this address and password. Otherwise throws INVALID_CREDENTIALS, after the
 * same time for an unknown address, a wrong password and a disabled admin.
 */
async function checkPassword(
  db: Database,
  hashing: Hashing,
  { email, password }: { email: string; password: string },
): Promise<CheckedUser> {
  const user = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.role', 'password_hash', 'disabled_at', 'secret'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  const isRight = await hashing.verify(user?.password_hash, password);
  if (!user || !isRight || user.disabled_at) throw new Failure('INVALID_CREDENTIALS');
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    passwordHash: user.password_hash,
    sealedSecret: user.secret,
  };
}

/**
 * Throws INVALID_CREDENTIALS if the address, the password or the second factor was changed after it was checked. A change that comes later
 * waits for this transaction, and then ends the session that it opens.
 */
export async function requireUnchanged(
  tx: Transaction<DB>,
  { id, email, passwordHash, sealedSecret }: CheckedUser,
): Promise<void> {
  const same = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Read after the lock: a statement does not see what was committed while it waited.
  const factor = await tx
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', id)
    .executeTakeFirst();
  const isSameFactor = isDeepStrictEqual(factor?.secret ?? null, sealedSecret);
  if (!same || !isSameFactor) throw new Failure('INVALID_CREDENTIALS');
}
