import { z } from 'zod';
import { FAILED_MAILS_PAGE_SIZE } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant } from './fields.ts';
import { LIMIT, PAGE } from './parameters.ts';
import { queryFrom } from './query.ts';

/**
 * A mail in the outbox. `kind` is one of MAIL_KINDS, or an unknown one of another version of the portal. `recipient` null:
 * the provider. `orderId` null: the mail is about no order.
 */
const QueuedMail = z.object({
  id,
  kind: z.string(),
  recipient: z.string().nullable(),
  orderId: z.string().nullable(),
  queuedAt: instant,
});

/** A mail that no attempt could send. `reason`: what the mail server or the program reported, in English. */
export const FailedMail = QueuedMail.extend({ failedAt: instant, reason: z.string() });
export type FailedMail = z.output<typeof FailedMail>;

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails/failed',
  summary: 'The mails that no attempt could send, the latest first',
  access: 'admin',
  query: queryFrom({ page: PAGE, limit: { ...LIMIT, default: FAILED_MAILS_PAGE_SIZE } }),
  result: z.object({ mails: z.array(FailedMail), total: z.number().int() }),
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/send',
  summary: 'Queues a failed mail again, with all attempts',
  access: 'admin',
  params: idParams,
  result: QueuedMail,
});
