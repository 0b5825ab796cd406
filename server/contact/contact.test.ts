import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { CONTACT_MESSAGE_DAYS } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aMessage } from '../../fixtures/contact.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { isOutdatedMail } from '../outdated-mails.ts';
import { sendMailTask } from '../mail/send.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { applyRetention } from '../retention.ts';
import { drawArrivalFormOf } from '../order-documents/queries.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const { files } = app.deps;

const write = (body: unknown, more: { cookie?: string; headers?: Record<string, string> } = {}) =>
  call(app, 'POST /api/contact-form', { body, ...more });

const keptFrom = (email: string) =>
  db.selectFrom('contact_messages').selectAll().where('email', '=', email).executeTakeFirst();

/** The mails in the outbox for a message, the one to the provider first. */
const mailsAbout = (email: string) =>
  db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'contactMessage')
    .where(sql<string>`facts ->> 'email'`, '=', email)
    .orderBy('recipient', (order) => order.asc().nullsFirst())
    .execute();

/** The words of a mail. Its lines may break anywhere. */
const wordsOf = (mail: SendMailOptions | undefined) =>
  typeof mail?.text === 'string' ? mail.text.replaceAll(/\s+/g, ' ') : '';

/** Sends the mails as the job does, and returns them. */
async function sent(email: string): Promise<SendMailOptions[]> {
  const messages: SendMailOptions[] = [];
  const transport = {
    send: async (message: SendMailOptions) => {
      messages.push(message);
      return 'here';
    },
    close: () => {},
  };
  const log = { info: () => {} };
  const send = sendMailTask({
    db,
    files,
    transport,
    drawArrivalForm: drawArrivalFormOf,
    isOutdated: isOutdatedMail,
    provider,
    publicUrl: 'https://portal.example',
    log,
  });
  for (const { id } of await mailsAbout(email)) await send({ id });
  return messages;
}

describe('a message of the contact form', () => {
  test('is stored with its six fields, trimmed, and with the language of the page', async () => {
    const message = aMessage({ name: '  Jörg Müller ' });
    const { status, result } = await write(message, { cookie: 'locale=fr' });
    expect(status).toBe(201);
    expect(await keptFrom(message.email)).toEqual({
      ...message,
      name: 'Jörg Müller',
      id: result.id,
      locale: 'fr',
      created_at: expect.any(Date),
    });
  });

  test('is mailed to the provider, whose answer goes to the sender', async () => {
    const message = aMessage();
    await write(message);
    const [toProvider] = await sent(message.email);
    expect(toProvider).toMatchObject({
      to: { address: provider.supportEmail },
      replyTo: { address: message.email },
      subject: 'Kontaktanfrage von Autohaus Größe & Söhne GmbH: Rückruf zu zwei Kombis',
    });
    for (const words of ['Jörg Müller', message.email, '+49 221 555 0199', 'bitte rufen Sie mich']) {
      expect(wordsOf(toProvider)).toContain(words);
    }
  });

  test('leads the provider to the dealer whose address it has, else to its own entry among the mails', async () => {
    const { dealer, user } = await aDealer(app);
    const known = aMessage({ email: user.email });
    await write(known);
    const [aboutDealer] = await sent(known.email);
    expect(aboutDealer?.text).toContain(`https://portal.example/admin/users/${dealer.id}`);

    const stranger = aMessage();
    await write(stranger);
    const [mail] = await mailsAbout(stranger.email);
    const [aboutStranger] = await sent(stranger.email);
    expect(aboutStranger?.text).toContain(`https://portal.example/admin/mails/${mail?.id}`);
    expect(aboutStranger?.text).not.toContain('/admin/users');
  });

  test.each([
    ['de', 'Ihre Nachricht ist bei uns eingegangen'],
    ['en', 'We have received your message'],
    ['fr', 'Nous avons bien reçu votre message'],
  ] as const)('is copied to a signed-in user in the language of the account: %s', async (locale, subject) => {
    const { user, cookie } = await aDealer(app);
    await db.updateTable('users').set({ locale }).where('id', '=', user.id).execute();
    const message = aMessage();
    const page = locale === 'de' ? 'fr' : 'de';
    await write(message, { cookie: `locale=${page}; ${cookie}`, headers: { 'accept-language': 'it' } });
    const [, copy] = await sent(message.email);
    expect(copy).toMatchObject({
      // The address of the account, not that of the form.
      to: { address: user.email },
      replyTo: { address: provider.supportEmail },
      subject,
    });
    expect(copy?.text).toContain('bitte rufen Sie mich zu zwei Kombis zurück.');
    expect(wordsOf(copy)).toMatch(/\b24 (Stunden|hours|heures)/);
  });

  test('is not mailed to the address in the form: it could be that of a stranger', async () => {
    const message = aMessage();
    await write(message);
    expect(await mailsAbout(message.email)).toMatchObject([{ recipient: null }]);
  });

  test('is stored as German, the language of the page, if no language was chosen', async () => {
    const message = aMessage();
    await write(message, { cookie: 'locale=xx', headers: { 'accept-language': 'fr' } });
    expect(await keptFrom(message.email)).toMatchObject({ locale: 'de' });
  });

  test('may come from a signed-in dealer', async () => {
    const { cookie } = await aDealer(app, { status: 'SUSPENDED' });
    expect((await write(aMessage(), { cookie })).status).toBe(201);
  });

  test('queues no mail if it cannot be stored, and is not stored if no mail can be queued', async () => {
    const message = aMessage();
    await sql`alter table mail_outbox add constraint full_for_now check (created_at < '2000-01-01') not valid`.execute(
      owner,
    );
    expect((await write(message)).status).toBe(500);
    await sql`alter table mail_outbox drop constraint full_for_now`.execute(owner);
    expect(await keptFrom(message.email)).toBeUndefined();
    expect(await mailsAbout(message.email)).toEqual([]);
  });
});

