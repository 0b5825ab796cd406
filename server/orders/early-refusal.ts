import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedRead } from '../shared-read.ts';
import type { Once } from './once.ts';
import { requireFree } from './vehicles.ts';

interface Wanted {
  vehicleIds: readonly string[];
  once: Once;
  /** Finds those of all waiting requests that have an answer already. */
  answered: SharedRead<Once, ReadonlySet<Once>>;
}

/**
 * Throws VEHICLE_UNAVAILABLE if the stock in memory, which is as new as the request, shows that a vehicle is taken. So those
 * who come too late are refused without waiting for each other at its lock. It decides nothing else: what it lets pass is
 * checked under lock, and a request that was answered before gets the same answer again.
 */
export async function refuseTaken(
  { stockOfRequest }: Pick<FastifyInstance, 'stockOfRequest'>,
  request: FastifyRequest,
  { vehicleIds, once, answered }: Wanted,
): Promise<void> {
  const reading = await stockOfRequest.read(request, null);
  if (!reading) return;
  const offered = vehicleIds.map((id) => reading.stock.stateOf(id));
  // The database says which vehicles exist.
  const known = offered.filter((vehicle) => vehicle !== undefined);
  const isTaken = known.length === offered.length && known.some(({ status }) => status !== 'AVAILABLE');
  if (isTaken && !(await answered.ask(once)).has(once)) requireFree(vehicleIds, known);
}
