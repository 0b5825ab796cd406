import { sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import { WATCH_MAIL_HOUR } from '../../contract/watching.ts';
import type { Input } from '../../contract/endpoint.ts';
import type { ListView } from '../../contract/list-view.ts';
import type { editUser as contract } from '../../contract/accounts.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { Failure } from '../failure.ts';

/** When the next daily mail about watched vehicles is due: the next seven o'clock. */
export const nextWatchMail = sql<Date>`(
  date_trunc('day', (now() at time zone ${TIME_ZONE}) + make_interval(hours => ${24 - WATCH_MAIL_HOUR}))
    + make_interval(hours => ${WATCH_MAIL_HOUR})
) at time zone ${TIME_ZONE}`;

/**
 * Sets what a user chooses about their mails and their view of the inventory. An absent field stays: another page, or the link
 * in a mail, may have changed it since the session was read.
 */
export async function editUser(
  tx: Transaction<DB>,
  user: User,
  { locale, watchMails, listView }: Input<typeof contract>['body'],
): Promise<User> {
  const mails = sql`coalesce(${watchMails ?? null}, watch_mails)`;
  const edited = await tx
    .updateTable('users')
    .set({
      ...(locale !== undefined && { locale }),
      ...(watchMails !== undefined && { watch_mails: watchMails }),
      ...(listView !== undefined && { list_view: listView && JSON.stringify(listView) }),
      // The same choice again does not postpone the mail.
      watch_mails_due_at: sql<Date | null>`
        case when ${mails} = 'DAILY' then coalesce(watch_mails_due_at, ${nextWatchMail}) end
      `,
    })
    .where('id', '=', user.id)
    // A user who was removed or erased since the session was read has another address.
    .where('email', '=', user.email)
    .where('disabled_at', 'is', null)
    .returning(['locale', 'watch_mails as watchMails', 'list_view'])
    .executeTakeFirst();
  if (!edited) throw new Failure('NOT_AUTHENTICATED');
  const { list_view: chosenView, ...chosen } = edited;
  // Only this verb writes the column.
  return { ...user, ...chosen, listView: chosenView as ListView | null };
}
