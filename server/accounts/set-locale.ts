import type { Transaction } from 'kysely';
import type { Locale } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';

/** Sets the language of the mails to a user. Without a new language nothing changes. */
export async function setLocale(
  tx: Transaction<DB>,
  user: User,
  locale: Locale | undefined = user.locale,
): Promise<User> {
  await tx.updateTable('users').set({ locale }).where('id', '=', user.id).execute();
  return { ...user, locale };
}
