import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/company.ts';
import { takeTry } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import {
  changeCompanyUser,
  findCompanyUsers,
  inviteCompanyUser,
  inviteCompanyUserAgain,
  removeCompanyUser,
} from './users.ts';

/** The users of a company, whom its owners invite, block and remove. */
export function serveCompany(app: FastifyInstance): void {
  const { db, limits } = app.deps;
  const countInvitation = (dealerId: string) =>
    takeTry(db, 'invitationsByDealer', dealerId, limits.invitationsByDealer);

  serve(app, contract.listCompanyUsers, async ({ user }) => {
    const users = await findCompanyUsers(db, user.dealer.id);
    return { users, total: users.length };
  });

  serve(app, contract.inviteCompanyUser, async ({ body, user }) => {
    await countInvitation(user.dealer.id);
    return db.transaction().execute((tx) => inviteCompanyUser(tx, user, body));
  });

  serve(app, contract.inviteCompanyUserAgain, async ({ params, user }) => {
    await countInvitation(user.dealer.id);
    await db.transaction().execute((tx) => inviteCompanyUserAgain(tx, user, params.id));
    return undefined;
  });

  serve(app, contract.changeCompanyUser, ({ params, body, user }) =>
    db.transaction().execute((tx) => changeCompanyUser(tx, user, params.id, body)),
  );

  serve(app, contract.removeCompanyUser, async ({ params, user }) => {
    await db.transaction().execute((tx) => removeCompanyUser(tx, user, params.id));
    return undefined;
  });
}
