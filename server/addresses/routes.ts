import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/addresses.ts';
import { serve } from '../http/serve.ts';
import { addAddress, deleteAddress, editAddress } from './change.ts';
import { findAddresses } from './queries.ts';
import { inTransaction } from '../db.ts';

/** The delivery addresses in the account of a dealer. */
export function serveAddresses(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, contract.listAddresses, async ({ user }) => {
    const addresses = await findAddresses(db, user.dealer.id);
    return { addresses, total: addresses.length };
  });

  serve(app, contract.addAddress, ({ body, user }) => inTransaction(db, (tx) => addAddress(tx, user, body)));

  serve(app, contract.editAddress, ({ params, body, user }) =>
    inTransaction(db, (tx) => editAddress(tx, user, params.id, body)),
  );

  serve(app, contract.deleteAddress, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await deleteAddress(tx, user, params.id);
      return undefined;
    }),
  );
}
