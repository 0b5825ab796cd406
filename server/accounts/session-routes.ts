import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/sessions.ts';
import { serve } from '../http/serve.ts';
import { endSessions, sessionTokenOf } from '../http/session.ts';
import { endOneSession, findSessions } from './sessions.ts';
import { inTransaction } from '../db.ts';

/** The endpoints with which users see and end their sessions. */
export function serveSessions(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, contract.listSessions, ({ user, request }) =>
    findSessions(db, user, sessionTokenOf(request) ?? ''),
  );

  serve(app, contract.endOneSession, async ({ user, params }) => {
    await endOneSession(db, user, params.id);
    return undefined;
  });

  serve(app, contract.endOtherSessions, ({ user, request }) =>
    inTransaction(db, async (tx) => {
      await endSessions(tx, user.id, sessionTokenOf(request));
      return undefined;
    }),
  );
}
