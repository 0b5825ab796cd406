import type { FastifyInstance } from 'fastify';
import { listFailedMails, sendMailAgain } from '../../contract/mails.ts';
import { serve } from '../http/serve.ts';
import { findFailedMails } from './failed.ts';
import { requeueMail } from './queue.ts';

/** The endpoints with which admins see to mails that could not be sent. */
export function serveMails(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, listFailedMails, ({ query }) => findFailedMails(db, query));

  serve(app, sendMailAgain, ({ params }) => db.transaction().execute((tx) => requeueMail(tx, params.id)));
}
