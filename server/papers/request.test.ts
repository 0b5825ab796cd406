import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { renderMail } from '../mail/render.ts';
import { aMail } from '../mail/samples.ts';

const app = await testApp();
const { db, provider } = app.deps;
const admin = await anAdmin(app);

const ask = (id: string, message: unknown) =>
  call(app, 'POST /api/admin/dealers/{id}/paper-requests', {
    cookie: admin.cookie,
    params: { id },
    body: { message },
  });
const mailsTo = (recipient: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale', 'facts'])
    .where('recipient', '=', recipient)
    .execute();

describe('a clerk asks a dealer for papers', () => {
  test('by a mail in the dealer’s language, with an audit entry', async () => {
    const dealer = await aDealer(app, { status: 'PENDING', locale: 'fr' });
    expect((await ask(dealer.dealer.id, ' Votre extrait Kbis,\ns’il vous plaît. ')).status).toBe(204);
    const message = 'Votre extrait Kbis,\ns’il vous plaît.';
    expect(await mailsTo(dealer.user.email)).toMatchObject([
      { kind: 'papersRequested', locale: 'fr', facts: { message, companyName: dealer.dealer.companyName } },
    ]);
    const entry = await db
      .selectFrom('audit_events')
      .select(['action', 'actor_email', 'after'])
      .where('subject_id', '=', dealer.dealer.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'PAPERS_REQUESTED', actor_email: admin.user.email, after: { message } });
  });

  test('once, if the same request comes again because its answer was lost', async () => {
    const { dealer, user } = await aDealer(app, { status: 'PENDING' });
    const asked = await Promise.all([ask(dealer.id, 'Bitte'), ask(dealer.id, ' Bitte ')]);
    expect(asked.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await auditEntriesOf(app, dealer.id)).toHaveLength(1);
    await ask(dealer.id, 'Bitte auch die Vollmacht');
    await ask(dealer.id, 'Bitte');
    expect(await mailsTo(user.email)).toHaveLength(3);
  });

  test('but not without a message, and not a dealer who gets no mails or does not exist', async () => {
    const dealer = await aDealer(app, { status: 'PENDING', emailConfirmed: false });
    for (const message of ['', '  ', undefined, 'x'.repeat(2001)])
      expect((await ask(dealer.dealer.id, message)).status).toBe(400);
    expect((await ask(dealer.dealer.id, 'Bitte')).problem.errors).toMatchObject([
      { code: 'EMAIL_UNCONFIRMED' },
    ]);
    expect((await ask(randomUUID(), 'Bitte')).status).toBe(404);
    expect(await mailsTo(dealer.user.email)).toEqual([]);
  });

  test.each(['de', 'en', 'fr'] as const)('and nothing in their message becomes a link: %s', (locale) => {
    const message =
      'See https://phish.example or www.phish.example,\nwrite to x@phish.example, call +49 30 1234567';
    const { text, html } = renderMail(aMail('papersRequested', locale, { message }), {
      provider,
      publicUrl: 'https://portal.example',
    });
    for (const part of [text, html])
      expect(part).not.toMatch(/phish\.example|:\/\/phish|www\.p|x@p|30 1234567/);
    expect(text).toContain('write to x@ phish. example');
    expect(text).toContain('https://portal.example/account');
  });
});
