import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/passwords.ts';
import { clientGone } from '../http/client-gone.ts';
import { networkOf } from '../http/client-network.ts';
import { serve } from '../http/serve.ts';
import { requireGoodPassword } from './password-rules.ts';
import { findPasswordOwner, requestPasswordReset, resetPassword } from './reset-password.ts';

/** The endpoints with which people get a new password. */
export function servePasswords(app: FastifyInstance): void {
  const { db, limits, passwords } = app.deps;

  serve(app, contract.requestPasswordReset, async ({ body, request }) => {
    await requestPasswordReset(db, limits, { email: body.email, network: networkOf(request.ip) });
    return undefined;
  });

  serve(app, contract.resetPassword, async ({ body: { token, password }, reply }) => {
    const owner = await findPasswordOwner(db, token);
    requireGoodPassword('password', password, owner);
    // Outside the transaction, because hashing takes long and there are few connections.
    const passwordHash = await passwords.attempt(({ hash }) => hash(password), clientGone(reply));
    return db.transaction().execute(async (tx) => {
      await resetPassword(tx, token, passwordHash);
      return undefined;
    });
  });
}
