import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aFailedMail } from '../../fixtures/mails.ts';
import { SECRET_MAIL_KINDS } from './kinds.ts';
import { aMail } from './samples.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const TOKEN = 'a-secret-of-the-link';

const read = async (id: string) =>
  (await call(app, 'GET /api/admin/mails/{id}', { cookie, params: { id } })).result;
const readHtml = (id: string) => app.inject({ url: `/api/admin/mails/${id}/html`, headers: { cookie } });
const sendAgain = (id: string) => call(app, 'POST /api/admin/mails/{id}/send', { cookie, params: { id } });

async function aSentMail(mail: Parameters<typeof aFailedMail>[1]): Promise<string> {
  const id = await aFailedMail(db, mail);
  await sql`
    update mail_outbox set failed_at = null, failure = null, sent_at = now() where id = ${id}
  `.execute(db);
  return id;
}

describe('a mail of the back office', () => {
  test('is read with subject, text and the names of its attachments', async () => {
    const { content, hasSecretLink } = await read(await aSentMail(aMail('invoiceIssued', 'en')));
    expect(hasSecretLink).toBe(false);
    expect(content?.locale).toBe('en');
    expect(content?.subject).toMatch(/\d{4}-\d{6}/);
    expect(content?.text).toContain('\n');
    expect(content?.attachments).toEqual(
      ['xml', 'pdf'].map((file) => ({
        filename: expect.stringMatching(`^invoice-.*\\.${file}$`),
        url: expect.stringMatching(`^/api/invoices/.*\\.${file}$`),
      })),
    );
  });

  test('is shown as HTML without links, in a policy that allows neither scripts nor foreign frames', async () => {
    const id = await aSentMail(
      aMail('orderConfirmation', 'de', { contactName: '<script>alert(1)</script>' }),
    );
    const { body, headers } = await readHtml(id);
    expect(body).toContain('WBA8G31040K123456');
    expect(body).not.toMatch(/href=|<script/);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'self'; sandbox$/,
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('holds a secret exactly if its payload has a token', () => {
    expect(SECRET_MAIL_KINDS).toEqual([
      'registrationReceived',
      'passwordReset',
      'adminInvited',
      'colleagueInvited',
      'adminReset',
      'watchedVehicleChanged',
      'savedSearch',
    ]);
  });

  test.each(SECRET_MAIL_KINDS)('with a secret link is neither shown nor sent again: %s', async (kind) => {
    const mail = aMail(kind, 'de', { token: TOKEN });
    for (const id of [await aSentMail(mail), await aFailedMail(db, mail)]) {
      const shown = await read(id);
      expect(shown).toMatchObject({ content: null, hasSecretLink: true, canBeSentAgain: false });
      expect(JSON.stringify(shown)).not.toContain(TOKEN);
      expect((await readHtml(id)).statusCode).toBe(404);
      expect((await sendAgain(id)).problem.code).toBe('NOT_FOUND');
    }
    expect((await db.selectFrom('mail_outbox').select('id').where('kind', '=', kind).execute()).length).toBe(
      2,
    );
  });

  test('that was sent is sent again as a copy, and the first one stays as it was', async () => {
    const id = await aSentMail(aMail('orderConfirmation', 'fr'));
    const before = await read(id);
    const { result } = await sendAgain(id);
    expect(result.id).not.toBe(id);
    expect(await read(id)).toEqual(before);
    const copy = await read(result.id);
    expect(copy).toMatchObject({ state: 'WAITING', recipient: before.recipient, content: before.content });
    const jobs = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs
      where payload ->> 'id' = ${result.id}
    `.execute(db);
    expect(jobs.rows).toHaveLength(1);
  });

  test('of an unknown kind, or with a payload of another version, has no content', async () => {
    const pigeon = await aFailedMail(db, { ...aMail('accountApproved', 'fr'), kind: 'carrierPigeon' });
    const other = await aFailedMail(db, { ...aMail('accountApproved', 'fr'), payload: {} });
    for (const id of [pigeon, other]) {
      expect((await read(id)).content).toBeNull();
      expect((await readHtml(id)).statusCode).toBe(404);
    }
  });

  test('that does not exist is not found', async () => {
    const sent = { cookie, params: { id: randomUUID() } };
    expect((await call(app, 'GET /api/admin/mails/{id}', sent)).problem.code).toBe('NOT_FOUND');
  });
});
