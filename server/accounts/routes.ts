import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/accounts.ts';
import { clientOf } from '../http/client.ts';
import { clientGone } from '../http/client-gone.ts';
import { networkOf } from '../http/client-network.ts';
import { serve } from '../http/serve.ts';
import { endSession, sessionTokenOf } from '../http/session.ts';
import { pageLocale } from './locale.ts';
import { attemptPassword, requireUnchanged } from './login.ts';
import { confirmAddress, resendConfirmation } from './confirm.ts';
import { requireGoodPassword } from './password-rules.ts';
import { countRegistration, registerDealer } from './register.ts';
import { editUser } from './edit-user.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import { signIn } from './sign-in.ts';
import { recordSignIn, slowAttackDown } from './sign-ins.ts';
import { reportNewNetwork } from './report-new-network.ts';
import { inTransaction } from '../db.ts';

/** Session, sign-in, registration, sign-out and the proof of an e-mail address. */
export function serveAccounts(app: FastifyInstance): void {
  const { deps } = app;
  const { db, limits, networkKey, passwords } = deps;

  serve(app, contract.getUser, async ({ user }) => user);

  serve(app, contract.editUser, ({ user, body }) => inTransaction(db, (tx) => editUser(tx, user, body)));

  serve(app, contract.login, async ({ body, request, reply }) => {
    const who = { email: body.email, network: networkOf(request.ip) };
    return slowAttackDown(deps, who, async () => {
      const checked = await passwords.attempt(
        (hashing) =>
          attemptPassword(deps, who, body.password, hashing, (user) =>
            requireSecondFactor(deps, user, body.code),
          ),
        clientGone(reply),
      );
      const signedIn = await inTransaction(db, async (tx) => {
        await requireUnchanged(tx, checked);
        const { at, isNewNetwork } = await recordSignIn(tx, networkKey, who, checked.id);
        const signedIn = await signIn(tx, checked.id, request);
        if (isNewNetwork) await reportNewNetwork(tx, signedIn.user, { at, ...clientOf(request) });
        return signedIn;
      });
      setSessionCookie(request, reply, signedIn.token);
      return signedIn.user;
    });
  });

  serve(app, contract.register, async ({ body, request, reply }) => {
    await requireGoodPassword('password', body.password, body);
    const who = { email: body.email, network: networkOf(request.ip) };
    // Outside the transaction, because hashing takes long and there are few connections.
    const passwordHash = await passwords.attempt(
      ({ hash }) => countRegistration(db, limits, who.network, () => hash(body.password)),
      clientGone(reply),
    );
    const account = { passwordHash, locale: pageLocale(request) };
    const signedIn = await inTransaction(db, async (tx) => {
      const userId = await registerDealer(tx, body, account);
      await recordSignIn(tx, networkKey, who, userId);
      return signIn(tx, userId, request);
    });
    setSessionCookie(request, reply, signedIn.token);
    return signedIn.user;
  });

  serve(app, contract.logout, async ({ request, reply }) => {
    const token = sessionTokenOf(request);
    if (token) await endSession(db, token);
    clearSessionCookie(request, reply);
    return undefined;
  });

  serve(app, contract.confirmEmail, ({ body }) =>
    inTransaction(db, async (tx) => {
      await confirmAddress(tx, body.token);
      return undefined;
    }),
  );

  serve(app, contract.resendConfirmation, ({ user }) =>
    inTransaction(db, async (tx) => {
      await resendConfirmation(tx, user);
      return undefined;
    }),
  );
}
