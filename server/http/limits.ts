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

/** Counts one try, or throws RATE_LIMITED with the seconds to wait. */
export async function takeTry(db: Database, name: LimitName, who: string, limit: Limit): Promise<void> {
  const taken = await countTries(db, name, [who], limit);
  if (!taken.has(who)) throw await refusalOf(db, name, who, limit);
}

/** Someone whose try is counted together with those of others. */
export interface Try {
  who: string;
}

/** Counts each of these tries, and returns those that are allowed. */
export async function takeTries<One extends Try>(
  db: Database,
  name: LimitName,
  tries: readonly One[],
  limit: Limit,
): Promise<ReadonlySet<One>> {
  const allowed = new Set<One>();
  for (let left = tries; left.length > 0;) {
    // A statement counts one try of each. Further ones of the same are counted after it.
    const turn = new Map(left.toReversed().map((each) => [each.who, each]));
    const taken = await countTries(db, name, [...turn.keys()], limit);
    for (const each of turn.values()) if (taken.has(each.who)) allowed.add(each);
    left = left.filter((each) => turn.get(each.who) !== each);
  }
  return allowed;
}

/**
 * Counts one try of each, and returns those who had one left. One statement, so that parallel tries on several servers cannot
 * exceed the limit. It locks the rows in the order of their keys: others may count the same ones.
 */
async function countTries(
  db: Database,
  name: LimitName,
  who: readonly string[],
  limit: Limit,
): Promise<ReadonlySet<string>> {
  const { size, seconds, thenEvery = seconds } = limit;
  const whoOf = new Map(who.map((each) => [`${name}:${each}`, each]));
  const counted = await sql<{ key: string }>`
    insert into rate_limits (key, tries, expires_at)
    select key, array[now()], now() + make_interval(secs => ${seconds})
    from unnest(${[...whoOf.keys()]}::text[]) as key
    order by key
    on conflict (key) do update
      set tries = ${triesIn(limit)} || now(), expires_at = now() + make_interval(secs => ${seconds})
      where cardinality(${triesIn(limit)}) < ${size}
        or now() >= (select max(try) from unnest(rate_limits.tries) as try) + make_interval(secs => ${thenEvery})
    returning key
  `.execute(db);
  return new Set(counted.rows.flatMap(({ key }) => whoOf.get(key) ?? []));
}

/** RATE_LIMITED with the seconds to wait, for someone who has no try left. */
export async function refusalOf(db: Database, name: LimitName, who: string, limit: Limit): Promise<Failure> {
  const { size, seconds, thenEvery = seconds } = limit;
  // The next try is allowed when so many tries have left the period that fewer than `size` remain.
  const wait = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from least(
      tries[cardinality(tries) - ${size}::int + 1] + make_interval(secs => ${seconds}),
      tries[cardinality(tries)] + make_interval(secs => ${thenEvery})
    ) - now())))::int as seconds
    from rate_limits
    where key = ${`${name}:${who}`}
  `.execute(db);
  return new Failure('RATE_LIMITED', {
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
