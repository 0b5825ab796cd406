import { sql } from 'kysely';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';

/** A bucket of `size` tries that refills by one every `seconds`. */
export interface Limit {
  size: number;
  seconds: number;
}

/** Tries per client address or per e-mail address as typed; docs/rules.md, chapter "Limits". */
export const LIMITS = {
  loginByAddress: { size: 30, seconds: 2 },
  loginByAccount: { size: 10, seconds: 6 },
  registerByAddress: { size: 10, seconds: 360 },
  contactByAddress: { size: 10, seconds: 360 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, Limit>;

/**
 * Takes one try from the bucket, or throws RATE_LIMITED with the seconds to wait. One statement, so that
 * parallel tries on several servers cannot exceed the limit. The row stores when the bucket is full again.
 */
export async function takeTry(db: Database, name: LimitName, who: string, limit: Limit): Promise<void> {
  const key = `${name}:${who}`;
  const taken = await sql<{ taken: boolean }>`
    insert into rate_limits (key, empty_at)
    values (${key}, now() + make_interval(secs => ${limit.seconds}))
    on conflict (key) do update
      set empty_at = greatest(rate_limits.empty_at, now()) + make_interval(secs => ${limit.seconds})
      where rate_limits.empty_at <= now() + make_interval(secs => ${limit.seconds * (limit.size - 1)})
    returning true as taken
  `.execute(db);
  if (taken.rows.length > 0) return;
  const wait = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from empty_at - now()) - ${limit.seconds * (limit.size - 1)}))::int as seconds
    from rate_limits
    where key = ${key}
  `.execute(db);
  throw new Failure('RATE_LIMITED', { retryAfterSeconds: wait.rows[0]?.seconds ?? limit.seconds });
}

/** Gives back a try that does not count, such as a login that succeeded. */
export async function giveTryBack(db: Database, name: LimitName, who: string, limit: Limit): Promise<void> {
  await sql`
    update rate_limits
    set empty_at = empty_at - make_interval(secs => ${limit.seconds})
    where key = ${`${name}:${who}`}
  `.execute(db);
}
