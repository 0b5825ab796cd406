import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/dealers.ts';
import * as details from '../../contract/dealer-details.ts';
import * as own from '../../contract/own-dealer.ts';
import { exportDealers } from '../../contract/list-exports.ts';
import { inTransaction } from '../db.ts';
import { serve, serveFile } from '../http/serve.ts';
import { listCsv } from '../list-table.ts';
import { correctDealer } from './correct.ts';
import { DEALER_COLUMNS } from './dealer-table.ts';
import { deleteDealer } from './delete.ts';
import { findDealerDetails } from './details.ts';
import { eraseDealer } from './erase.ts';
import { editOwnDealer, findOwnDealer } from './own.ts';
import { findDealers } from './queries.ts';
import { setDealerStatus } from './set-status.ts';

/** The endpoints with which administrators manage dealers, and dealers their own company. */
export function serveDealers(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, own.getDealer, ({ user }) => findOwnDealer(db, user));

  serve(app, own.editDealer, ({ user, body }) => inTransaction(db, (tx) => editOwnDealer(tx, user, body)));

  serve(app, contract.listDealers, ({ query }) => findDealers(db, query));

  serveFile(app, exportDealers, ({ query: { locale, ...filters }, user }) =>
    listCsv(
      app.replica,
      {
        table: 'dealers',
        columns: DEALER_COLUMNS,
        read: async (tx, page) => (await findDealers(tx, { ...filters, ...page })).dealers,
      },
      { locale, user },
    ),
  );

  serve(app, details.getDealerDetails, ({ params }) => findDealerDetails(db, params.id));

  serve(app, details.correctDealer, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      await correctDealer(tx, user, params.id, body);
      return findDealerDetails(tx, params.id);
    }),
  );

  serve(app, details.eraseDealer, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await eraseDealer(tx, user, params.id);
      return findDealerDetails(tx, params.id);
    }),
  );

  serve(app, contract.setDealerStatus, ({ params, body, user }) =>
    inTransaction(db, (tx) => setDealerStatus(tx, user, params.id, body)),
  );

  serve(app, contract.deleteDealer, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await deleteDealer(tx, user, params.id);
      return undefined;
    }),
  );
}
