import type { Database } from '../db.ts';
import { isUnavailable } from '../failure.ts';
import { giveTryBack, type LimitName, type Limits, takeTry } from '../http/limits.ts';

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
