import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';

/**
 * From so many refusals of an e-mail address in an hour on, answers to networks without an earlier sign-in take so long;
 * docs/rules.md, chapter "Limits".
 */
export const ATTACK = { refusals: 100, pauseMs: 2_000 };

/** Who tries to sign in: the e-mail address as typed, in lower case, and the network. */
export interface Attempt {
  email: string;
  network: string;
}

export interface SignInDeps {
  db: Database;
  networkKey: Buffer;
  pause?: (ms: number) => Promise<unknown>;
}

/** The hashes by which an attempt is stored. Without the key nobody can find the address or the network. */
function hashesOf(networkKey: Buffer, { email, network }: Attempt) {
  const hash = (text: string) => createHmac('sha256', networkKey).update(text).digest();
  return { emailHash: hash(`email ${email}`), networkHash: hash(`network ${network}`) };
}

/**
 * Records a sign-in that succeeded. Its network counts as known to the account from now on. At the first sign-in ever no
 * network is new. To an account whose sign-ins are forgotten after 180 days, each network is new. The caller holds the row of the user, so that of two sign-ins at once only one finds a new network.
 */
export async function recordSignIn(
  db: Kysely<DB>,
  networkKey: Buffer,
  attempt: Attempt,
  userId: string,
): Promise<{ at: Date; isNewNetwork: boolean }> {
  const { emailHash, networkHash } = hashesOf(networkKey, attempt);
  const earlier = await db
    .selectFrom('sign_ins')
    .select('network_hash')
    .distinct()
    .where('user_id', '=', userId)
    .where('outcome', '=', 'SIGNED_IN')
    .execute();
  const user = await db
    .selectFrom('users')
    .select('seen_at as seenAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { at } = await db
    .insertInto('sign_ins')
    .values({ user_id: userId, email_hash: emailHash, network_hash: networkHash, outcome: 'SIGNED_IN' })
    .returning('at')
    .executeTakeFirstOrThrow();
  const isKnown =
    user.seenAt === null || earlier.some(({ network_hash }) => networkHash.equals(network_hash));
  return { at, isNewNetwork: !isKnown };
}

/**
 * Records the attempt if it is refused for a wrong address or password. Attempts that a limit refuses are not recorded,
 * so that the limits also bound the rows that an attacker adds.
 */
export async function recordRefusal<T>(
  { db, networkKey }: SignInDeps,
  attempt: Attempt,
  check: () => Promise<T>,
): Promise<T> {
  return check().catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'INVALID_CREDENTIALS') throw error;
    const { emailHash, networkHash } = hashesOf(networkKey, attempt);
    await sql`
      insert into sign_ins (user_id, email_hash, network_hash, outcome)
      values ((select id from users where email = ${attempt.email}), ${emailHash}, ${networkHash}, 'REFUSED')
    `.execute(db);
    throw error;
  });
}

/**
 * Makes the answer slow while the address is under attack, unless this network has signed in to the account before.
 * Nobody is refused: the owner of the account can still sign in from anywhere. Unknown addresses get the same treatment.
 */
export async function slowAttackDown<T>(
  deps: SignInDeps,
  attempt: Attempt,
  answer: () => Promise<T>,
): Promise<T> {
  const state = await stateOf(deps, attempt);
  if (state.refusals < ATTACK.refusals || state.isKnownNetwork) return answer();
  if (!state.isReported) await reportAttack(deps, attempt);
  const pause = (deps.pause ?? sleep)(ATTACK.pauseMs);
  try {
    return await answer();
  } finally {
    await pause;
  }
}

interface AddressState {
  refusals: number;
  isKnownNetwork: boolean;
  isReported: boolean;
}

async function stateOf({ db, networkKey }: SignInDeps, attempt: Attempt): Promise<AddressState> {
  const { emailHash, networkHash } = hashesOf(networkKey, attempt);
  const found = await sql<AddressState>`
    select
      (
        select count(*)::int
        from (
          select
          from sign_ins
          where email_hash = ${emailHash} and outcome = 'REFUSED' and at > now() - interval '1 hour'
          limit ${ATTACK.refusals}
        ) as recent
      ) as refusals,
      exists (
        select
        from sign_ins
        where email_hash = ${emailHash} and outcome = 'SIGNED_IN' and network_hash = ${networkHash}
      ) as "isKnownNetwork",
      exists (
        select
        from sign_ins
        where email_hash = ${emailHash} and outcome = 'ATTACKED' and at > now() - interval '1 hour'
      ) as "isReported"
  `.execute(db);
  return found.rows[0] ?? { refusals: 0, isKnownNetwork: false, isReported: false };
}

/** Writes one entry an hour about the address. The lock makes parallel attempts wait for the first. */
async function reportAttack({ db, networkKey }: SignInDeps, attempt: Attempt): Promise<void> {
  const { emailHash, networkHash } = hashesOf(networkKey, attempt);
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`attack ${emailHash.toString('hex')}`}, 0))`.execute(
      tx,
    );
    await sql`
      insert into sign_ins (user_id, email_hash, network_hash, outcome)
      select (select id from users where email = ${attempt.email}), ${emailHash}, ${networkHash}, 'ATTACKED'
      where not exists (
        select
        from sign_ins
        where email_hash = ${emailHash} and outcome = 'ATTACKED' and at > now() - interval '1 hour'
      )
    `.execute(tx);
  });
}
