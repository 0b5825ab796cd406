import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/passwords.ts';
import { clientGone } from '../http/client-gone.ts';
import { networkOf } from '../http/client-network.ts';
import { serve } from '../http/serve.ts';
import { requireGoodPassword } from './password-rules.ts';
import { sessionTokenOf } from '../http/session.ts';
import { changePassword } from './change-password.ts';
import { attemptPassword } from './login.ts';
import { slowAttackDown } from './sign-ins.ts';
import { findPasswordOwner, requestPasswordReset, resetPassword } from './reset-password.ts';
import { inTransaction } from '../db.ts';

/** The endpoints with which people set a new password: a forgotten one by a link, or their own while signed in. */
export function servePasswords(app: FastifyInstance): void {
  const { deps } = app;
  const { db, limits, passwords } = deps;

  serve(app, contract.requestPasswordReset, async ({ body, request }) => {
    await requestPasswordReset(db, limits, { email: body.email, network: networkOf(request.ip) });
    return undefined;
  });

  serve(app, contract.resetPassword, async ({ body: { token, password }, reply }) => {
    const owner = await findPasswordOwner(db, token);
    await requireGoodPassword('password', password, owner);
    // Outside the transaction, because hashing takes long and there are few connections.
    const passwordHash = await passwords.attempt(({ hash }) => hash(password), clientGone(reply));
    return inTransaction(db, async (tx) => {
      await resetPassword(tx, token, passwordHash);
      return undefined;
    });
  });

  serve(app, contract.changePassword, async ({ body, user, request, reply }) => {
    const { email, role, dealer } = user;
    await requireGoodPassword('newPassword', body.newPassword, {
      email,
      role,
      companyName: dealer?.companyName,
    });
    const who = { email, network: networkOf(request.ip) };
    const change = await slowAttackDown(deps, who, () =>
      passwords.attempt(async (hashing) => {
        const checked = await attemptPassword(deps, who, body.currentPassword, hashing);
        return { checked, passwordHash: await hashing.hash(body.newPassword) };
      }, clientGone(reply)),
    );
    return inTransaction(db, async (tx) => {
      await changePassword(tx, change, sessionTokenOf(request));
      return user;
    });
  });
}
