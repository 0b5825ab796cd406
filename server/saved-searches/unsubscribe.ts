import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pauseSearch as words } from '../../content/mail/unsubscribe.ts';
import type { Locale } from '../../contract/constants.ts';
import { type Database, inTransaction } from '../db.ts';
import { linkToken, serveMailLink } from '../mail/mail-link.ts';
import { pauseSearch } from './save.ts';

const PURPOSE = 'search';

/** The secret of the link in a mail that pauses its search. */
export const alertToken = (key: Buffer, searchId: string): string => linkToken(key, PURPOSE, searchId);

/** The link that pauses a saved search. */
export function servePauseLink(app: FastifyInstance): Promise<void> {
  const { db } = app.deps;
  return serveMailLink(app, {
    path: '/unsubscribe/search',
    purpose: PURPOSE,
    words,
    backTo: '/searches',
    readerOf: (id) => readerOf(db, id),
    endMails: (id) => inTransaction(db, (tx) => pauseSearch(tx, id)),
  });
}

/** Also of a suspended dealer: their mails begin again when the account is approved. */
async function readerOf(db: Database, id: string) {
  const found = await sql<{ locale: Locale; subject: string }>`
    select users.locale, searches.name as subject
    from saved_searches searches
    join users on users.id = searches.user_id
    where searches.id = ${id}
  `.execute(db);
  return found.rows[0];
}
