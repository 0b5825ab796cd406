import { buffer } from 'node:stream/consumers';
import type { SendMailOptions } from 'nodemailer';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db.ts';
import type { Storage } from '../files/storage.ts';
import type { Attachment } from './define-kind.ts';
import { isMailKind, type MailKinds, MAILS, type QueuedMail } from './kinds.ts';
import { renderMail } from './render.ts';
import type { MailTransport } from './transport.ts';
import type { Sender } from './view.ts';
import { OUTDATED } from './work.ts';

export interface SendMailDeps extends Sender {
  db: Database;
  /** The storage of the attachments. */
  files: Storage;
  transport: MailTransport;
  /** Draws the form that confirms the arrival of the vehicles of an invoice. */
  drawArrivalForm: (db: Database, invoiceNumber: string) => Promise<Buffer>;
  /** Whether a row of the outbox says or asks what does not hold any more. */
  isOutdated: RawBuilder<boolean>;
  /** Logs the kind of the mail and its file or outbox id. Never logs personal data. */
  log: { info(fields: object, message: string): void };
}

const Job = z.object({ id: z.uuid() });

/** The job `send_mail`. It throws if the mail could not be handed over; then the worker retries it. */
export function sendMailTask(deps: SendMailDeps, kinds: MailKinds = MAILS): (job: unknown) => Promise<void> {
  return async (job) => {
    const { id } = Job.parse(job);
    const unsent = await findUnsent(deps.db, id);
    if (!unsent) return;
    const { mail, name } = unsent;
    if (await isOutdated(deps, id)) {
      await drop(deps.db, id);
      deps.log.info({ mail: id, kind: mail.kind }, 'mail dropped: it was outdated');
      return;
    }
    const sentTo = await deps.transport.send(await messageOf(mail, deps, kinds), name);
    await deps.db
      .updateTable('mail_outbox')
      .set({
        sent_at: sql<Date>`now()`,
        failed_at: null,
        failure: null,
        // The secret of a link is not stored longer than it is needed.
        facts: sql`facts - 'token'`,
      })
      .where('id', '=', id)
      .execute();
    deps.log.info({ mail: id, kind: mail.kind, sentTo }, 'mail sent');
  };
}

/**
 * Finds the mail unless it was sent or was deleted with its account. `name` sorts by the time of queueing.
 */
async function findUnsent(db: Database, id: string): Promise<{ mail: QueuedMail; name: string } | null> {
  const row = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'locale', 'facts as payload', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, recipient, locale, payload, createdAt } = row;
  if (!isMailKind(kind)) throw new Error(`unknown kind of mail: ${kind}`);
  // Either both are null or none is: mail_outbox_people_have_a_language.
  const to = recipient === null || locale === null ? null : { address: recipient, locale };
  const queuedAt = createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return { mail: { id, kind, to, payload }, name: `${queuedAt}-${kind}-${id}` };
}

async function isOutdated(deps: SendMailDeps, id: string): Promise<boolean> {
  const row = await deps.db
    .selectFrom('mail_outbox')
    .select('id')
    .where('id', '=', id)
    .where(deps.isOutdated)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a mail that is not sent. If a clerk queues it again, it is checked once more. */
async function drop(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ failed_at: sql<Date>`now()`, failure: OUTDATED, facts: sql`facts - 'token'` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

async function messageOf(mail: QueuedMail, deps: SendMailDeps, kinds: MailKinds): Promise<SendMailOptions> {
  const { provider, publicUrl } = deps;
  const { desk, replyTo, unsubscribe, attachments, ...parts } = renderMail(mail, deps, kinds);
  return {
    from: { name: provider.portalName, address: provider.supportEmail },
    // As an object, because a string could be parsed as several addresses.
    to: { name: '', address: mail.to?.address ?? desk },
    replyTo: { name: '', address: mail.to ? desk : (replyTo ?? desk) },
    // The id of the outbox: if the mail is sent again after a lost response, mail programs recognize the
    // duplicate.
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${new URL(unsubscribe.path, publicUrl).href}>` }),
      ...(unsubscribe?.isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...parts,
    attachments: await Promise.all(attachments.map((attachment) => load(attachment, deps))),
  };
}

/** Loads the whole file first, so that no mail is sent with half an attachment. */
async function load(attachment: Attachment, { db, files, drawArrivalForm }: SendMailDeps) {
  const { filename } = attachment;
  if ('invoice' in attachment)
    return { filename, content: await invoiceFile(db, attachment.invoice, attachment.file) };
  if ('arrivalForm' in attachment)
    return { filename, content: await drawArrivalForm(db, attachment.arrivalForm) };
  const file = await files.open(attachment.key);
  if (!file) throw new Error(`the attachment ${attachment.key} is not stored`);
  return { filename, content: await buffer(file.stream) };
}

async function invoiceFile(db: Database, number: string, file: 'xml' | 'pdf'): Promise<Buffer> {
  const invoice = await db
    .selectFrom('invoices')
    .select(['xml', 'pdf'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return invoice[file];
}
