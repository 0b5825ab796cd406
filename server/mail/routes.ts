import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/mails.ts';
import { serve, serveFrame } from '../http/serve.ts';
import { findFailedMails } from './failed.ts';
import { findMails } from './list.ts';
import { requeueMail } from './queue.ts';
import { readMail, readMailHtml } from './read.ts';

/** The endpoints with which admins read mails and send them again. */
export function serveMails(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, contract.listMails, ({ query }) => findMails(db, query));

  serve(app, contract.listFailedMails, ({ query }) => findFailedMails(db, query));

  serve(app, contract.readMail, ({ params }) => readMail(db, app.deps, params.id));

  serveFrame(app, contract.readMailHtml, ({ params }) => readMailHtml(db, app.deps, params.id));

  serve(app, contract.sendMailAgain, ({ params }) =>
    db.transaction().execute((tx) => requeueMail(tx, params.id)),
  );
}
