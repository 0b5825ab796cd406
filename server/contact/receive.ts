import type { Transaction } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { ContactForm } from '../../contract/contact.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { enqueueMail } from '../mail/queue.ts';

/**
 * Stores a message and mails it to the provider. A signed-in user gets a copy at the address of their account if it is
 * proved, never at the address in the form: that could be a stranger's. It has the language of the account, as all mails.
 */
export async function receiveMessage(
  tx: Transaction<DB>,
  form: ContactForm,
  { locale, user }: { locale: Locale; user: User | null },
): Promise<{ id: string }> {
  const stored = await tx
    .insertInto('contact_messages')
    .values({ ...form, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { name, company, ...written } = form;
  const account = await tx
    .selectFrom('users')
    .select('dealer_id as id')
    .where('email', '=', form.email)
    .executeTakeFirst();
  const payload = {
    accountId: account?.id ?? null,
    contactName: name,
    companyName: company,
    ...written,
    writtenIn: locale,
  };
  await enqueueMail(tx, 'contactMessage', 'provider', payload);
  if (user?.emailConfirmed)
    await enqueueMail(tx, 'contactMessage', { address: user.email, locale: user.locale }, payload);
  return stored;
}
