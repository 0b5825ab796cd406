import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as contract from '../../contract/saved-searches.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { serve } from '../http/serve.ts';
import { endSearches } from './end.ts';
import { findSearches } from './queries.ts';
import { changeSearch, lookAtSearch, saveSearch } from './save.ts';
import { servePauseLink } from './unsubscribe.ts';

/** The searches of the inventory that users save. */
export async function serveSavedSearches(app: FastifyInstance): Promise<void> {
  const { db } = app.deps;

  serve(app, contract.listSearches, async ({ user }) => {
    const searches = await findSearches(db, { userId: user.id });
    return { searches, total: searches.length };
  });

  serve(app, contract.saveSearch, ({ body, user }) =>
    inTransaction(db, (tx) => saveSearch(tx, user.id, body)),
  );

  serve(app, contract.changeSearch, ({ params, body, user }) =>
    inTransaction(db, (tx) => changeSearch(tx, { id: params.id, userId: user.id }, body)),
  );

  serve(app, contract.lookAtSearch, ({ params, user }) =>
    inTransaction(db, (tx) => lookAtSearch(tx, { id: params.id, userId: user.id })),
  );

  serve(app, contract.deleteSearch, async ({ params, query, user }) => {
    const which = sql`id = ${params.id} and user_id = ${user.id}`;
    await inTransaction(db, async (tx) => {
      const { searches, feedCount } = await endSearches(tx, user, which);
      if (searches === 0) throw new Failure('NOT_FOUND');
      if (feedCount > (query.feedCount ?? feedCount))
        throw new Failure('EDITED_MEANWHILE', { payload: { current: { feedCount } } });
    });
    return undefined;
  });

  await servePauseLink(app);
}
