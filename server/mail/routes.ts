import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import { exportMails } from '../../contract/list-exports.ts';
import * as contract from '../../contract/mails.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { serve, serveFile, serveFrame } from '../http/serve.ts';
import { listCsv } from '../list-table.ts';
import { findFailedMails } from './failed.ts';
import { findMails } from './list.ts';
import { MAIL_COLUMNS } from './mail-table.ts';
import { requeueMail } from './queue.ts';
import { readMail, readMailHtml } from './read.ts';
import { inTransaction } from '../db.ts';

/** Records that an admin has sent a mail again. */
type RecordSentAgain = (
  tx: Transaction<DB>,
  admin: AdminUser,
  sent: { mailId: string; queued: Result<typeof contract.sendMailAgain> },
) => Promise<void>;

/** The endpoints with which admins read mails and send them again. */
export function serveMails(app: FastifyInstance, recordSentAgain: RecordSentAgain): void {
  const { db } = app.deps;

  serve(app, contract.listMails, ({ query }) => findMails(db, query));

  serveFile(app, exportMails, ({ query: { locale, ...filters }, user }) =>
    listCsv(
      app.replica,
      {
        table: 'mails',
        columns: MAIL_COLUMNS,
        read: async (tx, page) => (await findMails(tx, { ...filters, ...page })).mails,
      },
      { locale, user },
    ),
  );

  serve(app, contract.listFailedMails, ({ query }) => findFailedMails(db, query));

  serve(app, contract.readMail, ({ params }) => readMail(db, app.deps, params.id));

  serveFrame(app, contract.readMailHtml, ({ params }) => readMailHtml(db, app.deps, params.id));

  serve(app, contract.sendMailAgain, ({ params, query, user }) =>
    inTransaction(db, async (tx) => {
      const { mail, isNew } = await requeueMail(tx, params.id, query.copyId);
      if (isNew) await recordSentAgain(tx, user, { mailId: params.id, queued: mail });
      return mail;
    }),
  );
}
