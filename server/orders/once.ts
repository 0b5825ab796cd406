import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';

const isKept = sql`created_at > now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`;

/** Who asks, and under which key. Without a key nothing is remembered. */
export interface Once {
  user: { id: string };
  key: string | undefined;
}

/** A wish that takes effect once under its key. */
export interface OnceOnly extends Once {
  wish: unknown;
}

/** Those of these requests that have an answer already. One that is still at work has none. */
export async function findAnswered(db: Database, asked: readonly Once[]): Promise<ReadonlySet<Once>> {
  const withKey = asked.filter(({ key }) => key !== undefined);
  if (withKey.length === 0) return new Set();
  const { rows } = await sql<{ place: number }>`
    select asked.place - 1 as place
    from ${askedUnder(withKey)}
    join idempotency_keys answered on answered.user_id = asked.user_id and answered.key = asked.key
    where ${isKept}
  `.execute(db);
  return new Set(rows.flatMap(({ place }) => withKey[place] ?? []));
}

/** The names of the locks at which a second request under the same key waits for the first. */
export const keyLocksOf = ({ user, key }: Once): string[] =>
  key === undefined ? [] : [`order once ${user.id} ${key}`];

/**
 * The stored answers of those requests that had one. IDEMPOTENCY_MISMATCH for another request under the same key. Their
 * `keyLocksOf` are taken before.
 */
export async function findAnswers<Answer, One extends OnceOnly>(
  tx: Transaction<DB>,
  asked: readonly One[],
): Promise<Map<One, Answer | Failure>> {
  const withKey = asked.filter(({ key }) => key !== undefined);
  if (withKey.length === 0) return new Map();
  const { rows } = await sql<{ place: number; requestHash: string; answer: Answer }>`
    select asked.place - 1 as place, answered.request_hash as "requestHash", answered.answer
    from ${askedUnder(withKey)}
    join idempotency_keys answered on answered.user_id = asked.user_id and answered.key = asked.key
    where ${isKept}
  `.execute(tx);
  return new Map(
    rows.flatMap(({ place, requestHash, answer }) => {
      const one = withKey[place];
      if (!one) return [];
      return [[one, requestHash === hashOf(one.wish) ? answer : new Failure('IDEMPOTENCY_MISMATCH')]];
    }),
  );
}

/** Stores the answers of these requests in the transaction that does their work, so that work that fails stores nothing. */
export async function storeAnswers(
  tx: Transaction<DB>,
  answers: readonly (readonly [asked: OnceOnly, answer: unknown])[],
): Promise<void> {
  const withKey = answers.filter(([{ key }]) => key !== undefined);
  if (withKey.length === 0) return;
  await sql`
    insert into idempotency_keys (user_id, key, request_hash, answer)
    select asked.user_id, asked.key, stored.request_hash, stored.answer
    from ${askedUnder(withKey.map(([asked]) => asked))}
    join unnest(
      ${withKey.map(([{ wish }]) => hashOf(wish))}::text[],
      ${withKey.map(([, answer]) => JSON.stringify(answer))}::jsonb[]
    ) with ordinality as stored (request_hash, answer, place) on stored.place = asked.place
    on conflict (user_id, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()
  `.execute(tx);
}

const askedUnder = (asked: readonly Once[]) => sql`
  unnest(${asked.map(({ user }) => user.id)}::uuid[], ${asked.map(({ key }) => key)}::text[])
    with ordinality as asked (user_id, key, place)
`;

const hashOf = (wish: unknown): string => createHash('sha256').update(JSON.stringify(wish)).digest('hex');
