import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';

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
