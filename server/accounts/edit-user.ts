import { sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import { WATCH_MAIL_HOUR } from '../../contract/watching.ts';
import type { Input } from '../../contract/endpoint.ts';
import type { editUser as contract } from '../../contract/accounts.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';

/** When the next daily mail about watched vehicles is due: the next seven o'clock. */
export const nextWatchMail = sql<Date>`(
  date_trunc('day', (now() at time zone ${TIME_ZONE}) + make_interval(hours => ${24 - WATCH_MAIL_HOUR}))
    + make_interval(hours => ${WATCH_MAIL_HOUR})
) at time zone ${TIME_ZONE}`;

/** Sets what a user chooses about their mails and their view of the inventory. An absent field stays. */
export async function editUser(
  tx: Transaction<DB>,
  user: User,
  {
    locale = user.locale,
    watchMails = user.watchMails,
    listView = user.listView,
  }: Input<typeof contract>['body'],
): Promise<User> {
  await tx
    .updateTable('users')
    .set({
      locale,
      watch_mails: watchMails,
      list_view: listView && JSON.stringify(listView),
      // The same choice again does not postpone the mail.
      watch_mails_due_at:
        watchMails === 'DAILY' ? sql<Date>`coalesce(watch_mails_due_at, ${nextWatchMail})` : null,
    })
    .where('id', '=', user.id)
    .execute();
  return { ...user, locale, watchMails, listView };
}
