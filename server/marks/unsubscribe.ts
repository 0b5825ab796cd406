import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unsubscribe as words } from '../../content/mail/unsubscribe.ts';
import { escapeHtml } from '../../contract/escape-html.ts';
import type { Locale } from '../../contract/constants.ts';
import type { Database } from '../db.ts';

const PATH = '/unsubscribe';
/** Mail programs send one field: "List-Unsubscribe=One-Click". */
const BODY_MAX_BYTES = 4096;
const USER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The secret of the link that ends the mails about watched vehicles to one user, and does nothing else. It is signed, not
 * stored: it must work as long as the mail exists.
 */
export const unsubscribeToken = (key: Buffer, userId: string): string =>
  `${userId}.${signatureOf(key, userId).toString('base64url')}`;

// The prefix keeps the signature apart from the other hashes with this key.
const signatureOf = (key: Buffer, userId: string) =>
  createHmac('sha256', key).update(`unsubscribe:${userId}`).digest();

function userOf(key: Buffer, token: unknown): string | undefined {
  const [userId = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
  if (!USER_ID.test(userId)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, userId);
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined;
}

/**
 * The address of List-Unsubscribe (RFC 8058). Mail servers post to it without a session. People who open it get a button,
 * because virus scanners follow the links of a mail.
 */
export async function serveUnsubscribe(app: FastifyInstance): Promise<void> {
  const { db, networkKey } = app.deps;
  await app.register(async (forms) => {
    // The RFC allows two kinds of body. Neither is read: the address says all.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES }, (_, __, done) =>
      done(null),
    );

    for (const method of ['GET', 'POST'] as const)
      forms.route<{ Querystring: { token?: unknown } }>({
        method,
        url: PATH,
        handler: async ({ query }, reply) => {
          const userId = userOf(networkKey, query.token);
          const locale = userId && (await localeOf(db, userId));
          if (!userId || !locale) return answer(reply, 404, app.deps.provider.mailLocale, 'invalid');
          if (method === 'GET') return answer(reply, 200, locale, 'question');
          await endWatchMails(db, userId);
          return answer(reply, 200, locale, 'done');
        },
      });
  });
}

async function localeOf(db: Database, userId: string): Promise<Locale | undefined> {
  const user = await db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst();
  return user?.locale;
}

async function endWatchMails(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ watch_mails: 'OFF', watch_mails_due_at: null })
    .where('id', '=', userId)
    .execute();
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; padding: 3rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: auto }
h1 { font-size: 1.5rem; line-height: 1.25 }
button { min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: #143c9e; color: #fff; font: inherit; font-weight: 600 }
a { color: light-dark(#143c9e, #8fb0ff) }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page without scripts and files: it must open in the window of any mail program. */
function answer(reply: FastifyReply, status: number, locale: Locale, state: 'question' | 'done' | 'invalid') {
  const { title, button, account, ...texts } = words[locale];
  const form = `<form method="post"><p><button>${escapeHtml(button)}</button></p></form>`;
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(texts[state])}</p>`,
    state === 'question' ? form : '',
    `<p><a href="/account">${escapeHtml(account)}</a></p></main></body></html>`,
  ].join('\n');
  return reply
    .status(status)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(html);
}
