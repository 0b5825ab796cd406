import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Locale, LOCALES } from '../../contract/constants.ts';
import { escapeHtml } from '../../contract/escape-html.ts';
import { renderMail } from './render.ts';
import { aMail, EVERY_MAIL } from './samples.ts';

/** Mails have inline styles. Nothing is loaded, and no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const Wanted = z.object({
  locale: z.enum(LOCALES),
  to: z.string(),
  kind: z.string(),
  part: z.enum(['html', 'text']),
});

type Sample = (typeof EVERY_MAIL)[number];

/**
 * Shows every mail of the portal in every language, made from samples. For those who write the texts: never in production,
 * and only where no other machine reaches the portal (portal.ts).
 */
export function serveMailPreviews(app: FastifyInstance): void {
  const { provider, publicUrl } = app.deps;

  const render = ({ kind, to }: Sample, locale: Locale) =>
    renderMail(aMail(kind, to === 'provider' ? null : locale), {
      provider: { ...provider, mailLocale: locale },
      publicUrl,
    });

  app.get('/dev/mails', (_, reply) =>
    send(
      reply,
      'html',
      listOf(LOCALES.flatMap((locale) => EVERY_MAIL.map((sample) => rowOf(sample, locale, render)))),
    ),
  );

  app.get('/dev/mails/:locale/:to/:kind/:part', (request, reply) => {
    const wanted = Wanted.safeParse(request.params);
    const sample = EVERY_MAIL.find(({ kind, to }) => kind === wanted.data?.kind && to === wanted.data.to);
    if (!wanted.success || !sample) return reply.callNotFound();
    const { locale, part } = wanted.data;
    return send(reply, part, render(sample, locale)[part]);
  });
}

function rowOf(
  sample: Sample,
  locale: Locale,
  render: (sample: Sample, locale: Locale) => { subject: string },
) {
  const { kind, to } = sample;
  const address = `/dev/mails/${locale}/${to}/${kind}`;
  const { subject } = render(sample, locale);
  return [
    `<tr lang="${locale}"><td>${locale}</td><td>${to}</td><td>${kind}</td>`,
    `<td><a href="${address}/html">${escapeHtml(subject)}</a></td><td><a href="${address}/text">text</a></td></tr>`,
  ].join('');
}

function listOf(rows: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Mails</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<style>body { font: 1rem sans-serif } td, th { padding: 0.3rem 0.8rem; text-align: left }</style></head>',
    '<body><h1>Mails</h1><table><thead><tr><th>Language</th><th>To</th><th>Kind</th><th>Subject</th><th>Plain</th></tr></thead>',
    `<tbody>${rows.join('\n')}</tbody></table></body></html>`,
  ].join('\n');
}

function send(reply: FastifyReply, part: 'html' | 'text', content: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type(`text/${part === 'html' ? 'html' : 'plain'}; charset=utf-8`)
    .send(content);
}
