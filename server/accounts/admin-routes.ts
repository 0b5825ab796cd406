import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/admins.ts';
import { inTransaction } from '../db.ts';
import { serve } from '../http/serve.ts';
import { findAdmins } from './admin-queries.ts';
import { changeAdmin, inviteAdmin } from './admins.ts';

/** The endpoints with which admins with all rights manage admins. */
export function serveAdmins(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, contract.listAdmins, ({ query }) => findAdmins(db, query));

  serve(app, contract.inviteAdmin, ({ body, user }) =>
    inTransaction(db, (tx) => inviteAdmin(tx, user, body)),
  );

  serve(app, contract.changeAdmin, ({ params, body, user }) =>
    inTransaction(db, (tx) => changeAdmin(tx, user, params.id, body)),
  );
}
