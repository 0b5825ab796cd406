import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';

const isKept = sql`created_at > now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`;

/** Who asks, and under which key. Without a key nothing is remembered. */
export interface Once {
  userId: string;
  key: string | undefined;
}

/** Whether this key has an answer already. A request that is still at work has none. */
export async function isAnswered(db: Database, { userId, key }: Once): Promise<boolean> {
  if (key === undefined) return false;
  const { rows } = await sql`
    select from idempotency_keys where user_id = ${userId} and key = ${key} and ${isKept}
  `.execute(db);
  return rows.length > 0;
}

/**
 * Does the work once per user and idempotency key, and stores its answer in the same transaction. A second request waits
 * for the first at the advisory lock and gets its answer. Work that fails stores nothing. Without a key the work is
 * always done.
 */
export async function answerOnce<Answer>(
  db: Database,
  asked: Once & { request: unknown },
  work: (tx: Transaction<DB>) => Promise<Answer>,
): Promise<Answer> {
  const { userId, key } = asked;
  if (key === undefined) return inTransaction(db, work);
  const requestHash = createHash('sha256').update(JSON.stringify(asked.request)).digest('hex');

  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`order once ${userId} ${key}`}, 0))`.execute(
      tx,
    );
    const stored = await sql<{ requestHash: string; answer: Answer }>`
      select request_hash as "requestHash", answer
      from idempotency_keys
      where user_id = ${userId} and key = ${key} and ${isKept}
    `.execute(tx);
    const known = stored.rows[0];
    if (known && known.requestHash !== requestHash) throw new Failure('IDEMPOTENCY_MISMATCH');
    if (known) return known.answer;

    const answer = await work(tx);
    await sql`
      insert into idempotency_keys (user_id, key, request_hash, answer)
      values (${userId}, ${key}, ${requestHash}, ${JSON.stringify(answer)}::jsonb)
      on conflict (user_id, key) do update
        set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()
    `.execute(tx);
    return answer;
  });
}
