import type { SendMailOptions } from 'nodemailer';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db.ts';
import type { QueuedMail } from './kinds.ts';
import { isAboutOrder, type Sender } from './letter.ts';
import { renderMail } from './render.ts';
import type { MailTransport } from './transport.ts';

export interface SendMailDeps extends Sender {
  db: Database;
  transport: MailTransport;
  /** Kind and file or outbox id, never a person. */
  log: { info(facts: object, message: string): void };
}

const Payload = z.object({ id: z.uuid() });

/** The job `send_mail`. It throws when the mail could not be handed over, and is tried again. */
export function sendMailTask(deps: SendMailDeps): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { id } = Payload.parse(payload);
    const waiting = await findWaiting(deps.db, id);
    if (!waiting) return;
    const { mail, name } = waiting;
    const sentTo = await deps.transport.send(messageOf(mail, deps), name);
    await deps.db
      .updateTable('mail_outbox')
      .set({ sent_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    deps.log.info({ mail: id, kind: mail.kind, sentTo }, 'mail sent');
  };
}

/** The mail unless it has been sent, or has gone with its account; `name` sorts by the time of writing. */
async function findWaiting(db: Database, id: string): Promise<{ mail: QueuedMail; name: string } | null> {
  const row = await db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'locale', 'facts', 'created_at as createdAt'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, recipient, locale, facts, createdAt } = row;
  const to = recipient === null ? null : { address: recipient, locale };
  // Rows are written by queue.ts alone, which takes facts by their kind; a constraint ties the language to the recipient.
  const mail = { id, kind, to, facts } as unknown as QueuedMail;
  const written = createdAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return { mail, name: `${written}-${kind}-${id}` };
}

function messageOf(mail: QueuedMail, sender: Sender): SendMailOptions {
  const { provider, publicUrl } = sender;
  const ownAddress = isAboutOrder(mail) ? provider.salesEmail : provider.supportEmail;
  return {
    from: { name: provider.portalName, address: provider.supportEmail },
    // An object: an address in a string could be read as several.
    to: { name: '', address: mail.to?.address ?? ownAddress },
    replyTo: { name: '', address: mail.to ? ownAddress : addressToAnswer(mail, ownAddress) },
    // From the outbox: a try after a lost answer is the same message to whoever has it already.
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...renderMail(mail, sender),
  };
}

/** The provider's answer goes to the dealer, or to whoever wrote. */
function addressToAnswer(mail: QueuedMail, otherwise: string): string {
  if (mail.kind === 'registrationToReview' || mail.kind === 'contactMessage') return mail.facts.email;
  return isAboutOrder(mail) ? mail.facts.dealerEmail : otherwise;
}
