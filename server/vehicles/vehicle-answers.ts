import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Result } from '../../contract/endpoint.ts';
import type { getVehicle } from '../../contract/vehicles.ts';
import { SerializedJson } from '../http/serialized-json.ts';
import { findVehicle } from './queries.ts';

type Answer = SerializedJson<Result<typeof getVehicle>>;

/** The bound of the cache in bytes: some 3,500 vehicles with eight pictures each. */
const MOST_BYTES = 16_000_000;

/**
 * Answers the data of a vehicle. An answer is cached by the revision that the vehicle had in the stock before it was read. If it
 * changes meanwhile, no later request asks for that revision: docs/decisions/0059.
 */
export function answerVehicles({ deps: { db }, stockOfRequest }: FastifyInstance) {
  const cache = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  /** Undefined if the vehicle does not exist. */
  return async (id: string, isAdmin: boolean, request: FastifyRequest): Promise<Answer | undefined> => {
    const revision = (await stockOfRequest.read(request, null))?.stock.revisionOf(id);
    const key = revision === undefined ? undefined : `${revision}${isAdmin ? ' admin' : ''}`;
    const cached = key && cache.get(key);
    if (cached) return cached;

    const found = await findVehicle(db, id, isAdmin);
    if (!found) return undefined;
    const answer: Answer = SerializedJson.of(found);
    if (key) cache.set(key, answer);
    return answer;
  };
}
