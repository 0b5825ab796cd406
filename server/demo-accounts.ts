import { sql } from 'kysely';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Database } from './db.ts';

/** The setting with the hash of the demo accounts' password. */
export const OWN_PASSWORD = 'demo password';

export async function hasDemoAccounts({ db }: { db: Database }): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', DEMO_ACCOUNTS)
    .executeTakeFirst();
  return found !== undefined;
}

/** True if the demo accounts have the password from the README. */
export async function hasKnownPassword({ db }: { db: Database }): Promise<boolean> {
  return (await hasDemoAccounts({ db })) && (await ownPasswordHash(db)) === undefined;
}

/** The hash of the demo accounts' password; undefined if it is the one from the README. */
export async function ownPasswordHash(db: Database): Promise<string | undefined> {
  const found = await sql<{ hash: string }>`
    select value ->> 'hash' as hash from settings where name = ${OWN_PASSWORD}
  `.execute(db);
  return found.rows[0]?.hash;
}
