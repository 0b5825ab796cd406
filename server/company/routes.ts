import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/company.ts';
import * as requestsContract from '../../contract/order-requests.ts';
import { inTransaction } from '../db.ts';
import { takeTry } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { findPlacedOrder } from '../orders/queries.ts';
import { findApprovalLimit, setApprovalLimit } from './limit.ts';
import { declineRequest, findRequests, orderRequested, sendRequest, withdrawRequest } from './requests.ts';
import {
  changeCompanyUser,
  findCompanyUsers,
  inviteCompanyUser,
  inviteCompanyUserAgain,
  removeCompanyUser,
} from './users.ts';

/** The users of a company, whom its owners invite, block and remove; the limit of its orders and the requests above it. */
export function serveCompany(app: FastifyInstance): void {
  const { db, limits, newOrderId } = app.deps;
  const countInvitation = (dealerId: string) =>
    takeTry(db, 'invitationsByDealer', dealerId, limits.invitationsByDealer);

  serve(app, contract.listCompanyUsers, async ({ user }) => {
    const users = await findCompanyUsers(db, user);
    return { users, total: users.length };
  });

  serve(app, contract.inviteCompanyUser, async ({ body, user }) => {
    await countInvitation(user.dealer.id);
    return inTransaction(db, (tx) => inviteCompanyUser(tx, user, body));
  });

  serve(app, contract.inviteCompanyUserAgain, async ({ params, user }) => {
    await countInvitation(user.dealer.id);
    await inTransaction(db, (tx) => inviteCompanyUserAgain(tx, user, params.id));
    return undefined;
  });

  serve(app, contract.changeCompanyUser, ({ params, body, user }) =>
    inTransaction(db, (tx) => changeCompanyUser(tx, user, params.id, body)),
  );

  serve(app, contract.removeCompanyUser, async ({ params, user }) => {
    await inTransaction(db, (tx) => removeCompanyUser(tx, user, params.id));
    return undefined;
  });

  serve(app, requestsContract.getApprovalLimit, ({ user }) => findApprovalLimit(db, user.dealer.id));

  serve(app, requestsContract.changeApprovalLimit, ({ body, user }) =>
    inTransaction(db, (tx) => setApprovalLimit(tx, user, body)),
  );

  serve(app, requestsContract.listCompanyRequests, async ({ user }) => {
    const requests = await findRequests(db, user);
    return { requests, total: requests.length };
  });

  serve(app, requestsContract.sendCompanyRequest, ({ body, user }) =>
    inTransaction(db, (tx) => sendRequest(tx, user, body)),
  );

  serve(app, requestsContract.orderCompanyRequest, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      const orderId = await orderRequested(tx, user, params.id, body, newOrderId);
      return findPlacedOrder(tx, orderId);
    }),
  );

  serve(app, requestsContract.declineCompanyRequest, ({ params, body, user }) =>
    inTransaction(db, (tx) => declineRequest(tx, user, params.id, body.reason)),
  );

  serve(app, requestsContract.withdrawCompanyRequest, ({ params, user }) =>
    inTransaction(db, (tx) => withdrawRequest(tx, user, params.id)),
  );
}
