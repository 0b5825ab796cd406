import { sql, type Kysely, type Transaction } from 'kysely';
import type { VehicleStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { currentStatus } from '../current-status.ts';
import { inTransaction } from '../db.ts';
import { DocumentRefused } from '../files/documents.ts';
import { ImageRefused } from '../files/images.ts';
import type { Storage } from '../files/storage.ts';
import { prepareFiles, putFiles, recordFiles } from '../files/stored-files.ts';
import { IMAGE_MAX_PIXELS } from '../../contract/upload-figures.ts';
import { isMissingContent } from '../vehicles/missing-content.ts';
import { importVehicle, type Imported, refuseUnlessFree, tryVehicle } from './import-vehicle.ts';
import type { DeliveredMedium, Delivery } from './read-delivery.ts';
import { ImportRejected } from './rejected.ts';

export interface StoreContext {
  db: Kysely<DB>;
  files: Storage;
  /** Contains the unpacked media and receives the converted pictures. The caller removes it. */
  scratchFolder: string;
  actor: Actor;
  /** Runs in the transaction of the import, after it. */
  andThen?: (tx: Transaction<DB>, imported: Imported) => Promise<void>;
}

// The job `remove_unused_files` may delete a stored file before the transaction refers to it. Then the import is retried.
const ATTEMPTS = 3;

async function refuseHeldVin(db: Kysely<DB>, vin: string): Promise<void> {
  const found = await sql<{ status: VehicleStatus }>`
    select ${currentStatus} as status
    from vehicles
    where vin = ${vin}
  `.execute(db);
  const vehicle = found.rows[0];
  if (vehicle) refuseUnlessFree(vehicle.status, vin);
}

function explainMedium(error: unknown, medium: DeliveredMedium): unknown {
  if (error instanceof DocumentRefused) return new ImportRejected(`PDF_${error.reason}`, medium.originalName);
  if (!(error instanceof ImageRefused)) return error;
  return error.reason === 'TOO_LARGE'
    ? new ImportRejected('IMAGE_TOO_LARGE', medium.originalName, { maxPixels: IMAGE_MAX_PIXELS })
    : new ImportRejected('IMAGE_UNDECODABLE', medium.originalName);
}

/**
 * Checks a delivery as `storeDelivery` does, converting its pictures, and returns what its import would do. Nothing is
 * stored. Throws ImportRejected.
 */
export async function tryDelivery(
  { db, scratchFolder }: Pick<StoreContext, 'db' | 'scratchFolder'>,
  delivery: Delivery,
): Promise<Awaited<ReturnType<typeof tryVehicle>>> {
  await refuseHeldVin(db, delivery.vin);
  await prepareFiles(db, delivery.media, scratchFolder, explainMedium);
  return inTransaction(db, (tx) => tryVehicle(tx, delivery));
}

/**
 * Converts and stores the media, then adds or replaces the vehicle in one transaction. If the delivery is refused, no
 * database row of it remains, and a job deletes its files. Throws ImportRejected.
 */
export async function storeDelivery(
  context: StoreContext,
  delivery: Delivery,
  attempt = 1,
): Promise<Imported> {
  const { db, files, scratchFolder, actor, andThen } = context;
  // An early check that saves the conversion. The check in the transaction is binding.
  await refuseHeldVin(db, delivery.vin);
  const prepared = await prepareFiles(db, delivery.media, scratchFolder, explainMedium);
  await putFiles(db, files, prepared);
  try {
    return await inTransaction(db, async (tx) => {
      await recordFiles(tx, prepared);
      const imported = await importVehicle(tx, delivery, actor);
      await andThen?.(tx, imported);
      return imported;
    });
  } catch (error) {
    if (isMissingContent(error) && attempt < ATTEMPTS) return storeDelivery(context, delivery, attempt + 1);
    throw error;
  }
}
