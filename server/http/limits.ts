import { sql } from 'kysely';
import { PASSWORD_RESETS_PER_HOUR, USER_DATA_PER_DAY } from '../../contract/account-figures.ts';
import { FEED_READS_PER_HOUR } from '../../contract/feed-figures.ts';
import type { RateLimit } from '../../contract/payloads.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';

/**
 * At most `size` tries in any period of `seconds`. With `thenEvery` one more try is allowed each time so many seconds
 * have passed since the last one.
 */
export interface Limit {
  size: number;
  seconds: number;
  thenEvery?: number;
}

/**
 * Tries per network (`networkOf`), per pair of network and e-mail address as typed, or per dealer; docs/rules.md,
 * chapter "Limits". Of the limits that refuse a call none counts an e-mail address alone: anybody could keep its owner out.
 */
export const LIMITS = {
  loginByNetwork: { size: 30, seconds: 60 },
  loginByPair: { size: 10, seconds: 60, thenEvery: 6 },
  registerByNetwork: { size: 10, seconds: 3_600 },
  contactByNetwork: { size: 10, seconds: 3_600 },
  resetByNetwork: { size: 10, seconds: 3_600 },
  /** Refuses nobody: beyond it no mail is sent. */
  resetByAddress: { size: PASSWORD_RESETS_PER_HOUR, seconds: 3_600 },
  orderCallsByDealer: { size: 240, seconds: 600 },
  invitationsByDealer: { size: 20, seconds: 3_600 },
  feedByDealer: { size: FEED_READS_PER_HOUR, seconds: 3_600 },
  dataByUser: { size: USER_DATA_PER_DAY, seconds: 86_400 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Record<LimitName, Limit>;

/** How a refusal names each limit. */
const REPORTED_AS: Record<LimitName, RateLimit> = {
  loginByNetwork: 'LOGIN',
  loginByPair: 'LOGIN',
  registerByNetwork: 'REGISTRATION',
  contactByNetwork: 'CONTACT',
  resetByNetwork: 'RESET',
  resetByAddress: 'RESET',
  orderCallsByDealer: 'ORDER_CALLS',
  invitationsByDealer: 'REGISTRATION',
  feedByDealer: 'DATA',
  dataByUser: 'DATA',
};

/** The tries of the row in the period of the limit, oldest first. */
const triesIn = ({ seconds }: Limit) => sql`array(
  select try
  from unnest(rate_limits.tries) as try
  where try > now() - make_interval(secs => ${seconds})
  order by try
)`;

/**
 * Counts one try, or throws RATE_LIMITED with the seconds to wait. One statement, so that parallel tries on several
 * servers cannot exceed the limit.
 */
export async function takeTry(db: Database, name: LimitName, who: string, limit: Limit): Promise<void> {
  const key = `${name}:${who}`;
  const { size, seconds, thenEvery = seconds } = limit;
  const taken = await sql`
    insert into rate_limits (key, tries, expires_at)
    values (${key}, array[now()], now() + make_interval(secs => ${seconds}))
    on conflict (key) do update
      set tries = ${triesIn(limit)} || now(), expires_at = now() + make_interval(secs => ${seconds})
      where cardinality(${triesIn(limit)}) < ${size}
        or now() >= (select max(try) from unnest(rate_limits.tries) as try) + make_interval(secs => ${thenEvery})
    returning key
  `.execute(db);
  if (taken.rows.length > 0) return;
  // The next try is allowed when so many tries have left the period that fewer than `size` remain.
  const wait = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from least(
      tries[cardinality(tries) - ${size}::int + 1] + make_interval(secs => ${seconds}),
      tries[cardinality(tries)] + make_interval(secs => ${thenEvery})
    ) - now())))::int as seconds
    from rate_limits
    where key = ${key}
  `.execute(db);
  throw new Failure('RATE_LIMITED', {
    retryAfterSeconds: wait.rows[0]?.seconds ?? seconds,
    payload: { limit: REPORTED_AS[name] },
  });
}

/** Takes back a try that does not count, such as a login that succeeded. */
export async function giveTryBack(db: Database, name: LimitName, who: string, limit: Limit): Promise<void> {
  await sql`
    update rate_limits
    set
      tries = tries[:cardinality(tries) - 1],
      expires_at = coalesce(tries[cardinality(tries) - 1] + make_interval(secs => ${limit.seconds}), now())
    where key = ${`${name}:${who}`}
  `.execute(db);
}
