import { sql } from 'kysely';
import { ADMIN_IDLE_HOURS, SIGN_IN_DAYS } from '../../contract/account-figures.ts';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { Database } from '../db.ts';

/** Deletes expired sessions, old sign-ins, expired links, expired answers to repeated requests, and limits without a recent try. */
export async function cleanUp(db: Database): Promise<void> {
  await sql`
    delete from sessions
    using users
    where users.id = sessions.user_id
      and (sessions.expires_at <= now()
        or (users.role = 'admin' and sessions.last_seen_at <= now() - make_interval(hours => ${ADMIN_IDLE_HOURS})))
  `.execute(db);
  await sql`delete from sign_ins where at <= now() - make_interval(days => ${SIGN_IN_DAYS})`.execute(db);
  await sql`delete from email_confirmations where expires_at <= now()`.execute(db);
  await sql`delete from password_resets where expires_at <= now()`.execute(db);
  await sql`
    delete from idempotency_keys where created_at <= now() - make_interval(hours => ${IDEMPOTENCY_HOURS})
  `.execute(db);
  await sql`delete from rate_limits where expires_at <= now()`.execute(db);
}
