import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Result } from '../../contract/endpoint.ts';
import {
  ADMIN_ONLY_PARAMETERS,
  ADMIN_ONLY_SORTS,
  type VehicleQuery,
} from '../../contract/admin-vehicle-parameters.ts';
import type { listVehicles } from '../../contract/vehicles.ts';
import { activeDealerIdOf, type User } from '../actor.ts';
import { fieldFailure } from '../failure.ts';
import type { SerializedJson } from '../http/serialized-json.ts';
import { answerFromDatabase } from './database-inventory.ts';
import { InventoryCache } from './inventory-cache.ts';
import { answerFromMemory } from './memory-inventory.ts';

/** The bound of the cache in bytes. */
const MOST_BYTES = 16_000_000;

/**
 * Answers the inventory: from the stock in memory, or from the database while the stock is being read. See
 * docs/decisions/0059 and 0100.
 */
export function openInventory(app: FastifyInstance) {
  const { db } = app.deps;
  const answers = new InventoryCache<SerializedJson<Result<typeof listVehicles>>>(
    MOST_BYTES,
    ({ bytes }) => bytes.length,
  );
  const fromDatabase = answerFromDatabase(db, answers);
  const fromMemory = answerFromMemory(db, app.stock, answers);

  return async (query: VehicleQuery, user: User | null, request: FastifyRequest) => {
    refuseHidden(query, user);
    if (user?.role !== 'admin') refuseAdminOnly(query);
    const readFirst = (dealerId: string | null) => app.stockOfRequest.read(request, dealerId);
    return (await fromMemory(query, user, readFirst)) ?? fromDatabase(query, user);
  };
}

/** Only ACTIVE dealers hide vehicles. */
export function refuseHidden({ hidden }: Pick<VehicleQuery, 'hidden'>, user: User | null): void {
  if (hidden !== undefined && activeDealerIdOf(user) === null) throw fieldFailure('hidden', 'NOT_A_CHOICE');
}

/** What only admins may ask is refused like a parameter or a choice that does not exist. */
function refuseAdminOnly(query: VehicleQuery): void {
  for (const name of Object.keys(ADMIN_ONLY_PARAMETERS))
    if (Object.hasOwn(query, name)) throw fieldFailure(name, 'UNKNOWN_KEY');
  if (ADMIN_ONLY_SORTS.some((sort) => sort === query.sortBy)) throw fieldFailure('sortBy', 'NOT_A_CHOICE');
}
