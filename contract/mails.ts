import { z } from 'zod';
import { FAILED_MAILS_PAGE_SIZE, MAIL_STATES } from './mail-figures.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant, locale } from './fields.ts';
import { MAIL_PARAMETERS } from './mail-parameters.ts';
import { LIMIT, PAGE } from './parameters.ts';
import { queryFrom } from './query.ts';

/**
 * A mail in the outbox. `kind` may be one of another version of the portal. `recipient` null:
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
export const FailedMail = QueuedMail.extend({
  failedAt: instant,
  reason: z.string(),
  /** False for a mail whose link holds a secret. */
  canBeSentAgain: z.boolean(),
});
export type FailedMail = z.output<typeof FailedMail>;

/** A mail of any state. `reason` is null unless no attempt could send it. `dealer`: to whom or about whom it is. */
const ListedMail = QueuedMail.extend({
  state: z.enum(MAIL_STATES),
  sentAt: instant.nullable(),
  failedAt: instant.nullable(),
  reason: z.string().nullable(),
  dealer: z.object({ id, companyName: z.string() }).nullable(),
  /** False for a mail that still waits, and for one whose link holds a secret. */
  canBeSentAgain: z.boolean(),
});
export type ListedMail = z.output<typeof ListedMail>;

/**
 * A mail with its content, which is null where the link holds a secret, or where another version of the portal wrote the
 * mail. `url` of an attachment: where admins download the same file, if they can.
 */
const ReadMail = ListedMail.extend({
  /** Nobody reads it in the back office, and nobody sends it again by hand. */
  hasSecretLink: z.boolean(),
  content: z
    .object({
      /** The language of the recipient. */
      locale,
      subject: z.string(),
      text: z.string(),
      attachments: z.array(z.object({ filename: z.string(), url: z.string().nullable() })),
    })
    .nullable(),
});
export type ReadMail = z.output<typeof ReadMail>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'All mails that were sent, wait or failed, the newest first; `total` counts at most 2,001',
  access: 'admin',
  query: queryFrom(MAIL_PARAMETERS),
  result: z.object({ mails: z.array(ListedMail), total: z.number().int() }),
});

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails/failed',
  summary: 'The mails of the work list, which no attempt could send, the latest first',
  access: 'admin',
  query: queryFrom({ page: PAGE, limit: { ...LIMIT, default: FAILED_MAILS_PAGE_SIZE } }),
  result: z.object({ mails: z.array(FailedMail), total: z.number().int() }),
});

export const readMail = endpoint({
  method: 'GET',
  path: '/api/admin/mails/{id}',
  summary: 'One mail, with its subject, its plain text and the names of its attachments',
  access: 'admin',
  params: idParams,
  result: ReadMail,
});

export const readMailHtml = endpoint({
  method: 'GET',
  path: '/api/admin/mails/{id}/html',
  summary: 'The HTML part of a mail for a frame: without links, scripts and anything that is loaded',
  access: 'admin',
  params: idParams,
  isFile: true,
});

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/api/admin/mails/{id}/send',
  summary:
    'Queues a failed mail again, with all attempts, or a copy of one that was sent, and answers one that waits. Not if its link holds a secret',
  access: 'admin',
  params: idParams,
  /** The id of a copy, which the caller chooses: with the same id, a mail that was sent is copied once. */
  query: z.strictObject({ copyId: id.optional() }),
  result: QueuedMail,
});
