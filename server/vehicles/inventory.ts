import type { Result } from '../../contract/endpoint.ts';
import type { Facets, listVehicles, VehicleQuery } from '../../contract/vehicles.ts';
import type { Database } from '../db.ts';
import type { User } from '../actor.ts';
import { Written } from '../http/serialized-json.ts';
import { countFacets } from './facets.ts';
import { InventoryCache } from './inventory-cache.ts';
import { conditionsOf } from './list-query.ts';
import { findPage } from './queries.ts';
import { readSearch } from './search-words.ts';
import { readStockVersion } from './stock-version.ts';

type Inventory = Result<typeof listVehicles>;

/** Of answers that are kept, and of counts, each of which is about so large. */
const MOST_BYTES = 32_000_000;
const MOST_COUNT_BYTES = 8_000_000;
const ONE_COUNT_BYTES = 8_000;
/** What stands in the word of a reader who has hidden vehicles: stock_version() in the database. */
const HIDDEN = ' hidden ';

/**
 * Answers the inventory. Each time the database is asked whether the stock is still as it was; an answer that was given
 * on the same stock is given again. See docs/decisions/0009.
 */
export function openInventory(db: Database) {
  const answers = new InventoryCache<Written<Inventory>>(MOST_BYTES, ({ bytes }) => bytes.length);
  const counts = new InventoryCache<{ facets: Facets; total: number }>(
    MOST_COUNT_BYTES,
    () => ONE_COUNT_BYTES,
  );

  return async (query: VehicleQuery, user: User | null): Promise<Written<Inventory>> => {
    const version = await readStockVersion(db, user);
    const isAdmin = user?.role === 'admin';
    // By the word, not by who asks: an answer that others are given too was made without what one has hidden meanwhile.
    const hidesFor = version.includes(HIDDEN) ? user : null;
    return answers.get(keyOf(version, { ...query, isAdmin, reader: hidesFor?.dealer?.id }), async () => {
      const search = query.q === undefined ? undefined : await readSearch(db, query.q);
      const conditions = conditionsOf(query, hidesFor);
      if (search) conditions.always.push(search.condition);
      const { page, limit, sortBy: _, ...filters } = query;
      const [vehicles, { facets, total }] = await Promise.all([
        findPage(db, conditions, query, search, isAdmin),
        counts.get(keyOf(version, { ...filters, reader: hidesFor?.dealer?.id }), () =>
          countFacets(db, conditions, query),
        ),
      ]);
      const totalPages = Math.ceil(total / limit);
      return new Written<Inventory>({ vehicles, pagination: { page, totalPages, total }, facets });
    });
  };
}

/** The parser of the query writes its members always in the same order. */
const keyOf = (version: string, asked: object) => `${version} ${JSON.stringify(asked)}`;
