import type { Call, ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

export type ListedMail = ResultOf<'GET /api/admin/mails'>['mails'][number];
export type ReadMail = ResultOf<'GET /api/admin/mails/{id}'>;

/** The mails, or those that the filters leave. `search` has the parameters as the address holds them. */
export const mailsQuery = (search: Record<string, string>, by?: Call) => ({
  ...queryOf('GET /api/admin/mails', { query: search }, by),
  ...FRESHNESS.adminList,
});

/** The order or the dealer that mails are about. */
export type MailsAbout = { orderId: string } | { dealerId: string };

const SHOWN = '10';

/** The newest mails about one order or one dealer. */
export const mailsAboutQuery = (about: MailsAbout, by?: Call) => mailsQuery({ ...about, limit: SHOWN }, by);

/** One mail with its content. */
export const mailQuery = (id: string, by?: Call) => ({
  ...queryOf('GET /api/admin/mails/{id}', { params: { id } }, by),
  ...FRESHNESS.adminList,
});
