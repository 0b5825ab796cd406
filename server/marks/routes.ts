import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/marks.ts';
import { inTransaction } from '../db.ts';
import { serve } from '../http/serve.ts';
import { markVehicle, showVehicle, unmarkVehicle } from './change.ts';
import { findWatchlist } from './watchlist.ts';

/** The marks of a dealer on vehicles, and the list of those they watch. */
export function serveMarks(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, contract.markVehicle, ({ params, body, user }) =>
    inTransaction(db, (tx) =>
      markVehicle(tx, { vehicleId: params.id, dealerId: user.dealer.id }, body.status),
    ),
  );

  serve(app, contract.unmarkVehicle, async ({ params, query, user }) => {
    const own = { vehicleId: params.id, dealerId: user.dealer.id };
    if (query.status === 'HIDDEN') return { status: await inTransaction(db, (tx) => showVehicle(tx, own)) };
    await unmarkVehicle(db, own);
    return { status: null };
  });

  serve(app, contract.getWatchlist, ({ query, user }) => findWatchlist(db, user.dealer.id, query));
}
