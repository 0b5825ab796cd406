import type { Transaction } from 'kysely';
import { ZIP_MAX_ENTRIES } from '../../contract/upload-figures.ts';
import type { Medium } from '../../contract/vehicles.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { type Database, inTransaction } from '../db.ts';
import { fieldFailure } from '../failure.ts';
import { titleOf } from '../files/content.ts';
import { documentTypeOf } from '../files/document-type.ts';
import type { ReceivedFile } from '../files/receive-files.ts';
import type { Storage } from '../files/storage.ts';
import { prepareFiles, putFiles, recordFiles } from '../files/stored-files.ts';
import { checkUploaded, explainUploaded, type UploadedMedium } from './check-media.ts';
import { lockMedia, touchVehicle } from './lock-media.ts';
import { isMissingContent } from './missing-content.ts';

interface Uploading {
  db: Database;
  files: Storage;
  /** Contains the received files and gets the converted pictures. The caller removes it. */
  scratchFolder: string;
}

const ATTEMPTS = 3;

/**
 * Adds uploaded pictures and documents to a vehicle, all or none, behind those that it has. They are checked and converted
 * as an import does it. Returns those that were added.
 */
export async function addMedia(
  uploading: Uploading,
  admin: AdminUser,
  vehicleId: string,
  received: readonly ReceivedFile[],
): Promise<Medium[]> {
  // An early check that saves the conversion. The one in the transaction is binding.
  await inTransaction(uploading.db, (tx) => lockWithRoom(tx, vehicleId, received.length));
  const uploaded = await Promise.all(received.map(checkUploaded));
  return storeMedia(uploading, admin, vehicleId, uploaded);
}

async function storeMedia(
  uploading: Uploading,
  admin: AdminUser,
  vehicleId: string,
  uploaded: readonly UploadedMedium[],
  attempt = 1,
): Promise<Medium[]> {
  const { db, files, scratchFolder } = uploading;
  const prepared = await prepareFiles(db, uploaded, scratchFolder, explainUploaded);
  await putFiles(db, files, prepared);
  try {
    return await inTransaction(db, async (tx) => {
      await recordFiles(tx, prepared);
      return insertMedia(tx, admin, vehicleId, uploaded);
    });
  } catch (error) {
    if (isMissingContent(error) && attempt < ATTEMPTS)
      return storeMedia(uploading, admin, vehicleId, uploaded, attempt + 1);
    throw error;
  }
}

async function insertMedia(
  tx: Transaction<DB>,
  admin: AdminUser,
  vehicleId: string,
  uploaded: readonly UploadedMedium[],
): Promise<Medium[]> {
  const before = await lockWithRoom(tx, vehicleId, uploaded.length);
  const last = before.at(-1)?.ordinal ?? 0;
  const added = await tx
    .insertInto('vehicle_media')
    .values(
      uploaded.map(({ sha256, kind, fileName }, index) => ({
        vehicle_id: vehicleId,
        sha256,
        media_type: kind,
        title: titleOf(fileName),
        document_type: kind === 'pdf' ? documentTypeOf(fileName) : null,
        file_name: fileName,
        ordinal: last + 1 + index,
      })),
    )
    .returning(['id', 'media_type as mediaType', 'title', 'document_type as documentType'])
    .execute();
  await touchVehicle(tx, vehicleId);
  await record(
    tx,
    admin,
    ...added.map(({ documentType, ...medium }) => ({
      action: 'VEHICLE_MEDIUM_ADDED' as const,
      subjectId: vehicleId,
      after: { ...medium, ...(documentType !== null && { documentType }) },
    })),
  );
  return (await lockMedia(tx, vehicleId)).media.slice(before.length);
}

/** Locks the vehicle and returns its media. Refuses more than a delivery could bring. */
async function lockWithRoom(tx: Transaction<DB>, vehicleId: string, count: number): Promise<Medium[]> {
  const { media } = await lockMedia(tx, vehicleId);
  if (media.length + count > ZIP_MAX_ENTRIES) throw fieldFailure('files', 'TOO_MANY_MEDIA');
  return media;
}
