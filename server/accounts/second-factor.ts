import { type Kysely, sql, type Transaction } from 'kysely';
import type { NewSecret, SecondFactor } from '../../contract/second-factor.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { endSessions } from '../http/session.ts';
import { isoInstantOf } from '../iso-instant.ts';
import { enqueueMail } from '../mail/queue.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { describeSecret, newSecret, openSecret, sealSecret, stepOf } from './totp.ts';

/** Whether a user's second factor is on, and what is left of their recovery codes. */
export async function findSecondFactor(
  db: Kysely<DB>,
  userId: string,
): Promise<Omit<SecondFactor, 'isDemanded'>> {
  const found = await sql<Omit<SecondFactor, 'isDemanded'>>`
    select
      (select ${isoInstantOf(sql`turned_on_at`)} from second_factors where user_id = ${userId}) as since,
      (select count(*)::int from recovery_codes where user_id = ${userId}) as "recoveryCodesLeft"
  `.execute(db);
  return found.rows[0] ?? { since: null, recoveryCodesLeft: 0 };
}

/** Stores a new secret, which waits for its first code. Until then a former one stays in force. */
export async function beginSecondFactor(
  tx: Transaction<DB>,
  user: AdminUser,
  { networkKey, issuer }: { networkKey: Buffer; issuer: string },
): Promise<NewSecret> {
  const secret = newSecret();
  const sealed = sealSecret(networkKey, user.id, secret);
  await tx
    .insertInto('second_factors')
    .values({ user_id: user.id, pending_secret: sealed })
    .onConflict((known) => known.column('user_id').doUpdateSet({ pending_secret: sealed }))
    .execute();
  return describeSecret(secret, { issuer, email: user.email });
}

/**
 * Turns the second factor on, or replaces its secret, with the first code of the app. Ends all sessions but the one with this
 * token, and returns new recovery codes. Throws NOT_FOUND if no secret waits, INVALID_CREDENTIALS for a wrong code.
 */
export async function confirmSecondFactor(
  tx: Transaction<DB>,
  user: AdminUser,
  { networkKey, code, keptToken }: { networkKey: Buffer; code: string; keptToken: string | undefined },
): Promise<string[]> {
  const { name } = await lockUser(tx, user.id);
  const pending = await tx
    .selectFrom('second_factors')
    .select('pending_secret')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (!pending?.pending_secret) throw new Failure('NOT_FOUND');
  const secret = openSecret(networkKey, user.id, pending.pending_secret);
  const step = secret && stepOf(secret, code);
  if (step === null) throw new Failure('INVALID_CREDENTIALS');
  await tx
    .updateTable('second_factors')
    .set({
      secret: pending.pending_secret,
      pending_secret: null,
      last_step: step,
      turned_on_at: sql<Date>`now()`,
    })
    .where('user_id', '=', user.id)
    .execute();
  await endSessions(tx, user.id, keptToken);
  await record(tx, user, { action: 'SECOND_FACTOR_ON', subjectId: user.id });
  await enqueueMail(tx, 'secondFactorOn', { userId: user.id }, { contactName: name ?? '' });
  return replaceRecoveryCodes(tx, user.id);
}

/** Replaces the recovery codes of a second factor that is on. Throws NOT_FOUND. */
export async function renewRecoveryCodes(tx: Transaction<DB>, user: AdminUser): Promise<string[]> {
  await lockUser(tx, user.id);
  const { since } = await findSecondFactor(tx, user.id);
  if (since === null) throw new Failure('NOT_FOUND');
  await record(tx, user, { action: 'RECOVERY_CODES_RENEWED', subjectId: user.id });
  return replaceRecoveryCodes(tx, user.id);
}

/** Turns the own second factor off. Throws NOT_FOUND if it is not on. */
export async function turnSecondFactorOff(tx: Transaction<DB>, user: AdminUser): Promise<void> {
  const { name } = await lockUser(tx, user.id);
  const { since } = await findSecondFactor(tx, user.id);
  if (since === null) throw new Failure('NOT_FOUND');
  await removeSecondFactor(tx, user.id);
  await record(tx, user, { action: 'SECOND_FACTOR_OFF', subjectId: user.id });
  await enqueueMail(tx, 'secondFactorOff', { userId: user.id }, { contactName: name ?? '' });
}

/** Deletes the secret and the recovery codes. */
export async function removeSecondFactor(tx: Transaction<DB>, userId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** A sign-in that runs holds the user's row: it ends before the change, or finds it. */
async function lockUser(tx: Transaction<DB>, userId: string): Promise<{ name: string | null }> {
  const user = await tx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw new Failure('NOT_AUTHENTICATED');
  return user;
}
