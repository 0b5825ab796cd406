import { sql, type Transaction } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import type { getVehicle } from '../../contract/vehicles.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { etagOf, namesTag } from '../http/etag.ts';
import { findVehicle } from './queries.ts';

/**
 * Locks a vehicle, as an import does, and returns it with its media. `ifMatch` is the ETag of the state that the admin
 * saw. Throws NOT_FOUND or EDITED_MEANWHILE.
 */
export async function lockMedia(
  tx: Transaction<DB>,
  vehicleId: string,
  ifMatch?: string,
): Promise<Result<typeof getVehicle>> {
  await sql`select id from vehicles where id = ${vehicleId} for no key update`.execute(tx);
  // A separate statement: only its later snapshot contains what was committed before the lock.
  const found = await findVehicle(tx, vehicleId, true);
  if (!found) throw new Failure('NOT_FOUND');
  if (ifMatch !== undefined && !namesTag(ifMatch, etagOf(JSON.stringify(found))))
    throw new Failure('EDITED_MEANWHILE');
  return found;
}

/** A change of the media is a change of the vehicle. */
export async function touchVehicle(tx: Transaction<DB>, vehicleId: string): Promise<void> {
  await sql`update vehicles set updated_at = now() where id = ${vehicleId}`.execute(tx);
}
