import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Transaction } from 'kysely';
import { RECOVERY_CODES } from '../../contract/account-figures.ts';
import type { DB } from '../../database/schema.ts';
import { hashOf } from './link-token.ts';

/** 80 bits: 16 characters of Base32. Nobody guesses them, so they need no slow hash. */
const CODE_BYTES = 10;

/** Gives a user new recovery codes; the former ones no longer work. */
export async function replaceRecoveryCodes(tx: Transaction<DB>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes.map(inGroups);
}

/** Uses up a recovery code, as the contract has stripped it. Of parallel uses one succeeds. */
export async function takeRecoveryCode(tx: Transaction<DB>, userId: string, code: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

const newCode = () => new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32;

/** "K7QX-2MPA-6RTV-4WHC" */
const inGroups = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');
