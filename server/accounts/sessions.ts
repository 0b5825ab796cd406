import { type Kysely, sql } from 'kysely';
import { ADMIN_IDLE_HOURS, SESSIONS_SHOWN } from '../../contract/account-figures.ts';
import type { Result } from '../../contract/endpoint.ts';
import type { listSessions, Session } from '../../contract/sessions.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { Failure } from '../failure.ts';
import { tokenHashOf } from '../http/session.ts';
import { isoInstant } from '../iso-instant.ts';

/** The sessions of a user that are still open. The idle ones of an admin are over before they are deleted. */
const openOf = ({ id, role }: User) => sql`
  sessions.user_id = ${id}
    and sessions.expires_at > now()
    and (${role === 'dealer'} or sessions.last_seen_at > now() - make_interval(hours => ${ADMIN_IDLE_HOURS}))
`;

/** The user's sessions; `token` is that of the current one. */
export async function findSessions(
  db: Kysely<DB>,
  user: User,
  token: string,
): Promise<Result<typeof listSessions>> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from sessions where ${openOf(user)}
  `.execute(db);
  const found = await sql<Session>`
    select
      id,
      browser,
      system,
      network,
      ${isoInstant('sessions.created_at')} as "signedInAt",
      ${isoInstant('sessions.last_seen_at')} as "lastSeenAt",
      token_hash = ${tokenHashOf(token)} as "isCurrent"
    from sessions
    where ${openOf(user)}
    order by token_hash = ${tokenHashOf(token)} desc, sessions.last_seen_at desc, id
    limit ${SESSIONS_SHOWN}
  `.execute(db);
  return { sessions: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Ends one of the user's sessions. */
export async function endOneSession(db: Kysely<DB>, user: User, sessionId: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', user.id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('NOT_FOUND');
}
