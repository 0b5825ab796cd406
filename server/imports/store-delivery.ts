import { sql, type Kysely } from 'kysely';
import type { VehicleStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../audit/record.ts';
import { currentStatus } from '../current-status.ts';
import { ImageRefused } from '../files/images.ts';
import type { Storage } from '../files/storage.ts';
import { prepareFiles, removeUnusedFiles, storeFiles } from '../files/stored-files.ts';
import { IMAGE_MAX_PIXELS } from '../../contract/constants.ts';
import { importVehicle, type Imported, refuseUnlessFree } from './import-vehicle.ts';
import type { DeliveredMedium, Delivery } from './read-delivery.ts';
import { ImportRejected } from './rejected.ts';

export interface StoreContext {
  db: Kysely<DB>;
  files: Storage;
  /** Holds the unpacked media and takes the converted pictures; the caller removes it. */
  scratchFolder: string;
  actor: Actor;
}

// A content that was unused may be removed by somebody between the storing and the transaction: then all starts anew.
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

function explainPicture(error: unknown, medium: DeliveredMedium): unknown {
  if (!(error instanceof ImageRefused)) return error;
  return error.reason === 'TOO_LARGE'
    ? new ImportRejected('IMAGE_TOO_LARGE', medium.originalName, { maxPixels: IMAGE_MAX_PIXELS })
    : new ImportRejected('IMAGE_UNDECODABLE', medium.originalName);
}

function isMissingContent(error: unknown): boolean {
  return (
    error instanceof Error && 'constraint' in error && error.constraint === 'vehicle_media_show_a_stored_file'
  );
}

/**
 * Converts and stores the media, then adds or replaces the vehicle in one transaction. Whatever refuses the delivery,
 * nothing of it stays. Throws ImportRejected.
 */
export async function storeDelivery(
  context: StoreContext,
  delivery: Delivery,
  attempt = 1,
): Promise<Imported> {
  const { db, files, scratchFolder, actor } = context;
  // Spares the conversion; the transaction decides.
  await refuseHeldVin(db, delivery.vin);
  const prepared = await prepareFiles(db, delivery.media, scratchFolder, explainPicture);
  const added = await storeFiles(db, files, prepared);
  try {
    const imported = await db.transaction().execute((tx) => importVehicle(tx, delivery, actor));
    await removeUnusedFiles(db, files, imported.dropped);
    return imported;
  } catch (error) {
    if (isMissingContent(error) && attempt < ATTEMPTS) return storeDelivery(context, delivery, attempt + 1);
    await removeUnusedFiles(db, files, added);
    throw error;
  }
}
