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

/** Those of these requests that have an answer already. One that is still at work has none. */
export async function findAnswered(db: Database, asked: readonly Once[]): Promise<ReadonlySet<Once>> {
  const withKey = asked.filter(({ key }) => key !== undefined);
  if (withKey.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    select asked.place - 1 as place
    from unnest(
      ${withKey.map(({ userId }) => userId)}::uuid[], ${withKey.map(({ key }) => key)}::text[]
    ) with ordinality as asked (user_id, key, place)
    join idempotency_keys answered on answered.user_id = asked.user_id and answered.key = asked.key
    where ${isKept}
  `.execute(db);
  return new Set(rows.flatMap(({ place }) => withKey[place] ?? []));
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
    // All statements of an order find rows by their keys: to plan them anew for these ids is a sixth of its computing.
    await sql`
      select
        pg_advisory_xact_lock(hashtextextended(${`order once ${userId} ${key}`}, 0)),
        set_config('plan_cache_mode', 'force_generic_plan', true)
    `.execute(tx);
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