describe('a message is refused', () => {
  test.each([
    [{ name: 'J' }, 'name', 'NAME_REQUIRED', 'Name is required'],
    [{ email: 'joerg@' }, 'email', 'EMAIL_INVALID', 'Valid email is required'],
    [{ company: ' A ' }, 'company', 'COMPANY_NAME_REQUIRED', 'Company name is required'],
    [{ phone: '1234' }, 'phone', 'PHONE_REQUIRED', 'Phone number is required'],
    [{ subject: 'x' }, 'subject', 'SUBJECT_REQUIRED', 'Subject is required'],
    [{ message: '         x         ' }, 'message', 'MESSAGE_TOO_SHORT', 'Message is too short'],
    [{ message: undefined }, 'message', 'MESSAGE_TOO_SHORT', 'Message is too short'],
    [{ message: 'x'.repeat(5001) }, 'message', 'TOO_LONG', 'This is too long'],
    [{ website: 'https://example.com' }, 'website', 'UNKNOWN_KEY', 'This key is not known'],
  ])('for %j', async (wishes, path, code, message) => {
    const { problem } = await write(aMessage(wishes));
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(problem.errors).toEqual([{ path, code, message }]);
  });

  test('and all six fields are named at once', async () => {
    const { problem } = await write({});
    expect(problem.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name NAME_REQUIRED',
      'email EMAIL_INVALID',
      'company COMPANY_NAME_REQUIRED',
      'phone PHONE_REQUIRED',
      'subject SUBJECT_REQUIRED',
      'message MESSAGE_TOO_SHORT',
    ]);
  });

  test.each([
    ['name', 'Bob\r\nBcc: all@example.com'],
    ['subject', 'Offer\nBcc: all@example.com'],
    ['email', 'bob@example.com\r\nBcc: all@example.com'],
    ['email', 'bob@example.com, all@example.com'],
    ['email', 'Bob <bob@example.com>'],
  ])('if its %s could add a header or a recipient: %j', async (field, value) => {
    const { problem } = await write(aMessage({ [field]: value }));
    expect(problem.errors?.map(({ path }) => path)).toEqual([field]);
  });
});

describe('a robot', () => {
  test.each(['name', 'company', 'phone', 'subject'])(
    'that enters its address as %s is refused',
    async (field) => {
      for (const value of ['https://pills.example', 'Visit WWW.pills.example', 'sales@pills.example']) {
        const { problem } = await write(aMessage({ [field]: value }));
        expect(problem.errors).toEqual([
          {
            path: field,
            code: 'WEB_ADDRESS_NOT_HERE',
            message: 'Web addresses and email addresses are not allowed here, not even a single @',
          },
        ]);
      }
    },
  );

  test('that enters a link as markup in a short field is refused', async () => {
    const { problem } = await write(aMessage({ subject: '<a href="//pills.example">x</a>' }));
    expect(problem.errors).toEqual([
      {
        path: 'subject',
        code: 'MARKUP_NOT_HERE',
        message: 'Angle brackets and codes such as [url] are not allowed here',
      },
    ]);
  });

  test.each(['Look: <a href="https://pills.example">here</a>', '[url=https://pills.example]here[/url]'])(
    'that writes links as markup is refused: %s',
    async (message) => {
      const { problem } = await write(aMessage({ message }));
      expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual([
        ['message', 'LINK_MARKUP_NOT_ALLOWED'],
      ]);
    },
  );

  test('that sends the form urlencoded is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact-form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(
        Object.entries(aMessage()).map(([key, value]) => [key, String(value)]),
      ).toString(),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  test('cannot keep the server busy with a message far beyond the length limit', async () => {
    // The search for markup once took minutes here, because it read from every "<a" to the end.
    const { problem } = await write(aMessage({ message: '<a '.repeat(300_000) }));
    expect(problem.errors).toMatchObject([{ path: 'message', code: 'TOO_LONG' }]);
    const within = await write(aMessage({ message: '<a '.repeat(1_600) }));
    expect(within.status).toBe(201);
  });

  test('is not confused with a person who mentions an address in the message, or whose company has the name of one', async () => {
    const { status } = await write(
      aMessage({
        company: 'autohaus-gross.de GmbH',
        message: 'Zum Wagen auf https://portal.example/vehicles/1: frei?',
      }),
    );
    expect(status).toBe(201);
  });
});

test('messages and their mails are deleted after the period that the privacy policy states', async () => {
  const { cookie } = await aDealer(app);
  const [old, young] = [aMessage(), aMessage()];
  await write(old, { cookie });
  await write(young, { cookie });
  await sql`
    update contact_messages set created_at = now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})
    where email = ${old.email}
  `.execute(db);
  await sql`
    update mail_outbox set created_at = now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})
    where facts ->> 'email' = ${old.email}
  `.execute(db);
  await applyRetention(db);
  expect(await keptFrom(old.email)).toBeUndefined();
  expect(await mailsAbout(old.email)).toEqual([]);
  expect(await keptFrom(young.email)).toBeDefined();
  expect(await mailsAbout(young.email)).toHaveLength(2);
});
