import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/dealers.ts';
import { serve } from '../http/serve.ts';
import { deleteDealer } from './delete.ts';
import { findDealers } from './queries.ts';
import { setDealerStatus } from './set-status.ts';

/** The endpoints with which administrators manage dealers. */
export function serveDealers(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, contract.listDealers, ({ query }) => findDealers(db, query));

  serve(app, contract.setDealerStatus, ({ params, body, user }) =>
    db.transaction().execute((tx) => setDealerStatus(tx, user, params.id, body)),
  );

  serve(app, contract.deleteDealer, ({ params, user }) =>
    db.transaction().execute(async (tx) => {
      await deleteDealer(tx, user, params.id);
      return undefined;
    }),
  );
}
