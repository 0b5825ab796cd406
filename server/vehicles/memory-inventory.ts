import type { Result } from '../../contract/endpoint.ts';
import type { VehicleQuery } from '../../contract/admin-vehicle-parameters.ts';
import type { listVehicles } from '../../contract/vehicles.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import type { Database } from '../db.ts';
import { SerializedJson } from '../http/serialized-json.ts';
import { answerFrom, type StockAnswer } from '../stock/answer.ts';
import type { LiveStock, StockReading } from '../stock/live-stock.ts';
import { isHeld } from '../stock/matches.ts';
import type { InventoryCache } from './inventory-cache.ts';
import { ListedVehicles } from './listed-vehicles.ts';

type Answer = SerializedJson<Result<typeof listVehicles>>;

/** Vehicles that change as fast as they are read are left to the database after so many attempts. */
const ATTEMPTS = 3;

/**
 * Answers the inventory from the stock in memory; undefined if the database has to answer. The bytes of each listed vehicle are
 * cached until it changes, and whole answers until anything changes: docs/decisions/0059.
 */
export function answerFromMemory(db: Database, live: LiveStock, answers: InventoryCache<Answer>) {
  const listed = new ListedVehicles(db);

  return async (query: VehicleQuery, user: User | null): Promise<Answer | undefined> => {
    if (!isHeld(query)) return undefined;
    const isAdmin = user?.role === 'admin';
    const dealerId = activeDealerIdOf(user);
    const reading = await live.read(dealerId);
    if (!reading) return undefined;
    const make = () => assemble(reading, query, dealerId, isAdmin);
    // Vehicles grow older without a change of the stock, and what a dealer has hidden is no part of its version.
    const byAge = query.stockDaysMin !== undefined || query.stockDaysMax !== undefined;
    if (byAge || reading.hidden.length > 0) return make();
    const key = `memory ${reading.stock.version} ${JSON.stringify({ ...query, isAdmin })}`;
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
      const { stock, hidden }: StockReading = reading;
      const answer = answerFrom(stock, query, hidden);
      const vehicles = listed.find(stock, answer.ids, isAdmin);
      if (vehicles.every((each) => each !== undefined)) return serialized(vehicles, answer, query);
      const missing = answer.ids.filter((_, place) => vehicles[place] === undefined);
      const fetched = await listed.fetch(stock, missing, isAdmin);
      // Only this check tells whether what was fetched is of the same state of the stock.
      reading = await live.read(dealerId);
      if (reading) fetched.keepUnchanged(reading.stock);
    }
    return undefined;
  }
}

function serialized(
  vehicles: readonly Buffer[],
  { total, facets }: StockAnswer,
  { page, limit }: VehicleQuery,
): Answer {
  const pagination = { page, totalPages: Math.ceil(total / limit), total };
  const rest = JSON.stringify({ pagination, facets });
  const parts = vehicles.flatMap((each, place) => (place === 0 ? [each] : [COMMA, each]));
  return SerializedJson.ofBytes(Buffer.concat([START, ...parts, Buffer.from(`],${rest.slice(1)}`)]));
}

const START = Buffer.from('{"vehicles":[');
const COMMA = Buffer.from(',');
