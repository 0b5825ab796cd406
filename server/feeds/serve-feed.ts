import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import type { Database } from '../db.ts';
import { etagOf, namesTag } from '../http/etag.ts';
import { takeTry } from '../http/limits.ts';
import { contentOf, type FoundFeed } from './content.ts';
import { hashOf } from './manage.ts';

const FILE = /^([\w-]{43})\.(json|csv)$/;
const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' };

/** Serves a feed to everybody who knows its secret address: programs have no session. */
export function serveFeed(app: FastifyInstance): void {
  const { db, limits, publicUrl } = app.deps;

  app.get<{ Params: { file: string } }>('/feed/:file', async ({ params, headers }, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const [, secret = '', format] = FILE.exec(params.file) ?? [];
    const feed = format === undefined ? undefined : await findFeed(db, secret);
    if (!feed) throw new Failure('NOT_FOUND');
    await takeTry(db, 'feedByDealer', feed.dealerId, limits.feedByDealer);
    // FILE allows only these two.
    const wanted = format === 'csv' ? 'csv' : 'json';
    const content = await app.replica.read((replica) =>
      contentOf(replica, feed, { format: wanted, publicUrl }),
    );
    if (!content) throw new Failure('NOT_FOUND');
    await noteUse(db, secret);
    const tag = etagOf(content);
    reply
      .header('cache-control', 'private, no-cache')
      .header('etag', tag)
      .header('content-disposition', `attachment; filename="vehicles.${wanted}"`)
      .type(TYPES[wanted]);
    const known = headers['if-none-match'];
    return known !== undefined && namesTag(known, tag) ? reply.status(304).send() : reply.send(content);
  });
}

/** Only while its dealer is ACTIVE. */
async function findFeed(db: Database, secret: string): Promise<FoundFeed | undefined> {
  const found = await sql<FoundFeed>`
    select
      feeds.kind,
      feeds.dealer_id as "dealerId",
      (select searches.search from saved_searches searches where searches.id = feeds.search_id) as search
    from feeds
    join dealers on dealers.id = feeds.dealer_id
    where feeds.token_hash = ${hashOf(secret)} and dealers.status = 'ACTIVE'
  `.execute(db);
  return found.rows[0];
}

/** Not at each read: a program may ask every minute. */
async function noteUse(db: Database, secret: string): Promise<void> {
  await sql`
    update feeds
    set last_used_at = now()
    where token_hash = ${hashOf(secret)}
      and (last_used_at is null or last_used_at < now() - interval '5 minutes')
  `.execute(db);
}
