import type { Result } from '../../contract/endpoint.ts';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { listVehicles } from '../../contract/vehicles.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import type { Database } from '../db.ts';
import { SerializedJson } from '../http/serialized-json.ts';
import { answerFrom, type StockAnswer } from '../stock/answer.ts';
import type { LiveStock, StockReading } from '../stock/live-stock.ts';
import { isHeld } from '../stock/matches.ts';
import type { StockSearch } from '../stock/search.ts';
import type { InventoryCache } from './inventory-cache.ts';
import { relaxedInMemory } from './count-relaxed.ts';
import { ListedVehicles } from './listed-vehicles.ts';
import { MemorySearch } from './memory-search.ts';
import { nearestAtHand } from './nearest.ts';
import { monthOfSearch, understoodOf } from './question.ts';
import type { FetchedTexts } from './search-texts.ts';

type Answer = SerializedJson<Result<typeof listVehicles>>;

/**
 * What changes as fast as it is read is left to the database after so many attempts. A new search needs up to five: spellings,
 * corrections, phrases, names and vehicles.
 */
const ATTEMPTS = 7;

/**
 * Answers the inventory from the stock in memory; undefined if the database has to answer. The bytes of each listed vehicle are
 * cached until it changes, and whole answers until anything changes: docs/decisions/0059.
 */
export function answerFromMemory(db: Database, live: LiveStock, answers: InventoryCache<Answer>) {
  const listed = new ListedVehicles(db);
  const searches = new MemorySearch(db);

  /** `readFirst`: the first reading, which may have been made with the session of the request. */
  return async (
    query: VehicleQuery,
    user: User | null,
    readFirst: LiveStock['read'] = (dealerId) => live.read(dealerId),
  ): Promise<Answer | undefined> => {
    if (!isHeld(query)) return undefined;
    const isAdmin = user?.role === 'admin';
    const dealerId = activeDealerIdOf(user);
    const reading = await readFirst(dealerId);
    if (!reading) return undefined;
    // Vehicles grow older without a change of the stock, and what a dealer has hidden is no part of its version.
    const byAge = query.stockDaysMin !== undefined || query.stockDaysMax !== undefined;
    if (byAge || reading.hidden.length > 0) return assemble(reading, query, dealerId, isAdmin);
    // The answer is shared: a vehicle that this dealer hides from now on must stay in it.
    const make = () => assemble(reading, query, null, isAdmin);
    const key = `memory ${reading.stock.version} ${JSON.stringify({ ...query, isAdmin, month: monthOfSearch(query.q) })}`;
    return answers.find(key, make);
  };

  async function assemble(
    first: StockReading,
    query: VehicleQuery,
    dealerId: string | null,
    isAdmin: boolean,
  ): Promise<Answer | undefined> {
    let reading: StockReading | undefined = first;
    for (let attempt = 0; reading && attempt < ATTEMPTS; attempt += 1) {
      const step = choose(reading, query, isAdmin);
      if (typeof step !== 'function') return step;
      const fetched = await step();
      // Only this check tells whether what was fetched is of the same state of the stock.
      reading = await live.read(dealerId);
      if (reading) fetched.keepUnchanged(reading.stock);
    }
    return undefined;
  }

  /** The answer, undefined if the database has to give it, or a call that fetches what is not cached. */
  function choose(
    { stock, hidden }: StockReading,
    query: VehicleQuery,
    isAdmin: boolean,
  ): Answer | undefined | (() => Promise<FetchedTexts>) {
    const found = query.q === undefined ? undefined : searches.parse(stock, query.q, query.sortBy);
    if (found === 'database') return undefined;
    if (found?.needed.needsMore) return () => searches.fetch(stock, found.needed);
    const answer = answerFrom(stock, query, hidden, found?.search);
    if (found && !answer) return () => searches.fetch(stock, found.needed);
    if (!answer) return undefined;
    const vehicles = listed.find(stock, answer.ids, isAdmin);
    if (vehicles.every((each) => each !== undefined))
      return serialized(vehicles, answer, query, {
        ...wordsOf(query, found?.search, answer),
        relaxed: answer.total === 0 ? relaxedInMemory(stock, query, hidden, found?.search) : [],
      });
    const missing = answer.ids.filter((_, place) => vehicles[place] === undefined);
    return () => listed.fetch(stock, missing, isAdmin);
  }
}

type Inventory = Result<typeof listVehicles>;
type Words = Pick<Inventory, 'understood' | 'nearest'>;

/** What the words of a query mean, and the nearest list where they match nothing. */
function wordsOf(
  { q, ...others }: VehicleQuery,
  search: StockSearch | undefined,
  answer: StockAnswer,
): Words {
  if (q === undefined || !search) return { understood: [], nearest: null };
  // A search without words has a part without a text, which nothing matches.
  const parts = search.parts.filter(({ to }) => to > 0);
  return {
    understood: understoodOf(q, parts),
    nearest: answer.total === 0 ? nearestAtHand({ ...others, q }, parts, answer.countParts) : null,
  };
}

function serialized(
  vehicles: readonly Buffer[],
  { total, facets }: StockAnswer,
  { page, limit }: VehicleQuery,
  words: Words & Pick<Inventory, 'relaxed'>,
): Answer {
  const pagination = { page, totalPages: Math.ceil(total / limit), total };
  const rest = JSON.stringify({ pagination, facets, ...words });
  const parts = vehicles.flatMap((each, place) => (place === 0 ? [each] : [COMMA, each]));
  return SerializedJson.ofBytes(Buffer.concat([START, ...parts, Buffer.from(`],${rest.slice(1)}`)]));
}

const START = Buffer.from('{"vehicles":[');
const COMMA = Buffer.from(',');
