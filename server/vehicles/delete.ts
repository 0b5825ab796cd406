import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import { touchVehicle } from './lock-media.ts';

/**
 * Removes a vehicle with its media and marks. A constraint refuses it if the vehicle has reservations:
 * VEHICLE_IN_USE. A trigger schedules the removal of the files; a job removes them after the commit.
 */
export async function removeVehicle(tx: Transaction<DB>, actor: Actor, vehicleId: string): Promise<void> {
  const vehicle = await tx
    .deleteFrom('vehicles')
    .where('id', '=', vehicleId)
    .returning(['vin', 'make', 'model', 'price_net as priceNet', 'status'])
    .executeTakeFirst();
  if (!vehicle) throw new Failure('NOT_FOUND');
  await record(tx, actor, {
    action: 'VEHICLE_DELETED',
    subjectId: vehicleId,
    before: vehicle,
  });
}

/** Removes a picture or document of a vehicle. A job removes its files after the commit if no other vehicle shows them. */
export async function removeMedium(
  tx: Transaction<DB>,
  actor: Actor,
  vehicleId: string,
  mediumId: string,
): Promise<void> {
  // Locks the vehicle first, as an import does: a trigger updates the vehicle's `has_documents`.
  await tx.selectFrom('vehicles').select('id').where('id', '=', vehicleId).forNoKeyUpdate().execute();
  const medium = await tx
    .deleteFrom('vehicle_media')
    .where('id', '=', mediumId)
    .where('vehicle_id', '=', vehicleId)
    .returning(['id', 'media_type as mediaType', 'title'])
    .executeTakeFirst();
  if (!medium) throw new Failure('NOT_FOUND');
  await touchVehicle(tx, vehicleId);
  await record(tx, actor, {
    action: 'VEHICLE_MEDIUM_DELETED',
    subjectId: vehicleId,
    before: medium,
  });
}
