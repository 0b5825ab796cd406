import { sql } from 'kysely';
import { type Database, inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { record } from '../audit/record.ts';
import type { CheckedUser } from './login.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { openSecret, stepOf } from './totp.ts';

/**
 * Checks the second factor of a user whose password was right, and uses the code up. Throws SECOND_FACTOR_REQUIRED
 * without a code, and INVALID_CREDENTIALS for a wrong or used one.
 */
export async function requireSecondFactor(
  { db, networkKey }: { db: Database; networkKey: Buffer },
  user: CheckedUser,
  code: string | undefined,
): Promise<void> {
  if (!user.sealedSecret) return;
  if (code === undefined) throw new Failure('SECOND_FACTOR_REQUIRED');
  const secret = openSecret(networkKey, user.id, user.sealedSecret);
  const isTaken = /^\d+$/.test(code)
    ? secret !== null && (await takeStep(db, user.id, stepOf(secret, code)))
    : await inTransaction(db, async (tx) => {
        const isRight = await takeRecoveryCode(tx, user.id, code);
        if (isRight) await record(tx, user, { action: 'RECOVERY_CODE_USED', subjectId: user.id });
        return isRight;
      });
  if (!isTaken) throw new Failure('INVALID_CREDENTIALS');
}

/** Uses up the code of a time step. One statement, so that of parallel sign-ins with one code one succeeds. */
async function takeStep(db: Database, userId: string, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const taken = await sql`
    update second_factors set last_step = ${step}
    where user_id = ${userId} and last_step < ${step}
    returning user_id
  `.execute(db);
  return taken.rows.length > 0;
}
