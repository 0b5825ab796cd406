import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import { Failure, isUnavailable } from '../failure.ts';
import { giveTryBack, type LimitName, type Limits, takeTry } from '../http/limits.ts';
import { type Hashing, NOBODYS_HASH } from './passwords.ts';
import { type Attempt, recordRefusal, type SignInDeps } from './sign-ins.ts';

/** Checks the password of an attempt to sign in, or of a signed-in user, counts a failure and records it. */
export async function attemptPassword(
  { limits, ...deps }: SignInDeps & { limits: Limits },
  who: Attempt,
  password: string,
  hashing: Hashing,
): Promise<CheckedUser> {
  const check = () => checkPassword(deps.db, hashing, { email: who.email, password });
  return countFailures(deps.db, limits, who, () => recordRefusal(deps, who, check));
}

/** A user whose password was right, with the hash against which it was checked. */
export interface CheckedUser {
  id: string;
  passwordHash: string;
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
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await hashing.verify(user?.password_hash ?? NOBODYS_HASH, password);
  if (!user || !isRight || user.disabled_at) throw new Failure('INVALID_CREDENTIALS');
  return { id: user.id, passwordHash: user.password_hash };
}

/**
 * Throws INVALID_CREDENTIALS if the password was changed after it was checked. A change that comes later waits for this
 * transaction, and then ends the session that it opens.
 */
export async function requireSamePassword(
  tx: Transaction<DB>,
  { id, passwordHash }: CheckedUser,
): Promise<void> {
  const same = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!same) throw new Failure('INVALID_CREDENTIALS');
}

/**
 * Counts an attempt against the client's network, and against the pair of network and e-mail address, unless it
 * succeeds or fails before the password is checked. The tries are taken before the check. If they were counted afterwards, parallel
 * attempts would all pass.
 */
async function countFailures<T>(
  db: Database,
  limits: Limits,
  { email, network }: { email: string; network: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const giveBack = (name: LimitName, key: string) => giveTryBack(db, name, key, limits[name]);

  const pair = `${network} ${email}`;

  await takeTry(db, 'loginByPair', pair, limits.loginByPair);
  await takeTry(db, 'loginByNetwork', network, limits.loginByNetwork).catch(async (error: unknown) => {
    // A network over its limit must not use up the tries of an account as well.
    await giveBack('loginByPair', pair);
    throw error;
  });
  const giveBoth = async () => {
    await giveBack('loginByPair', pair);
    await giveBack('loginByNetwork', network);
  };
  const result = await attempt().catch(async (error: unknown) => {
    if (isUnavailable(error)) await giveBoth();
    throw error;
  });
  await giveBoth();
  return result;
}
