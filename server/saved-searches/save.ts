import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import { SEARCH_VEHICLES_MAX, SEARCHES_MAX } from '../../contract/saved-search-figures.ts';
import type {
  changeSearch as changeContract,
  SavedSearch,
  saveSearch as saveContract,
} from '../../contract/saved-searches.ts';
import type { ValidationCode } from '../../contract/validation.ts';
import type { DB } from '../../database/schema.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { listCondition } from './condition.ts';
import { findSearch, type OwnSearch } from './queries.ts';

/** Saves a search. What is in its list now is not new. */
export async function saveSearch(
  tx: Transaction<DB>,
  userId: string,
  { name, search, alert, isPaused }: Input<typeof saveContract>['body'],
): Promise<SavedSearch> {
  await lockUser(tx, userId);
  await refuseIf(tx, 'name', 'TOO_MANY_SEARCHES', isFull(userId));
  await refuseIf(tx, 'name', 'DUPLICATE', isTaken(userId, name, null));
  const id = randomUUID();
  await sql`
    insert into saved_searches (id, user_id, name, search, alert, paused_at)
    values (
      ${id}, ${userId}, ${name}, ${search}, ${alert}, case when ${isPaused ?? false}::boolean then now() end
    )
  `.execute(tx);
  await noteList(tx, id, search);
  return findSearch(tx, { id, userId });
}

/** Changes a search. Nothing that was found before is mailed after a pause. */
export async function changeSearch(
  tx: Transaction<DB>,
  own: OwnSearch,
  { name, search, alert, isPaused }: Input<typeof changeContract>['body'],
): Promise<SavedSearch> {
  await lockUser(tx, own.userId);
  const before = await lockSearch(tx, own);
  if (name !== undefined) await refuseIf(tx, 'name', 'DUPLICATE', isTaken(own.userId, name, own.id));
  await sql`
    update saved_searches
    set
      name = coalesce(${name ?? null}, name),
      alert = coalesce(${alert ?? null}, alert),
      paused_at = case when ${isPaused ?? before.isPaused}::boolean then coalesce(paused_at, now()) end
    where id = ${own.id}
  `.execute(tx);
  if (search !== undefined && search !== before.search) await replaceSearch(tx, own.id, search);
  const isSilent = (isPaused ?? before.isPaused) || (alert ?? before.alert) === 'OFF';
  if (isSilent) await mailNothing(tx, own.id);
  return findSearch(tx, own);
}

/** Ends the mails of a search, as its user does with one click in a mail. */
export async function pauseSearch(tx: Transaction<DB>, id: string): Promise<void> {
  await sql`update saved_searches set paused_at = coalesce(paused_at, now()) where id = ${id}`.execute(tx);
  await mailNothing(tx, id);
}

export async function lookAtSearch(tx: Transaction<DB>, own: OwnSearch): Promise<SavedSearch> {
  await lockSearch(tx, own);
  await sql`
    update saved_search_matches set is_new = false where search_id = ${own.id} and is_new
  `.execute(tx);
  return findSearch(tx, own);
}

/** One change after the other, so that each sees the names and the number that those before it left. */
const lockUser = (tx: Transaction<DB>, userId: string) =>
  sql`select from users where id = ${userId} for no key update`.execute(tx);

/** Waits until the search is compared with the stock or mailed. */
async function lockSearch(tx: Transaction<DB>, { id, userId }: OwnSearch) {
  const locked = await sql<Pick<SavedSearch, 'search' | 'alert' | 'isPaused'>>`
    select search, alert, paused_at is not null as "isPaused"
    from saved_searches
    where id = ${id} and user_id = ${userId}
    for no key update
  `.execute(tx);
  const [search] = locked.rows;
  if (!search) throw new Failure('NOT_FOUND');
  return search;
}

const mailNothing = (tx: Transaction<DB>, id: string) =>
  sql`
    update saved_search_matches set waits_for_mail = false where search_id = ${id} and waits_for_mail
  `.execute(tx);

async function replaceSearch(tx: Transaction<DB>, id: string, search: string): Promise<void> {
  await sql`
    update saved_searches
    set search = ${search}, compared = pg_current_snapshot(), compared_at = now()
    where id = ${id}
  `.execute(tx);
  await sql`delete from saved_search_matches where search_id = ${id}`.execute(tx);
  await noteList(tx, id, search);
}

/**
 * Notes which vehicles are in the list now. It is read after the snapshot from which changes are compared, so no vehicle is missed
 * in between.
 */
async function noteList(tx: Transaction<DB>, id: string, search: string): Promise<void> {
  const isInList = await listCondition(tx, search);
  if (!isInList) throw fieldFailure('search', 'INVALID');
  const noted = await sql`
    insert into saved_search_matches (search_id, vehicle_id)
    select ${id}, vehicles.id
    from vehicles
    where ${isInList}
    limit ${SEARCH_VEHICLES_MAX + 1}
  `.execute(tx);
  if (noted.numAffectedRows !== undefined && noted.numAffectedRows > SEARCH_VEHICLES_MAX)
    throw fieldFailure('search', 'SEARCH_TOO_WIDE');
}

const isFull = (userId: string) =>
  sql<boolean>`(select count(*) from saved_searches where user_id = ${userId}) >= ${SEARCHES_MAX}`;

const isTaken = (userId: string, name: string, except: string | null) => sql<boolean>`
  exists (
    select from saved_searches
    where user_id = ${userId} and name = ${name} and id is distinct from ${except}::uuid
  )
`;

async function refuseIf(
  tx: Transaction<DB>,
  field: string,
  code: ValidationCode,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(tx);
  if (rows[0]?.holds) throw fieldFailure(field, code);
}
