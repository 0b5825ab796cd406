import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Feed } from '../../contract/feeds.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { record } from '../audit/record.ts';

type FeedName = Pick<Feed, 'kind' | 'search'>;

/** A feed as the audit log names it. Its address is secret. */
export const feedName = ({ kind, search }: FeedName) => ({ feed: kind, ...(search !== null && { search }) });

/** Deletes saved searches, and the feeds that list them. Returns how many of both there were. */
export async function endSearches(
  tx: Transaction<DB>,
  by: DealerUser,
  which: RawBuilder<unknown>,
): Promise<{ searches: number; feedCount: number }> {
  // The lock waits for a feed that is being made, so that it ends too.
  const searches = await sql<{ id: string }>`
    select id from saved_searches where ${which} order by id for update
  `.execute(tx);
  if (searches.rows.length === 0) return { searches: 0, feedCount: 0 };
  const ids = searches.rows.map(({ id }) => id);
  const feedCount = await endFeeds(tx, by, sql`feeds.search_id = any(${ids})`);
  await sql`delete from saved_searches where id = any(${ids})`.execute(tx);
  return { searches: ids.length, feedCount };
}

/** Deletes feeds. Returns how many there were. */
export async function endFeeds(
  tx: Transaction<DB>,
  by: DealerUser,
  which: RawBuilder<unknown>,
): Promise<number> {
  const ended = await sql<FeedName>`
    delete from feeds
    where ${which}
    returning kind, (select name from saved_searches searches where searches.id = feeds.search_id) as search
  `.execute(tx);
  const { id } = by.dealer;
  await record(
    tx,
    by,
    ...ended.rows.map((feed) => ({
      action: 'FEED_REVOKED' as const,
      subjectId: id,
      before: feedName(feed),
    })),
  );
  return ended.rows.length;
}
