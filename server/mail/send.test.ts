import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../fixtures/database.ts';
import { diskStorage } from '../files/storage.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { defineKind } from './define-kind.ts';
import { type MailKinds, MAILS, type QueuedMail } from './kinds.ts';
import { AccountPayload } from './payloads.ts';
import { aMail } from './samples.ts';
import { sendMailTask } from './send.ts';
import { type MailTransport, openMailTransport } from './transport.ts';
import { drawArrivalFormOf } from '../order-documents/queries.ts';

const { db } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
const files = diskStorage(join(dataDir, 'media'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function taskWith(transport: MailTransport, logged: unknown[] = [], kinds?: MailKinds) {
  const log = { info: (fields: object) => void logged.push(fields) };
  onTestFinished(() => transport.close());
  return sendMailTask(
    {
      db,
      files,
      transport,
      drawArrivalForm: drawArrivalFormOf,
      isOutdated: sql<boolean>`false`,
      provider,
      publicUrl: 'https://portal.example',
      log,
    },
    kinds,
  );
}

async function queue(mail: Omit<QueuedMail, 'kind'> & { kind: string }): Promise<{ id: string }> {
  return db
    .insertInto('mail_outbox')
    .values({
      kind: mail.kind,
      recipient: mail.to?.address ?? null,
      locale: mail.to?.locale ?? null,
      facts: JSON.stringify(mail.payload),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function isSent({ id }: { id: string }): Promise<boolean> {
  const row = await db
    .selectFrom('mail_outbox')
    .select('sent_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.sent_at !== null;
}

const filesOf = async ({ id }: { id: string }) =>
  (await readdir(join(dataDir, 'mail'))).filter((file) => file.includes(id));

/** An SMTP server that answers 451 to the first `refusals` mails. */
async function startPeer(refusals: number) {
  const taken: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, answer) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (source += chunk));
      stream.on('end', () => {
        if (refused < refusals) {
          refused += 1;
          answer(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        taken.push(source);
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  // It listens on TCP, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

test('without a mail server a mail becomes a file that any mail program can open', async () => {
  const logged: unknown[] = [];
  const row = await queue(aMail('orderConfirmation', 'de'));
  await taskWith(openMailTransport({ dataDir }), logged)(row);

  const [file = ''] = await filesOf(row);
  expect(file).toMatch(/^\d{8}T\d{6}Z-orderConfirmation-.+\.eml$/);
  const parsed = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
  expect(parsed.from).toMatchObject({ name: 'Forecourt', address: provider.supportEmail });
  expect(parsed.to).toMatchObject([{ address: 'einkauf@example.com' }]);
  expect(parsed.replyTo).toMatchObject([{ address: provider.salesEmail }]);
  expect(parsed.messageId).toBe(`<${row.id}@portal.example>`);
  expect(parsed.date).toBeDefined();
  expect(parsed.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(parsed.subject).toContain('Bestellung #1a2b3c4d');
  expect(parsed.text).toContain('Mit freundlichen Grüßen');
  expect(parsed.html).toContain('Jörg Müller');
  expect(await isSent(row)).toBe(true);
  expect(JSON.stringify(logged)).toContain(file);
  expect(JSON.stringify(logged)).not.toContain('einkauf@example.com');
});

test('the provider receives a mail at the address for its subject, and the answer goes to the dealer', async () => {
  const send = taskWith(openMailTransport({ dataDir }));
  for (const [kind, address] of [
    ['newOrder', provider.salesEmail],
    ['registrationToReview', provider.supportEmail],
  ] as const) {
    const row = await queue(aMail(kind, null));
    await send(row);
    const [file = ''] = await filesOf(row);
    const parsed = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
    expect(parsed.to).toMatchObject([{ address }]);
    expect(parsed.replyTo).toMatchObject([{ address: 'einkauf@example.com' }]);
  }
});

test('a mail that the reader has chosen can be ended with one click, or in the account if it has no token', async () => {
  const send = taskWith(openMailTransport({ dataDir }));
  const headersOf = async (mail: QueuedMail) => {
    const row = await queue(mail);
    await send(row);
    const [file = ''] = await filesOf(row);
    const { headers } = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
    return ['list-unsubscribe', 'list-unsubscribe-post'].map(
      (name) => headers.find(({ key }) => key === name)?.value,
    );
  };
  expect(await headersOf(aMail('watchedVehicleChanged', 'fr'))).toEqual([
    '<https://portal.example/unsubscribe?token=7d3f1c9e-52a4-4f0b-9a61-3c8e2b7d4f10.kq3vYt0mV2b8Zx1cN5h7rA>',
    'List-Unsubscribe=One-Click',
  ]);
  expect(await headersOf(aMail('watchedVehicleChanged', 'fr', { token: '' }))).toEqual([
    '<https://portal.example/account>',
    undefined,
  ]);
  expect(await headersOf(aMail('orderConfirmation', 'fr'))).toEqual([undefined, undefined]);
});

test.each([
  ['watchedVehicleChanged', 'de', 'Diese E-Mails abbestellen', '/unsubscribe?token='],
  ['savedSearch', 'en', 'Stop these emails', '/unsubscribe/search?token='],
  ['savedSearch', 'fr', 'Ne plus recevoir ces e-mails', '/unsubscribe/search?token='],
] as const)(
  'ends with the link that ends it, for mail programs that hide the header: %s, %s',
  async (kind, locale, words, path) => {
    const row = await queue(aMail(kind, locale));
    await taskWith(openMailTransport({ dataDir }))(row);
    const [file = ''] = await filesOf(row);
    const { text = '', html = '' } = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
    const address = `https://portal.example${path}`;
    for (const part of [words, `\n${address}`]) expect(text).toContain(part);
    for (const part of [`href="${address}`, `>${words}</a>`]) expect(html).toContain(part);
  },
);

test('the secret of a link is removed from the outbox when the mail was sent', async () => {
  const row = await queue(aMail('registrationReceived', 'de'));
  const stored = () =>
    db.selectFrom('mail_outbox').select('facts').where('id', '=', row.id).executeTakeFirstOrThrow();
  expect(await stored()).toMatchObject({ facts: { token: expect.any(String) } });
  await taskWith(openMailTransport({ dataDir }))(row);
  expect(Object.keys((await stored()).facts as object)).not.toContain('token');
});

test('a company name cannot add a recipient or a header', async () => {
  const row = await queue(
    aMail('newOrder', null, { companyName: 'Evil\r\nBcc: victim@example.com\r\n\r\nGmbH' }),
  );
  await taskWith(openMailTransport({ dataDir }))(row);
  const [file = ''] = await filesOf(row);
  const parsed = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.subject).toContain('Evil Bcc: victim@example.com GmbH');
});

test('a mail that the server defers twice arrives once', async () => {
  const peer = await startPeer(2);
  const send = taskWith(openMailTransport({ smtpUrl: peer.url, dataDir }));
  const row = await queue(aMail('accountApproved', 'fr'));

  await expect(send(row)).rejects.toThrow('451');
  await expect(send(row)).rejects.toThrow('451');
  expect(await isSent(row)).toBe(false);
  await send(row);
  expect(await isSent(row)).toBe(true);
  // The worker may run a finished job again if it could not record its end.
  await send(row);

  expect(peer.taken).toHaveLength(1);
  const parsed = await PostalMime.parse(peer.taken[0] ?? '');
  expect(parsed.subject).toBe('Votre compte professionnel est validé');
  expect(parsed.messageId).toBe(`<${row.id}@portal.example>`);
});

test('a mail stays queued if its file cannot be written', async () => {
  const row = await queue(aMail('accountApproved', 'de'));
  // The path of the folder is a file.
  const send = taskWith(openMailTransport({ dataDir: '/dev/null' }));
  await expect(send(row)).rejects.toThrow('ENOTDIR');
  expect(await isSent(row)).toBe(false);
});

/** The real table, except that the approval mail has a guide attached. */
const WITH_GUIDE: MailKinds = {
  ...MAILS,
  accountApproved: defineKind({
    to: ['dealer'],
    desk: 'support',
    payload: AccountPayload.extend({ guide: z.string() }),
    variables: ({ companyName }) => ({ companyName }),
    path: () => '/vehicles',
    attachments: ({ guide }) => [{ key: guide, filename: 'Leitfaden für Händler.pdf' }],
  }),
};

test('a mail carries the file named in its payload, and waits until that file is stored', async () => {
  const send = taskWith(openMailTransport({ dataDir }), [], WITH_GUIDE);
  const guide = 'documents/guide.pdf';
  const mail = aMail('accountApproved', 'de');
  const row = await queue({ ...mail, payload: { companyName: 'A', contactName: 'B', guide } });
  await expect(send(row)).rejects.toThrow('the attachment documents/guide.pdf is not stored');
  expect(await filesOf(row)).toEqual([]);
  expect(await isSent(row)).toBe(false);

  const content = Buffer.from('%PDF-1.7 \u0000 ä');
  await writeFile(join(dataDir, 'guide'), content);
  await files.put(guide, join(dataDir, 'guide'), { contentType: 'application/pdf' });
  await send(row);
  const [file = ''] = await filesOf(row);
  const { attachments, text } = await PostalMime.parse(await readFile(join(dataDir, 'mail', file)));
  expect(text).toContain('Guten Tag B,');
  expect(attachments).toMatchObject([
    { filename: 'Leitfaden für Händler.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ]);
  expect(Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(attachments[0]?.content)))).toEqual(
    content,
  );
});

test.each([
  ['of a kind that this server does not know', { kind: 'invoice' }, 'unknown kind of mail: invoice'],
  ['whose payload lacks fields of its kind', { payload: { companyName: 'A' } }, 'contactName'],
  ['to a person, of a kind for the provider only', { kind: 'newOrder' }, 'never goes to a person'],
])('a mail %s stays queued', async (_which, wishes, reason) => {
  const row = await queue({ ...aMail('accountApproved', 'de'), ...wishes });
  await expect(taskWith(openMailTransport({ dataDir }))(row)).rejects.toThrow(reason);
  expect(await isSent(row)).toBe(false);
});
