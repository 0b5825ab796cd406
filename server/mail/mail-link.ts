import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { UnsubscribeWords } from '../../content/mail/unsubscribe.ts';
import type { Locale } from '../../contract/constants.ts';
import { escapeHtml } from '../../contract/escape-html.ts';

/** Mail programs send one field: "List-Unsubscribe=One-Click". */
const BODY_MAX_BYTES = 4096;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Reader {
  locale: Locale;
  /** The name of the one thing that the mails are about. */
  subject?: string;
}

/** A link that ends mails of one kind, to one user or about one thing of theirs. */
export interface MailLink {
  path: `/${string}`;
  /** Keeps its signatures apart from the other hashes with the same key. */
  purpose: string;
  words: Record<Locale, UnsubscribeWords>;
  /** The page where the reader chooses their mails. */
  backTo: `/${string}`;
  /** Who opens it; undefined if the id leads to nobody. */
  readerOf(id: string): Promise<Reader | undefined>;
  endMails(id: string): Promise<unknown>;
}

/**
 * The secret of the link that ends the mails about one id, and does nothing else. It is signed, not stored: it must work as long
 * as the mail exists.
 */
export const linkToken = (key: Buffer, purpose: string, id: string): string =>
  `${id}.${signatureOf(key, purpose, id).toString('base64url')}`;

const signatureOf = (key: Buffer, purpose: string, id: string) =>
  createHmac('sha256', key).update(`${purpose}:${id}`).digest();

function idOf(key: Buffer, purpose: string, token: unknown): string | undefined {
  const [id = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
  if (!ID.test(id)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(key, purpose, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/**
 * The address of List-Unsubscribe (RFC 8058). Mail servers post to it without a session. People who open it get a button,
 * because virus scanners follow the links of a mail.
 */
export async function serveMailLink(app: FastifyInstance, link: MailLink): Promise<void> {
  const { networkKey, provider } = app.deps;
  await app.register(async (forms) => {
    // The RFC allows two kinds of body. Neither is read: the address says all.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES }, (_, __, done) =>
      done(null),
    );

    for (const method of ['GET', 'POST'] as const)
      forms.route<{ Querystring: { token?: unknown } }>({
        method,
        url: link.path,
        // A webmail may post from a page of its own, whose origin is foreign or null.
        config: { takesAnyOrigin: true },
        handler: async ({ query }, reply) => {
          const id = idOf(networkKey, link.purpose, query.token);
          const reader = id && (await link.readerOf(id));
          if (!id || !reader) return answer(reply, 404, { ...link, locale: provider.mailLocale }, 'invalid');
          if (method === 'GET') return answer(reply, 200, { ...link, ...reader }, 'question');
          await link.endMails(id);
          return answer(reply, 200, { ...link, ...reader }, 'done');
        },
      });
  });
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; padding: 3rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: auto }
h1 { font-size: 1.5rem; line-height: 1.25 }
strong { overflow-wrap: anywhere }
button { min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: #143c9e; color: #fff; font: inherit; font-weight: 600 }
a { color: light-dark(#143c9e, #8fb0ff) }
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page without scripts and files: it must open in the window of any mail program. */
function answer(
  reply: FastifyReply,
  status: number,
  { locale, subject, words, backTo }: Pick<MailLink, 'words' | 'backTo'> & Reader,
  state: 'question' | 'done' | 'invalid',
) {
  const { title, button, account, ...texts } = words[locale];
  const form = `<form method="post"><p><button>${escapeHtml(button)}</button></p></form>`;
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>`,
    subject === undefined ? '' : `<p><strong>${escapeHtml(subject)}</strong></p>`,
    `<p>${escapeHtml(texts[state])}</p>`,
    state === 'question' ? form : '',
    `<p><a href="${backTo}">${escapeHtml(account)}</a></p></main></body></html>`,
  ].join('\n');
  return (
    reply
      .status(status)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      // The address has the token.
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
