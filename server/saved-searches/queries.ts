import { sql } from 'kysely';
import type { SavedSearch } from '../../contract/saved-searches.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';
import { isOfNoInterestTo, queryOf } from './condition.ts';

/** A saved search is found only together with its user: another user's does not exist for them. */
export interface OwnSearch {
  id: string;
  userId: string;
}

const ownDealer = sql`(select users.dealer_id from users where users.id = saved_searches.user_id)`;

/** All searches of a user, or one of them. What they have hidden or ordered since it was found is not new to them. */
export async function findSearches(
  db: Database,
  { userId, id = null }: { userId: string; id?: string | null },
): Promise<SavedSearch[]> {
  const found = await sql<Omit<SavedSearch, 'isUnreadable'>>`
    select
      id,
      name,
      search,
      alert,
      paused_at is not null as "isPaused",
      (
        select count(*)::int
        from saved_search_matches matches
        join vehicles on vehicles.id = matches.vehicle_id
        where matches.search_id = saved_searches.id and is_new and not ${isOfNoInterestTo(ownDealer)}
      ) as "newCount",
      (select count(*)::int from feeds where feeds.search_id = saved_searches.id) as "feedCount",
      ${isoInstant('created_at')} as "createdAt"
    from saved_searches
    where user_id = ${userId} and (${id}::uuid is null or id = ${id})
    order by lower(name), id
  `.execute(db);
  return found.rows.map(({ newCount, feedCount, createdAt, ...search }) => ({
    ...search,
    isUnreadable: queryOf(search.search) === undefined,
    newCount,
    feedCount,
    createdAt,
  }));
}

/** Throws NOT_FOUND if the user has no such search. */
export async function findSearch(db: Database, own: OwnSearch): Promise<SavedSearch> {
  const [search] = await findSearches(db, own);
  if (!search) throw new Failure('NOT_FOUND');
  return search;
}
