import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/user-data.ts';
import { takeTry } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { findUserData } from './queries.ts';

/** One file with everything that is stored about the user. */
export function serveUserData(app: FastifyInstance): void {
  const { db, limits } = app.deps;

  serve(app, contract.getUserData, async ({ user, reply }) => {
    await takeTry(db, 'dataByUser', user.id, limits.dataByUser);
    reply.header('content-disposition', 'attachment; filename="forecourt-data.json"');
    return app.replica.read((replica) => findUserData(replica, user));
  });
}
