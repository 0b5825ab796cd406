import { sql } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { ListedMail, ReadMail } from '../../contract/mails.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import type { Attachment } from './define-kind.ts';
import { isMailKind, MAILS } from './kinds.ts';
import { columns } from './list.ts';
import type { Sender } from './view.ts';

/** One mail with its content. Throws NOT_FOUND. */
export async function readMail(db: Database, sender: Sender, mailId: string): Promise<ReadMail> {
  const { locale, payload, ...found } = await findMail(db, mailId);
  const mail = { ...found, hasSecretLink: holdsSecret(found.kind) };
  const rendered = await renderStored({ ...mail, locale, payload }, sender);
  if (!rendered) return { ...mail, content: null };
  const { subject, text, attachments } = rendered;
  return {
    ...mail,
    content: {
      locale: locale ?? sender.provider.mailLocale,
      subject,
      text,
      attachments: attachments.map(linkTo),
    },
  };
}

/** The HTML part of a mail, whose links lead nowhere. Throws NOT_FOUND where a mail has no readable content. */
export async function readMailHtml(db: Database, sender: Sender, mailId: string): Promise<string> {
  const rendered = await renderStored(await findMail(db, mailId), sender);
  if (!rendered) throw new Failure('NOT_FOUND');
  // html.tsx writes every attribute in double quotes.
  return rendered.html.replaceAll(/ href="[^"]*"/g, '');
}

interface StoredMail extends ListedMail {
  locale: Locale | null;
  payload: unknown;
}

async function findMail(db: Database, mailId: string): Promise<StoredMail> {
  const found = await sql<StoredMail>`
    select ${columns}, locale, facts as payload from mail_outbox where id = ${mailId}
  `.execute(db);
  const [mail] = found.rows;
  if (!mail) throw new Failure('NOT_FOUND');
  return mail;
}

const holdsSecret = (kind: string) => isMailKind(kind) && MAILS[kind].hasSecretLink;

/** Null for a mail whose link holds a secret, and for one that this version of the portal cannot render. */
async function renderStored({ id, kind, recipient, locale, payload }: StoredMail, sender: Sender) {
  if (!isMailKind(kind) || holdsSecret(kind)) return null;
  const to = recipient === null || locale === null ? null : { address: recipient, locale };
  const { renderMail } = await import('./render.ts');
  try {
    return renderMail({ id, kind, to, payload }, sender);
  } catch {
    return null;
  }
}

/** An invoice can be downloaded. Other files go out with the mail alone. */
const linkTo = (attachment: Attachment) => ({
  filename: attachment.filename,
  url: 'invoice' in attachment ? `/api/invoices/${attachment.invoice}.${attachment.file}` : null,
});
