import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails to an address that the mail server has taken, newest first. */
async function* mailsTo(address: string): AsyncGenerator<Email> {
  const folder = process.env['PORTAL_MAIL_DIR'] ?? '';
  // A mail that is being written has another ending.
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  for (const name of names.toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.to?.some((to) => to.address === address)) yield mail;
  }
}

/** The text of the newest mail to an address whose subject names this order. */
export async function mailAbout(address: string, number: string): Promise<string> {
  for await (const { subject, text } of mailsTo(address))
    if (subject?.includes(number)) return (text ?? '').replaceAll('\u00a0', ' ');
  return '';
}

/** The subjects of the mails to an address, oldest first. */
export async function subjectsTo(address: string): Promise<string[]> {
  const subjects: string[] = [];
  for await (const { subject } of mailsTo(address)) subjects.unshift(subject ?? '');
  return subjects;
}

/** The path with the token of the link to this page in the newest mail that has one; empty until one has been sent. */
export async function linkMailedTo(
  address: string,
  page: '/auth/confirm' | '/auth/invite' | '/auth/reset',
): Promise<string> {
  for await (const { text } of mailsTo(address)) {
    const at = (text ?? '').indexOf(`${page}?token=`);
    if (at >= 0) return /^\S+/.exec((text ?? '').slice(at))?.[0] ?? '';
  }
  return '';
}

/** The address of List-Unsubscribe in the newest mail that has one; empty until one has been sent. */
export async function unsubscribeAddressMailedTo(address: string): Promise<string> {
  for await (const { headers } of mailsTo(address)) {
    const header = headers.find(({ key }) => key === 'list-unsubscribe');
    if (header) return /<([^>]+)>/.exec(header.value)?.[1] ?? '';
  }
  return '';
}
