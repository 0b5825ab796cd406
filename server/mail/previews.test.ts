import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { readConfig } from '../config.ts';
import { fictitiousProvider } from '../provider.ts';
import { serveMailPreviews } from './previews.ts';
import { EVERY_MAIL } from './samples.ts';

const { db } = await createTestDatabase();
/** The kinds of the statements that the program runs. */
const statements: string[] = [];
const noting: KyselyPlugin = {
  transformQuery({ node }) {
    statements.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const app = await testApp({
  db: db.withPlugin(noting),
  servePages: async (served) => serveMailPreviews(served),
});

/** Tags, and the text between them that no link holds. */
const unlinkedText = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<a\b[^>]*>.*?<\/a>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '');

describe('the previews of mails', () => {
  test('list every kind for each of its readers in three languages', async () => {
    const { body, headers } = await app.inject('/dev/mails');
    const links = [...body.matchAll(/href="([^"]+)\/html"/g)].map(([, link]) => link);
    expect(links).toEqual(
      LOCALES.flatMap((locale) => EVERY_MAIL.map(({ kind, to }) => `/dev/mails/${locale}/${to}/${kind}`)),
    );
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test.each(EVERY_MAIL)('show the mail $kind to the $to as HTML and as text', async ({ kind, to }) => {
    for (const locale of LOCALES) {
      const path = `/dev/mails/${locale}/${to}/${kind}`;
      const html = await app.inject(`${path}/html`);
      expect([html.statusCode, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(html.body).toContain(`<html lang="${locale}">`);
      const text = await app.inject(`${path}/text`);
      expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text.body).toContain(fictitiousProvider.registerNumber);
    }
  });

  test('read nothing from the outbox, and answer 404 to an unknown mail', async () => {
    statements.length = 0;
    for (const path of ['', '/de/dealer/passwordReset/html', '/de/provider/newOrder/text'])
      expect((await app.inject(`/dev/mails${path}`)).statusCode).toBe(200);
    expect(statements).toEqual([]);
    await call(app, 'GET /api/vehicles', {});
    expect(statements).not.toEqual([]);
    for (const path of ['xx/dealer/passwordReset/html', 'de/provider/passwordReset/html', 'de/dealer/x/html'])
      expect((await app.inject(`/dev/mails/${path}`)).statusCode).toBe(404);
    expect((await app.inject('/dev/mails/de/dealer/passwordReset/eml')).statusCode).toBe(404);
  });
});

/** A file with a provider that production accepts. */
function aRealProvider(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'forecourt-provider-')), 'provider.json');
  const own = { vatId: 'DE136695976', registerNumber: 'HRB 777', supportEmail: 'support@leasing-nord.de' };
  const desks = { salesEmail: 'sales@leasing-nord.de', invoiceEmail: 'invoices@leasing-nord.de' };
  const bank = { ...fictitiousProvider.bank, iban: 'DE27100777770209299700' };
  const provider = { ...fictitiousProvider, legalName: 'Leasing Nord GmbH', ...own, ...desks, bank };
  writeFileSync(path, JSON.stringify(provider));
  return path;
}

test.each([
  ['on this machine', {}, true],
  ['where other machines reach it', { HOST: '0.0.0.0', DEMO: '0' }, false],
  ['in production', { NODE_ENV: 'production', PROVIDER_FILE: aRealProvider() }, false],
])('a portal shows previews of mails only on the machine of a developer: %s', (_, variables, shown) => {
  expect(readConfig(variables).showsMails).toBe(shown);
});

test.each(LOCALES)('telephone numbers and addresses in mails are links: %s', async (locale) => {
  for (const { kind, to } of EVERY_MAIL) {
    const { body } = await app.inject(`/dev/mails/${locale}/${to}/${kind}/html`);
    const plain = unlinkedText(body);
    const found = plain.match(/\+49[\d\s\u00a0]+|[\w.]+@[\w.]+\w|https?:\S+/g) ?? [];
    expect([kind, to, found]).toEqual([kind, to, []]);
    for (const [, link = ''] of body.matchAll(/ href="([^"]*)"/g))
      expect(link).toMatch(/^(https?:\/\/|mailto:[^\s@]+@|tel:\+\d+$)/);
  }
});
