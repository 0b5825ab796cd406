import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { PASSWORD_RESET_MINUTES } from '../../contract/account-figures.ts';
import type { Role } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { type Limit, type Limits, takeTry } from '../http/limits.ts';
import { enqueueMail } from '../mail/queue.ts';
import { hashOf, newToken } from './link-token.ts';
import { proveAddress } from './prove-address.ts';
import { storePassword } from './store-password.ts';

/**
 * Queues a job that mails a link for a new password. Counts a try against the network, and throws RATE_LIMITED beyond its
 * limit. Beyond the limit of the address it does nothing. Whether the address has an account is looked up by the job, so
 * that the answer takes as long without one.
 */
export async function requestPasswordReset(
  db: Database,
  { resetByNetwork, resetByAddress }: Limits,
  { email, network }: { email: string; network: string },
): Promise<void> {
  await takeTry(db, 'resetByNetwork', network, resetByNetwork);
  if (!(await hasTry(db, email, resetByAddress))) return;
  await sql`
    select graphile_worker.add_job('mail_password_reset', json_build_object('email', ${email}::text), max_attempts => 5)
  `.execute(db);
}

async function hasTry(db: Database, email: string, limit: Limit): Promise<boolean> {
  try {
    await takeTry(db, 'resetByAddress', email, limit);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

const Job = z.object({ email: z.string() });

/** The job `mail_password_reset`. */
export const mailPasswordResetTask = (db: Database) => async (job: unknown) => {
  const { email } = Job.parse(job);
  await inTransaction(db, (tx) => mailPasswordReset(tx, email));
};

/** Mails the user of this address a link for a new password. Does nothing if there is no such user, or a disabled one. */
async function mailPasswordReset(tx: Transaction<DB>, email: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!user) return;
  const token = await storePasswordLink(tx, user.id);
  await enqueueMail(tx, 'passwordReset', { userId: user.id, orUnproved: true }, { token });
}

/** Stores a link with which the user sets a password, and returns its token. */
export async function storePasswordLink(
  tx: Transaction<DB>,
  userId: string,
  minutes = PASSWORD_RESET_MINUTES,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return token;
}

/** Whose password a token sets; the rules of a new password need to know. Throws TOKEN_INVALID. */
export async function findPasswordOwner(
  db: Database,
  token: string,
): Promise<{ email: string; role: Role; companyName: string | undefined }> {
  const owner = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .leftJoin('dealers', 'dealers.id', 'users.dealer_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['users.email', 'users.role', 'dealers.company_name as companyName'])
    .executeTakeFirst();
  if (!owner) throw new Failure('TOKEN_INVALID');
  return { ...owner, companyName: owner.companyName ?? undefined };
}

/**
 * Sets the password of the user to whom this token was mailed, ends all their sessions and links, and proves their
 * address. Throws TOKEN_INVALID.
 */
export async function resetPassword(tx: Transaction<DB>, token: string, passwordHash: string): Promise<void> {
  // The user is locked before the link is read, so that of two links one is valid after the other was used.
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'name', 'dealer_id as dealerId', 'email_confirmed_at as provedAt'])
    .where('id', '=', (link) =>
      link.selectFrom('password_resets').select('user_id').where('token_hash', '=', hashOf(token)),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  const used = await tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  if (!user || !used) throw new Failure('TOKEN_INVALID');
  if (!user.provedAt && user.dealerId) await proveAddress(tx, { ...user, dealerId: user.dealerId });
  await storePassword(tx, user, { passwordHash, action: 'USER_PASSWORD_RESET' });
}
