import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { Facets, listVehicles } from '../../contract/vehicles.ts';
import type { User } from '../actor.ts';
import { allOf } from '../conditions.ts';
import type { Database } from '../db.ts';
import { SerializedJson } from '../http/serialized-json.ts';
import { relaxedInDatabase } from './count-relaxed.ts';
import { countFacets } from './facets.ts';
import { InventoryCache } from './inventory-cache.ts';
import { listConditions } from './list-query.ts';
import { findPage } from './queries.ts';
import { nearestAsked } from './nearest.ts';
import { monthOfSearch, understoodOf } from './question.ts';
import { conditionOfParts, readSearch, type Search, type SqlPart } from './search-words.ts';
import { readStockVersion } from './stock-version.ts';

type Inventory = Result<typeof listVehicles>;

/** The bound of the cache of counts in bytes, and the assumed size of one count result. */
const MOST_COUNT_BYTES = 8_000_000;
const ONE_COUNT_BYTES = 8_000;
/**
 * The version of the stock contains this for a dealer who has hidden vehicles: see stock_version() in the database.
 */
const HIDDEN = ' hidden ';

/**
 * Answers the inventory from the database, and from a cache while the version of the stock is the same. Each call asks the
 * database for the version. See docs/decisions/0009.
 */
export function answerFromDatabase(db: Database, answers: InventoryCache<SerializedJson<Inventory>>) {
  const counts = new InventoryCache<{ facets: Facets; total: number }>(
    MOST_COUNT_BYTES,
    () => ONE_COUNT_BYTES,
  );

  return async (query: VehicleQuery, user: User | null): Promise<SerializedJson<Inventory>> => {
    const isAdmin = user?.role === 'admin';
    const version = await readStockVersion(db, user);
    // Decide by the version, not by the user: cached answers are shared by everyone with this version, so they must not
    // depend on what one dealer has hidden.
    const hidesFor = version.includes(HIDDEN) ? user : null;
    const byAge = query.stockDaysMin !== undefined || query.stockDaysMax !== undefined;
    // Vehicles grow older without a change of the stock.
    const minute = byAge ? Math.floor(Date.now() / 60_000) : undefined;
    const reader = hidesFor?.dealer?.id;
    const month = monthOfSearch(query.q);
    return answers.get(keyOf(version, { ...query, isAdmin, reader, minute, month }), async () => {
      const search = query.q === undefined ? undefined : await readSearch(db, query.q);
      const conditions = listConditions(query, search, hidesFor);
      const { page, limit, sortBy: _, ...filters } = query;
      const [vehicles, { facets, total }] = await Promise.all([
        findPage(db, conditions, query, search, isAdmin),
        counts.get(keyOf(version, { ...filters, reader, minute, month }), () =>
          countFacets(db, conditions, query),
        ),
      ]);
      const totalPages = Math.ceil(total / limit);
      const words = await wordsOf(db, query, search, total, hidesFor);
      const relaxed = total === 0 ? await relaxedInDatabase(db, query, search, hidesFor) : [];
      const pagination = { page, totalPages, total };
      return SerializedJson.of({ vehicles, pagination, facets, ...words, relaxed });
    });
  };
}

/** As in memory-inventory.ts. */
async function wordsOf(
  db: Database,
  { q, ...others }: VehicleQuery,
  search: Search | undefined,
  total: number,
  user: User | null,
): Promise<Pick<Inventory, 'understood' | 'nearest'>> {
  if (q === undefined || !search) return { understood: [], nearest: null };
  // A search without words has a part without a text, which nothing matches.
  const parts = search.parts.filter(({ to }) => to > 0);
  const count = async (parts: readonly SqlPart[]) => {
    const { always, byFacet } = listConditions(others, { condition: conditionOfParts(parts) }, user);
    const found = await sql<{ total: number }>`
      select count(*)::int as total from vehicles where ${allOf([...always, ...Object.values(byFacet)])}
    `.execute(db);
    return found.rows[0]?.total ?? 0;
  };
  return {
    understood: understoodOf(q, parts),
    nearest: total === 0 ? await nearestAsked({ ...others, q }, parts, count) : null,
  };
}

/** The parsed query always has its keys in the same order. */
const keyOf = (version: string, asked: object) => `${version} ${JSON.stringify(asked)}`;
