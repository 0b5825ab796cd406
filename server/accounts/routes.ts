import type { FastifyInstance } from 'fastify';
import { getUser, login, logout, register } from '../../contract/accounts.ts';
import { takeTry } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { endSession, SESSION_COOKIE } from '../http/session.ts';
import { localeOf } from './locale.ts';
import { checkPassword, countFailures } from './login.ts';
import { hashPassword } from './passwords.ts';
import { registerDealer } from './register.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';

/** Who is signed in, and how one gets in and out. */
export function serveAccounts(app: FastifyInstance): void {
  const { db, limits } = app.deps;

  serve(app, getUser, async ({ user }) => user);

  serve(app, login, async ({ body: { email, password }, request, reply }) => {
    const userId = await countFailures(db, limits, { account: email, address: request.ip }, () =>
      checkPassword(db, email, password),
    );
    const signedIn = await db
      .transaction()
      .execute((tx) => signIn(tx, userId, request.cookies[SESSION_COOKIE]));
    setSessionCookie(request, reply, signedIn.token);
    return signedIn.user;
  });

  serve(app, register, async ({ body, request, reply }) => {
    await takeTry(db, 'registerByAddress', request.ip, limits.registerByAddress);
    // Outside the transaction: it takes long, and a connection is dear.
    const account = { passwordHash: await hashPassword(body.password), locale: localeOf(request) };
    const signedIn = await db.transaction().execute(async (tx) => {
      const userId = await registerDealer(tx, body, account);
      return signIn(tx, userId, request.cookies[SESSION_COOKIE]);
    });
    setSessionCookie(request, reply, signedIn.token);
    return signedIn.user;
  });

  serve(app, logout, async ({ request, reply }) => {
    const token = request.cookies[SESSION_COOKIE];
    if (token) await endSession(db, token);
    clearSessionCookie(request, reply);
    return undefined;
  });
}
