import type { ListedMail } from '../../contract/mails.ts';
import { orderNumberCell } from '../csv.ts';
import { type Columns, timeCell } from '../list-table.ts';

/** The mails as clerks download them, without what they say. */
export const MAIL_COLUMNS: Columns<'mails', ListedMail> = {
  queuedAt: ({ queuedAt }) => timeCell(queuedAt),
  kind: ({ kind }, wordOf) => wordOf('mailKind', kind),
  recipient: ({ recipient }) => recipient ?? '',
  status: ({ state }, wordOf) => wordOf('mailState', state),
  sentAt: ({ sentAt }) => timeCell(sentAt),
  failedAt: ({ failedAt }) => timeCell(failedAt),
  reason: ({ reason }) => reason ?? '',
  dealer: ({ dealer }) => dealer?.companyName ?? '',
  order: ({ orderId }) => (orderId === null ? '' : orderNumberCell(orderId)),
};
