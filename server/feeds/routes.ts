import type { FastifyInstance } from 'fastify';
import * as contract from '../../contract/feeds.ts';
import { inTransaction } from '../db.ts';
import { serve } from '../http/serve.ts';
import { createFeed, findFeeds, revokeFeed } from './manage.ts';
import { serveFeed } from './serve-feed.ts';

/** The addresses at which programs of a dealer read vehicles. */
export function serveFeeds(app: FastifyInstance): void {
  const { db, publicUrl } = app.deps;

  serve(app, contract.listFeeds, async ({ user }) => {
    const feeds = await findFeeds(db, user.dealer.id);
    return { feeds, total: feeds.length };
  });

  serve(app, contract.createFeed, async ({ body, user }) => {
    const { feed, secret } = await inTransaction(db, (tx) => createFeed(tx, user, body));
    const address = `${publicUrl}/feed/${secret}`;
    return { ...feed, jsonUrl: `${address}.json`, csvUrl: `${address}.csv` };
  });

  serve(app, contract.revokeFeed, async ({ params, user }) => {
    await inTransaction(db, (tx) => revokeFeed(tx, user, params.id));
    return undefined;
  });

  serveFeed(app);
}
