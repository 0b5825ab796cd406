import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import * as contract from '../../contract/second-factor.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { clientGone } from '../http/client-gone.ts';
import { networkOf } from '../http/client-network.ts';
import { serve } from '../http/serve.ts';
import { sessionTokenOf } from '../http/session.ts';
import { attemptPassword, requireUnchanged } from './login.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  renewRecoveryCodes,
  turnSecondFactorOff,
} from './second-factor.ts';
import { slowAttackDown } from './sign-ins.ts';

/** The password that a call repeats, and who repeats it. */
interface Repeated {
  user: AdminUser;
  body: { password: string };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The endpoints with which admins manage their own second factor. */
export function serveSecondFactor(app: FastifyInstance): void {
  const { deps } = app;
  const { db, networkKey, passwords, provider } = deps;
  const isDemanded = deps.demandsSecondFactor ?? false;

  /** A wrong password counts as a failed login. */
  async function withPassword<T>(
    { user, body, request, reply }: Repeated,
    act: (tx: Transaction<DB>) => Promise<T>,
  ): Promise<T> {
    const who = { email: user.email, network: networkOf(request.ip) };
    const checked = await slowAttackDown(deps, who, () =>
      passwords.attempt((hashing) => attemptPassword(deps, who, body.password, hashing), clientGone(reply)),
    );
    return inTransaction(db, async (tx) => {
      await requireUnchanged(tx, checked);
      return act(tx);
    });
  }

  serve(app, contract.getSecondFactor, async ({ user }) => ({
    ...(await findSecondFactor(db, user.id)),
    isDemanded,
  }));

  serve(app, contract.beginSecondFactor, (call) =>
    withPassword(call, (tx) => beginSecondFactor(tx, call.user, { networkKey, issuer: provider.portalName })),
  );

  serve(app, contract.confirmSecondFactor, async ({ body, user, request }) => ({
    recoveryCodes: await inTransaction(db, (tx) =>
      confirmSecondFactor(tx, user, { networkKey, code: body.code, keptToken: sessionTokenOf(request) }),
    ),
  }));

  serve(app, contract.renewRecoveryCodes, async (call) => ({
    recoveryCodes: await withPassword(call, (tx) => renewRecoveryCodes(tx, call.user)),
  }));

  serve(app, contract.turnSecondFactorOff, async (call) => {
    if (isDemanded) throw new Failure('SECOND_FACTOR_NEEDED');
    await withPassword(call, (tx) => turnSecondFactorOff(tx, call.user));
    return undefined;
  });
}
