import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import { FEEDS_MAX } from '../../contract/feed-figures.ts';
import type { createFeed as createContract, Feed } from '../../contract/feeds.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import type { Database } from '../db.ts';
import { lockCompany } from '../dealers/lock-company.ts';
import { endFeeds, feedName } from '../saved-searches/end.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';

/** 256 bits. */
const SECRET_BYTES = 32;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export async function findFeeds(db: Database, dealerId: string, id: string | null = null): Promise<Feed[]> {
  const found = await sql<Feed>`
    select
      id,
      kind,
      (select name from saved_searches searches where searches.id = feeds.search_id) as search,
      ${isoInstant('created_at')} as "createdAt",
      (select coalesce(name, email) from users where users.id = feeds.created_by) as "createdBy",
      ${isoInstant('last_used_at')} as "lastUsedAt"
    from feeds
    where dealer_id = ${dealerId} and (${id}::uuid is null or id = ${id})
    order by created_at desc, id
  `.execute(db);
  return found.rows;
}

/** The secret is only in this answer. */
export async function createFeed(
  tx: Transaction<DB>,
  user: DealerUser,
  { kind, searchId }: Input<typeof createContract>['body'],
): Promise<{ feed: Feed; secret: string }> {
  const dealerId = user.dealer.id;
  await lockCompany(tx, user);
  if ((await findFeeds(tx, dealerId)).length >= FEEDS_MAX) throw fieldFailure('kind', 'TOO_MANY_FEEDS');
  if (kind === 'SEARCH') await requireOwnSearch(tx, user.id, searchId);
  else if (searchId !== null) throw fieldFailure('searchId', 'INVALID');
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const created = await sql<{ id: string }>`
    insert into feeds (dealer_id, kind, search_id, token_hash, created_by)
    values (${dealerId}, ${kind}, ${searchId}, ${hashOf(secret)}, ${user.id})
    returning id
  `.execute(tx);
  const [feed] = await findFeeds(tx, dealerId, created.rows[0]?.id);
  if (!feed) throw new Failure('NOT_FOUND');
  await record(tx, user, { action: 'FEED_CREATED', subjectId: dealerId, after: feedName(feed) });
  return { feed, secret };
}

async function requireOwnSearch(tx: Transaction<DB>, userId: string, searchId: string | null): Promise<void> {
  if (searchId === null) throw fieldFailure('searchId', 'REQUIRED');
  const found = await sql`
    select from saved_searches where id = ${searchId} and user_id = ${userId} for key share
  `.execute(tx);
  if (found.rows.length === 0) throw new Failure('NOT_FOUND');
}

export async function revokeFeed(tx: Transaction<DB>, by: DealerUser, id: string): Promise<void> {
  const revoked = await endFeeds(tx, by, sql`feeds.id = ${id} and feeds.dealer_id = ${by.dealer.id}`);
  if (revoked === 0) throw new Failure('NOT_FOUND');
}
