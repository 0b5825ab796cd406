import type { Result } from '../../contract/endpoint.ts';
import {
  ADMIN_ONLY_PARAMETERS,
  ADMIN_ONLY_SORTS,
  type VehicleQuery,
} from '../../contract/admin-vehicle-parameters.ts';
import type { Facets, listVehicles } from '../../contract/vehicles.ts';
import type { Database } from '../db.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import { fieldFailure } from '../failure.ts';
import { SerializedJson } from '../http/serialized-json.ts';
import { countFacets } from './facets.ts';
import { InventoryCache } from './inventory-cache.ts';
import { listConditions } from './list-query.ts';
import { findPage } from './queries.ts';
import { readSearch } from './search-words.ts';
import { readStockVersion } from './stock-version.ts';

type Inventory = Result<typeof listVehicles>;

/** The bounds of the two caches in bytes, and the assumed size of one count result. */
const MOST_BYTES = 32_000_000;
const MOST_COUNT_BYTES = 8_000_000;
const ONE_COUNT_BYTES = 8_000;
/**
 * The version of the stock contains this for a dealer who has hidden vehicles: see stock_version() in the database.
 */
const HIDDEN = ' hidden ';

/**
 * Answers the inventory, from a cache while the version of the stock is the same. Each call asks the database for the
 * version. See docs/decisions/0009.
 */
export function openInventory(db: Database) {
  const answers = new InventoryCache<SerializedJson<Inventory>>(MOST_BYTES, ({ bytes }) => bytes.length);
  const counts = new InventoryCache<{ facets: Facets; total: number }>(
    MOST_COUNT_BYTES,
    () => ONE_COUNT_BYTES,
  );

  return async (query: VehicleQuery, user: User | null): Promise<SerializedJson<Inventory>> => {
    if (query.hidden !== undefined && activeDealerIdOf(user) === null)
      throw fieldFailure('hidden', 'NOT_A_CHOICE');
    const isAdmin = user?.role === 'admin';
    if (!isAdmin) refuseAdminOnly(query);
    const version = await readStockVersion(db, user);
    // Decide by the version, not by the user: cached answers are shared by everyone with this version, so they must not
    // depend on what one dealer has hidden.
    const hidesFor = version.includes(HIDDEN) ? user : null;
    const byAge = query.stockDaysMin !== undefined || query.stockDaysMax !== undefined;
    // Vehicles grow older without a change of the stock.
    const minute = byAge ? Math.floor(Date.now() / 60_000) : undefined;
    const reader = hidesFor?.dealer?.id;
    return answers.get(keyOf(version, { ...query, isAdmin, reader, minute }), async () => {
      const search = query.q === undefined ? undefined : await readSearch(db, query.q);
      const conditions = listConditions(query, search, hidesFor);
      const { page, limit, sortBy: _, ...filters } = query;
      const [vehicles, { facets, total }] = await Promise.all([
        findPage(db, conditions, query, search, isAdmin),
        counts.get(keyOf(version, { ...filters, reader, minute }), () => countFacets(db, conditions, query)),
      ]);
      const totalPages = Math.ceil(total / limit);
      return new SerializedJson<Inventory>({ vehicles, pagination: { page, totalPages, total }, facets });
    });
  };
}

/** What only admins may ask is refused like a parameter or a choice that does not exist. */
function refuseAdminOnly(query: VehicleQuery): void {
  for (const name of Object.keys(ADMIN_ONLY_PARAMETERS))
    if (Object.hasOwn(query, name)) throw fieldFailure(name, 'UNKNOWN_KEY');
  if (ADMIN_ONLY_SORTS.some((sort) => sort === query.sortBy)) throw fieldFailure('sortBy', 'NOT_A_CHOICE');
}

/** The parsed query always has its keys in the same order. */
const keyOf = (version: string, asked: object) => `${version} ${JSON.stringify(asked)}`;
