import type { Transaction } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { ContactForm } from '../../contract/contact.ts';
import type { DB } from '../../database/schema.ts';
import { enqueueMail } from '../mail/queue.ts';

/** Stores a message, mails it to the provider and mails a copy to the sender. */
export async function receiveMessage(
  tx: Transaction<DB>,
  form: ContactForm,
  locale: Locale,
): Promise<{ id: string }> {
  const stored = await tx
    .insertInto('contact_messages')
    .values({ ...form, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name, company, ...written } = form;
  const payload = { contactName: name, companyName: company, ...written, writtenIn: locale };
  await enqueueMail(tx, 'contactMessage', 'provider', payload);
  await enqueueMail(tx, 'contactMessage', { address: form.email, locale }, payload);
  return stored;
}
