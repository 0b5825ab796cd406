import type { FastifyInstance } from 'fastify';
import { unsubscribe } from '../../content/mail/unsubscribe.ts';
import { linkToken, serveMailLink } from '../mail/mail-link.ts';

const PURPOSE = 'unsubscribe';

/** The secret of the link that ends the mails about watched vehicles to one user. */
export const unsubscribeToken = (key: Buffer, userId: string): string => linkToken(key, PURPOSE, userId);

/** The link that ends the mails about watched vehicles. */
export function serveUnsubscribe(app: FastifyInstance): Promise<void> {
  const { db } = app.deps;
  return serveMailLink(app, {
    path: '/unsubscribe',
    purpose: PURPOSE,
    words: unsubscribe,
    backTo: '/account',
    readerOf: (userId) => db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst(),
    endMails: (userId) =>
      db
        .updateTable('users')
        .set({ watch_mails: 'OFF', watch_mails_due_at: null })
        .where('id', '=', userId)
        .execute(),
  });
}
