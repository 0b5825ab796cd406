import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { COMPLAINTS_MAX } from '../../contract/complaint-rules.ts';
import type { Complaint } from '../../contract/complaints.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser, User } from '../actor.ts';
import { record } from '../audit/record.ts';
import { requireAccess } from '../dealers/lock-company.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { lockOrder } from '../orders/lock.ts';
import { isInOrder } from '../orders/sql.ts';
import type { CheckedPaper } from '../papers/check.ts';
import { scopeOf } from '../scope.ts';
import { complaintPayload } from './mail-payload.ts';
import { findComplaint, findReportableOrder } from './queries.ts';

/** A complaint that is ready to be stored. `sha256` is that of all that was sent. */
export interface NewComplaint {
  orderId: string;
  vehicleId: string;
  text: string;
  mileageKm: number | null;
  sha256: string;
}

/** A checked photo, and its place in the storage. */
export interface StoredPhoto {
  paper: CheckedPaper;
  storageId: string;
}

/** The hash of a complaint by its words and the hashes of its photos. */
export const hashOfComplaint = (
  { vehicleId, text, mileageKm }: Pick<NewComplaint, 'vehicleId' | 'text' | 'mileageKm'>,
  photos: readonly string[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([vehicleId, text, mileageKm, ...photos]))
    .digest('hex');

/** The same complaint, if it was stored before: a second press, or a retry after a lost answer. */
export async function findSame(
  db: Kysely<DB>,
  user: User,
  { orderId, sha256 }: Pick<NewComplaint, 'orderId' | 'sha256'>,
): Promise<Complaint | undefined> {
  const same = await db
    .selectFrom('complaints')
    .select('id')
    .where('order_id', '=', orderId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return same && findComplaint(db, user, { id: orderId, complaintId: same.id });
}

/**
 * The reservation of the vehicle, if the order takes a complaint about it. Called before the work on the photos begins, and
 * again under the lock.
 */
export async function requireReportable(
  db: Kysely<DB>,
  user: User,
  { orderId, vehicleId }: Pick<NewComplaint, 'orderId' | 'vehicleId'>,
): Promise<{ id: string; vin: string }> {
  const { isOpen } = await findReportableOrder(db, user, orderId);
  if (!isOpen) throw fieldFailure('', 'COMPLAINTS_CLOSED');
  const found = await sql<{ id: string; vin: string; complaints: number }>`
    select
      reservations.id,
      reservations.vin,
      (select count(*)::int from complaints where complaints.reservation_id = reservations.id) as complaints
    from vehicle_reservations reservations
    where reservations.order_id = ${orderId} and reservations.vehicle_id = ${vehicleId} and ${isInOrder}
  `.execute(db);
  const [reservation] = found.rows;
  if (!reservation) throw fieldFailure('vehicleId', 'NOT_A_CHOICE');
  if (reservation.complaints >= COMPLAINTS_MAX) throw fieldFailure('vehicleId', 'TOO_MANY_COMPLAINTS');
  return reservation;
}

/** Stores a complaint with its photos, and mails it to the dealer and to the provider. The same one is stored once. */
export async function openComplaint(
  tx: Transaction<DB>,
  user: DealerUser,
  complaint: NewComplaint,
  photos: readonly StoredPhoto[],
): Promise<Complaint> {
  const { orderId, text, mileageKm, sha256 } = complaint;
  const order = await lockOrder(tx, orderId, scopeOf(user));
  if (!order) throw new Failure('NOT_FOUND');
  // Again, since an upload may take minutes.
  await requireAccess(tx, user);
  const same = await findSame(tx, user, complaint);
  // The files of its photos stay planned for removal.
  if (same) return same;
  const reservation = await requireReportable(tx, user, complaint);
  const { id } = await tx
    .insertInto('complaints')
    .values({ order_id: orderId, reservation_id: reservation.id, text, mileage_km: mileageKm, sha256 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addPhotos(tx, id, photos);
  await record(tx, user, {
    action: 'COMPLAINT_OPENED',
    subjectId: orderId,
    after: { complaintId: id, vin: reservation.vin, mileageKm, photos: photos.length },
  });
  // The audit entry above says who sent it.
  const payload = await complaintPayload(tx, user, { id: orderId, complaintId: id });
  await enqueueMail(tx, 'complaintOpened', { dealerId: order.dealerId, also: user.id }, payload);
  await enqueueMail(tx, 'complaintOpened', 'provider', payload);
  return findComplaint(tx, user, { id: orderId, complaintId: id });
}

async function addPhotos(
  tx: Transaction<DB>,
  complaintId: string,
  photos: readonly StoredPhoto[],
): Promise<void> {
  if (photos.length === 0) return;
  await keepFiles(
    tx,
    photos.map(({ storageId }) => storageId),
  );
  await tx
    .insertInto('complaint_photos')
    .values(
      photos.map(({ paper, storageId }, index) => ({
        complaint_id: complaintId,
        place: index + 1,
        file_name: paper.fileName,
        media_type: paper.kind,
        byte_size: paper.byteSize,
        storage_id: storageId,
      })),
    )
    .execute();
}

async function keepFiles(tx: Transaction<DB>, storageIds: readonly string[]): Promise<void> {
  const kept = await sql`
    delete from file_removals where storage_id = any(${storageIds}) and decided_at is null
  `.execute(tx);
  // The job has removed a file because the upload took too long.
  if (kept.numAffectedRows !== BigInt(storageIds.length)) throw new Failure('UNAVAILABLE');
}
