import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { type Actor, record } from '../audit/record.ts';
import { Failure } from '../http/failure.ts';
import { UNUSED_FILES_GRACE_MINUTES } from './remove-unused-files.ts';

/** Removes a vehicle with its media and marks. The constraint of its reservations refuses it: VEHICLE_IN_USE. */
export async function removeVehicle(tx: Transaction<DB>, actor: Actor, vehicleId: string): Promise<void> {
  const vehicle = await tx
    .deleteFrom('vehicles')
    .where('id', '=', vehicleId)
    .returning(['vin', 'make', 'model', 'price_net as priceNet', 'status'])
    .executeTakeFirst();
  if (!vehicle) throw new Failure('NOT_FOUND');
  await record(tx, actor, {
    action: 'vehicle deleted',
    subject: 'vehicle',
    subjectId: vehicleId,
    before: vehicle,
  });
  await queueRemovalOfFiles(tx);
}

/** Removes a picture or document of a vehicle; its content goes later, if no other vehicle shows it. */
export async function removeMedium(
  tx: Transaction<DB>,
  actor: Actor,
  vehicleId: string,
  mediumId: string,
): Promise<void> {
  // The vehicle first, as an import does, since it keeps in mind whether it has documents.
  await tx.selectFrom('vehicles').select('id').where('id', '=', vehicleId).forNoKeyUpdate().execute();
  const medium = await tx
    .deleteFrom('vehicle_media')
    .where('id', '=', mediumId)
    .where('vehicle_id', '=', vehicleId)
    .returning(['id', 'media_type as mediaType', 'title'])
    .executeTakeFirst();
  if (!medium) throw new Failure('NOT_FOUND');
  await record(tx, actor, {
    action: 'medium deleted',
    subject: 'vehicle',
    subjectId: vehicleId,
    before: medium,
  });
  await queueRemovalOfFiles(tx);
}

// One job for all that is removed at about the same time, when the last of it is old enough.
async function queueRemovalOfFiles(tx: Transaction<DB>): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      'remove_unused_files',
      run_at => now() + make_interval(mins => ${UNUSED_FILES_GRACE_MINUTES}),
      job_key => 'remove_unused_files'
    )
  `.execute(tx);
}
