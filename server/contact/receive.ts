import type { Transaction } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { ContactForm } from '../../contract/contact.ts';
import type { DB } from '../../database/schema.ts';
import { mailPerson, mailProvider } from '../mail/queue.ts';

/** Keeps a message, mails it to the provider and a copy to the one who wrote it. */
export async function receiveMessage(
  tx: Transaction<DB>,
  form: ContactForm,
  locale: Locale,
): Promise<{ id: string }> {
  const kept = await tx
    .insertInto('contact_messages')
    .values({ ...form, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name, company, ...written } = form;
  const facts = { contactName: name, companyName: company, ...written, writtenIn: locale };
  await mailProvider(tx, 'contactMessage', facts);
  await mailPerson(tx, { address: form.email, locale }, 'contactMessage', facts);
  return kept;
}
