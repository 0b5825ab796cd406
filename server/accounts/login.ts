import type { Database } from '../db.ts';
import { Failure, isUnavailable } from '../failure.ts';
import { giveTryBack, type LimitName, type Limits, takeTry } from '../http/limits.ts';
import { type Hashing, NOBODYS_HASH } from './passwords.ts';

/**
 * Returns the id of the user with this address and password. Otherwise throws INVALID_CREDENTIALS, after the
 * same time for an unknown address and a wrong password.
 */
export async function checkPassword(
  db: Database,
  hashing: Hashing,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await hashing.verify(user?.password_hash ?? NOBODYS_HASH, password);
  if (!user || !isRight) throw new Failure('INVALID_CREDENTIALS');
  return user.id;
}

/**
 * Counts an attempt against the account and the client's address, unless it succeeds or fails before the
 * password is checked. The tries are taken before the check. If they were counted afterwards, parallel
 * attempts would all pass.
 */
export async function countFailures<T>(
  db: Database,
  limits: Limits,
  who: { account: string; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const giveBack = (name: LimitName, key: string) => giveTryBack(db, name, key, limits[name]);

  await takeTry(db, 'loginByAccount', who.account, limits.loginByAccount);
  await takeTry(db, 'loginByAddress', who.address, limits.loginByAddress).catch(async (error: unknown) => {
    // A client address over its limit must not use up the tries of an account.
    await giveBack('loginByAccount', who.account);
    throw error;
  });
  const giveBoth = async () => {
    await giveBack('loginByAccount', who.account);
    await giveBack('loginByAddress', who.address);
  };
  const result = await attempt().catch(async (error: unknown) => {
    if (isUnavailable(error)) await giveBoth();
    throw error;
  });
  await giveBoth();
  return result;
}
