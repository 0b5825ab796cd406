import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aMail } from '../../fixtures/mails.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import type { QueuedMail } from './kinds.ts';
import { sendMailTask } from './send.ts';
import { type MailTransport, openMailTransport } from './transport.ts';

const { db } = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function taskWith(transport: MailTransport, logged: unknown[] = []) {
  const log = { info: (facts: object) => void logged.push(facts) };
  onTestFinished(() => transport.close());
  return sendMailTask({ db, transport, provider, publicUrl: 'https://portal.example', log });
}

async function queue(mail: QueuedMail): Promise<{ id: string }> {
  return db
    .insertInto('mail_outbox')
    .values({
      kind: mail.kind,
      recipient: mail.to?.address ?? null,
      locale: mail.to?.locale ?? null,
      facts: JSON.stringify(mail.facts),
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

/** A peer that answers 451 to the first `refusals` mails. */
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
  // Listening on TCP, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

test('without a mail server a mail becomes a file that any mail program reads', async () => {
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

test('the provider is written to at the address of the matter, and answers to the dealer', async () => {
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

test('a mail that the server puts off twice arrives once', async () => {
  const peer = await startPeer(2);
  const send = taskWith(openMailTransport({ smtpUrl: peer.url, dataDir }));
  const row = await queue(aMail('accountApproved', 'fr'));

  await expect(send(row)).rejects.toThrow('451');
  await expect(send(row)).rejects.toThrow('451');
  expect(await isSent(row)).toBe(false);
  await send(row);
  expect(await isSent(row)).toBe(true);
  // The worker may run a job again whose end it could not write down.
  await send(row);

  expect(peer.taken).toHaveLength(1);
  const parsed = await PostalMime.parse(peer.taken[0] ?? '');
  expect(parsed.subject).toBe('Votre compte professionnel est validé');
  expect(parsed.messageId).toBe(`<${row.id}@portal.example>`);
});

test('a file that cannot be written leaves the mail waiting', async () => {
  const row = await queue(aMail('accountApproved', 'de'));
  // A file where the folder should be.
  const send = taskWith(openMailTransport({ dataDir: '/dev/null' }));
  await expect(send(row)).rejects.toThrow('ENOTDIR');
  expect(await isSent(row)).toBe(false);
});
