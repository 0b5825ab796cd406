import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { CONTACT_MESSAGE_DAYS } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aMessage } from '../../fixtures/contact.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { sendMailTask } from '../mail/send.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { forgetContactMessages } from './forget.ts';

const app = await testApp();
const { db, files } = app.deps;

const write = (body: unknown, more: { cookie?: string; headers?: Record<string, string> } = {}) =>
  call(app, 'POST /api/contact-form', { body, ...more });

const keptFrom = (email: string) =>
  db.selectFrom('contact_messages').selectAll().where('email', '=', email).executeTakeFirst();

/** What lies in the outbox of a message: the provider's first. */
const mailsAbout = (email: string) =>
  db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('kind', '=', 'contactMessage')
    .where(sql<string>`facts ->> 'email'`, '=', email)
    .orderBy('recipient', (order) => order.asc().nullsFirst())
    .execute();

/** The words of a mail, whose lines may break anywhere. */
const wordsOf = (mail: SendMailOptions | undefined) =>
  typeof mail?.text === 'string' ? mail.text.replaceAll(/\s+/g, ' ') : '';

/** Sends them, as the job does, and gives what went out. */
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
  const send = sendMailTask({ db, files, transport, provider, publicUrl: 'https://portal.example', log });
  for (const { id } of await mailsAbout(email)) await send({ id });
  return messages;
}

describe('a message of the contact form', () => {
  test('is kept with its six fields, trimmed, and the language of the page', async () => {
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

  test.each([
    ['de', 'Ihre Nachricht ist bei uns eingegangen'],
    ['en', 'We have received your message'],
    ['fr', 'Nous avons bien reçu votre message'],
  ])('comes back to the sender as a copy in the language of the page: %s', async (locale, subject) => {
    const message = aMessage();
    await write(message, { cookie: `locale=${locale}`, headers: { 'accept-language': 'it' } });
    const [, copy] = await sent(message.email);
    expect(copy).toMatchObject({
      to: { address: message.email },
      replyTo: { address: provider.supportEmail },
      subject,
    });
    expect(copy?.text).toContain('bitte rufen Sie mich zu zwei Kombis zurück.');
    expect(wordsOf(copy)).toMatch(/\b24 (Stunden|hours|heures)/);
  });

  test('is answered in German where no language was chosen, as the page was', async () => {
    const message = aMessage();
    await write(message, { cookie: 'locale=xx', headers: { 'accept-language': 'fr' } });
    expect(await keptFrom(message.email)).toMatchObject({ locale: 'de' });
  });

  test('may come from a dealer who is signed in', async () => {
    const { cookie } = await aDealer(app, { status: 'SUSPENDED' });
    expect((await write(aMessage(), { cookie })).status).toBe(201);
  });

  test('leaves no mail behind when it cannot be kept, and no message when it cannot be mailed', async () => {
    const message = aMessage();
    await sql`alter table mail_outbox add constraint full_for_now check (created_at < '2000-01-01') not valid`.execute(
      db,
    );
    expect((await write(message)).status).toBe(500);
    await sql`alter table mail_outbox drop constraint full_for_now`.execute(db);
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

  test('naming all six fields at once', async () => {
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
  ])('when its %s tries to write a header: %j', async (field, value) => {
    const { problem } = await write(aMessage({ [field]: value }));
    expect(problem.errors?.map(({ path }) => path)).toEqual([field]);
  });
});

describe('a robot', () => {
  test.each(['name', 'company', 'phone', 'subject'])(
    'that leaves its address as %s is refused',
    async (field) => {
      for (const value of [
        'https://pills.example',
        'Visit WWW.pills.example',
        '<a href="//pills.example">x</a>',
      ]) {
        const { problem } = await write(aMessage({ [field]: value }));
        expect(problem.errors).toEqual([
          { path: field, code: 'WEB_ADDRESS_NOT_HERE', message: 'Web addresses belong in the message' },
        ]);
      }
    },
  );

  test.each(['Look: <a href="https://pills.example">here</a>', '[url=https://pills.example]here[/url]'])(
    'that writes links as code is refused: %s',
    async (message) => {
      const { problem } = await write(aMessage({ message }));
      expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual([
        ['message', 'LINK_MARKUP_NOT_ALLOWED'],
      ]);
    },
  );

  test('that sends the form as a form is refused', async () => {
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

  test('cannot keep the server busy with a message that is far too long', async () => {
    // Looking for markup in it took minutes once, since every "<a" was read to the end.
    const { problem } = await write(aMessage({ message: '<a '.repeat(300_000) }));
    expect(problem.errors).toMatchObject([{ path: 'message', code: 'TOO_LONG' }]);
    const within = await write(aMessage({ message: '<a '.repeat(1_600) }));
    expect(within.status).toBe(201);
  });

  test('is not taken for one who mentions an address in the message, or whose firm is named like one', async () => {
    const { status } = await write(
      aMessage({
        company: 'autohaus-gross.de GmbH',
        message: 'Zum Wagen auf https://portal.example/vehicles/1: frei?',
      }),
    );
    expect(status).toBe(201);
  });
});

test('messages and their mails are deleted after the time that the privacy policy names', async () => {
  const [old, young] = [aMessage(), aMessage()];
  await write(old);
  await write(young);
  await sql`
    update contact_messages set created_at = now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})
    where email = ${old.email}
  `.execute(db);
  await sql`
    update mail_outbox set created_at = now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})
    where facts ->> 'email' = ${old.email}
  `.execute(db);
  await forgetContactMessages(db);
  expect(await keptFrom(old.email)).toBeUndefined();
  expect(await mailsAbout(old.email)).toEqual([]);
  expect(await keptFrom(young.email)).toBeDefined();
  expect(await mailsAbout(young.email)).toHaveLength(2);
});
