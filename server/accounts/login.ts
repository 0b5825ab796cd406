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
 * Counts an attempt against the client's network, and against the pair of network and e-mail address, unless it
 * succeeds or fails before the password is checked. The tries are taken before the check. If they were counted afterwards, parallel
 * attempts would all pass.
 */
export async function countFailures<T>(
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
