import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { ADMIN_IDLE_HOURS, SESSION_DAYS } from '../../contract/account-figures.ts';
import { type Locale } from '../../contract/constants.ts';
import type { ListView } from '../../contract/list-view.ts';
import type { AdminRights, DealerRights } from '../../contract/rights.ts';
import type { Role } from '../../contract/states.ts';
import type { WatchMails } from '../../contract/watching.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser, User } from '../actor.ts';
import type { Client } from './client.ts';

/** A session as `sessions_of()` returns it. A dealer's user has a dealer, an admin has none. */
export interface SessionRow {
  id: string;
  email: string;
  emailConfirmed: boolean;
  role: Role;
  rights: AdminRights | DealerRights;
  locale: Locale;
  watchMails: WatchMails;
  listView: ListView | null;
  lastVisitAt: string | null;
  needsSecondFactor: boolean;
  dealer: DealerUser['dealer'] | null;
  isStale: boolean;
  /** Hexadecimal. */
  tokenHash: string;
}

export interface Session {
  user: User;
  /** The last use that was noted is five minutes old. */
  isStale: boolean;
}

/**
 * The name of the session cookie. The prefix makes browsers refuse a cookie of this name that http or a subdomain has
 * set. Without https they refuse the prefix itself.
 */
export function sessionCookieOf(publicUrl: string): 'sid' | '__Host-sid' {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** The session token that a request carries. */
export function sessionTokenOf({ cookies, server }: FastifyRequest): string | undefined {
  return cookies[sessionCookieOf(server.deps.publicUrl)];
}

/** Stores a new session and returns its token, which only the cookie contains. */
export async function openSession(tx: Transaction<DB>, userId: string, client: Client): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await noteVisits(tx, sql`select ${userId}::uuid`);
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHashOf(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
      ...client,
    })
    .execute();
  return token;
}

/**
 * Notes that these users are here now, and when their visit before ended. One whose row is locked is left out: that moment
 * is noted with the next use.
 */
export async function noteVisits(db: Kysely<DB>, userIds: RawBuilder<unknown>): Promise<void> {
  await sql`
    with here as (
      select id from users where id in (${userIds}) for no key update skip locked
    )
    update users
    set
      seen_at = now(),
      last_visit_at = last_visit(seen_at, last_visit_at)
    from here
    where users.id = here.id
  `.execute(db);
}

export async function endSession(db: Kysely<DB>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHashOf(token)).execute();
}

/** Ends the sessions of a user, except the one with this token. */
export async function endSessions(
  tx: Transaction<DB>,
  userId: string,
  keptToken: string | undefined,
): Promise<void> {
  const ofUser = tx.deleteFrom('sessions').where('user_id', '=', userId);
  await (
    keptToken === undefined ? ofUser : ofUser.where('token_hash', '<>', tokenHashOf(keptToken))
  ).execute();
}

/** What decides beside the rows which sessions may be used. */
export interface SessionRules {
  demandsSecondFactor?: boolean;
}

/** The arguments of `sessions_of()`. */
export const sessionArguments = (tokens: readonly string[], { demandsSecondFactor = false }: SessionRules) =>
  sql`${tokens.map(tokenHashOf)}::bytea[], ${demandsSecondFactor}::boolean, ${ADMIN_IDLE_HOURS}::integer`;

/**
 * The sessions of these tokens, by the token. There is none if the session has expired, or an admin's was idle for too long.
 */
export async function findSessions(
  db: Kysely<DB>,
  tokens: readonly string[],
  rules: SessionRules = {},
): Promise<ReadonlyMap<string, Session>> {
  const found = await sql<{ sessions: SessionRow[] | null }>`
    select sessions_of(${sessionArguments(tokens, rules)}) as sessions
  `.execute(db);
  return sessionsByToken(tokens, found.rows[0]?.sessions ?? []);
}

export function sessionsByToken(
  tokens: readonly string[],
  rows: readonly SessionRow[],
): ReadonlyMap<string, Session> {
  const sessions = new Map(rows.map((row) => [row.tokenHash, row]));
  return new Map(
    tokens.flatMap((token) => {
      const row = sessions.get(tokenHashOf(token).toString('hex'));
      const user = row && userOf(row);
      return user ? [[token, { user, isStale: row.isStale }]] : [];
    }),
  );
}

/** The user of a token. */
export async function findSession(
  db: Kysely<DB>,
  token: string,
  rules: SessionRules = {},
): Promise<User | null> {
  return (await findSessions(db, [token], rules)).get(token)?.user ?? null;
}

/** Constraints of `users` exclude all other rows. They would get no access. */
function userOf({ role, rights, dealer, ...row }: SessionRow): User | null {
  const { id, email, emailConfirmed, locale, watchMails, listView, lastVisitAt, needsSecondFactor } = row;
  const account = { id, email, emailConfirmed, locale, watchMails, listView, lastVisitAt, needsSecondFactor };
  if (role === 'admin' && dealer === null && isAdminRights(rights))
    return { ...account, role, rights, dealer };
  if (role === 'dealer' && dealer !== null && !isAdminRights(rights))
    return { ...account, role, rights, dealer };
  return null;
}

const isAdminRights = (rights: AdminRights | DealerRights): rights is AdminRights =>
  rights === 'FULL' || rights === 'CLERK';

/** Of a session only the hash of its token is stored. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
