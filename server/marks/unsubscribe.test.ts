import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, type TestDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { textOf } from '../../fixtures/html-text.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { unsubscribeToken } from './unsubscribe.ts';
import { mailWatchedChanges } from './watch-mails.ts';

const app = await testApp();
const { db, networkKey } = app.deps;

async function aReader(wishes: Parameters<typeof aDealer>[1] = {}): Promise<TestDealer> {
  const dealer = await aDealer(app, wishes);
  await call(app, 'PATCH /api/user', { cookie: dealer.cookie, body: { watchMails: 'DAILY' } });
  return dealer;
}

const choiceOf = ({ user }: TestDealer) =>
  db
    .selectFrom('users')
    .select(['watch_mails', 'watch_mails_due_at', 'locale'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

const addressOf = ({ user }: TestDealer) => `/unsubscribe?token=${unsubscribeToken(networkKey, user.id)}`;

const post = (url: string, contentType = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the link of List-Unsubscribe', () => {
  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'ends the mails about watched vehicles with one click, whatever body the mail server sends',
    async (contentType) => {
      const reader = await aReader();
      for (const _ of ['once', 'again']) {
        const answer = await post(addressOf(reader), contentType);
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
      }
      expect(await choiceOf(reader)).toMatchObject({ watch_mails: 'OFF', watch_mails_due_at: null });
    },
  );

  test.each([{ origin: 'https://webmail.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'works in the page of a webmail too, because its secret is the right to it: %j',
    async (headers) => {
      const reader = await aReader();
      const answer = await app.inject({ method: 'POST', url: addressOf(reader), headers });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, undefined]);
      expect(await choiceOf(reader)).toMatchObject({ watch_mails: 'OFF' });
      const forged = await app.inject({ method: 'POST', url: '/unsubscribe?token=x', headers });
      expect(forged.statusCode).toBe(404);
    },
  );

  test('changes nothing when its address is opened, and shows a button in the language of the reader', async () => {
    const reader = await aReader({ locale: 'fr' });
    const before = await choiceOf(reader);
    const { statusCode, body, headers } = await app.inject(addressOf(reader));
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(body).toMatch(/<html lang="fr">[\s\S]*<form method="post">/);
    expect(textOf(body)).toContain('Ne plus recevoir ces e-mails');
    const [, style = ''] = /<style>([^<]+)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
    expect(await choiceOf(reader)).toEqual(before);
    expect(textOf((await post(addressOf(reader))).body)).toContain('Vous ne recevrez plus d’e-mails');
  });

  test('ends no mails of another user, opens no session, and takes no forged token', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    const [, signature = ''] = unsubscribeToken(networkKey, other.user.id).split('.');
    const forged = [
      `${reader.user.id}.${signature}`,
      unsubscribeToken(Buffer.alloc(32), reader.user.id),
      reader.user.id,
      `${reader.user.id}.`,
      `${crypto.randomUUID()}.${signature}`,
      unsubscribeToken(networkKey, crypto.randomUUID()),
      '',
      '%00',
    ];
    for (const token of forged)
      for (const answer of [
        await post(`/unsubscribe?token=${token}`),
        await app.inject(`/unsubscribe?token=${token}`),
      ])
        expect([token, answer.statusCode]).toEqual([token, 404]);
    expect((await post(`/unsubscribe?token=x&token=${reader.user.id}.${signature}`)).statusCode).toBe(404);
    expect(await choiceOf(reader)).toMatchObject({ watch_mails: 'DAILY' });
    await post(addressOf(other));
    expect(await choiceOf(reader)).toMatchObject({ watch_mails: 'DAILY' });
  });

  test('is in each mail about watched vehicles', async () => {
    const dealer = await aDealer(app);
    await call(app, 'PATCH /api/user', { cookie: dealer.cookie, body: { watchMails: 'AT_ONCE' } });
    const vehicle = await aVehicle(db);
    await aMark(app, dealer, vehicle);
    await db.updateTable('vehicles').set({ price_net: '9990.00' }).where('id', '=', vehicle.id).execute();
    await mailWatchedChanges(app.deps);
    const mail = await db
      .selectFrom('mail_outbox')
      .select('facts')
      .where('recipient', '=', dealer.user.email)
      .executeTakeFirstOrThrow();
    const { token } = mail.facts as { token: string };
    expect((await post(`/unsubscribe?token=${token}`)).statusCode).toBe(200);
    expect(await choiceOf(dealer)).toMatchObject({ watch_mails: 'OFF' });
  });
});
