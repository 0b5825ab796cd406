import { sql, type Transaction } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import type { changeMedium, deleteMedium, orderMedia } from '../../contract/vehicle-media.ts';
import type { Medium } from '../../contract/vehicles.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { type AuditEvent, record } from '../audit/record.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { lockMedia, touchVehicle } from './lock-media.ts';
import { coverOf } from './queries.ts';

/** Sets the order of all media of a vehicle. The same order again leaves no trace. */
export async function setMediaOrder(
  tx: Transaction<DB>,
  admin: AdminUser,
  vehicleId: string,
  { ids }: Input<typeof orderMedia>['body'],
  ifMatch: string | undefined,
): Promise<void> {
  const { media } = await lockMedia(tx, vehicleId, ifMatch);
  const known = media.map(({ id }) => id);
  const isComplete = ids.length === known.length && known.every((id) => ids.includes(id));
  if (!isComplete) throw fieldFailure('ids', 'INVALID');
  if (ids.every((id, index) => id === known[index])) return;
  await sql`
    update vehicle_media
    set ordinal = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where vehicle_media.id = wanted.id
  `.execute(tx);
  const after = ids.flatMap((id) => media.filter((medium) => medium.id === id));
  await noteChange(tx, admin, vehicleId, {
    action: 'VEHICLE_MEDIA_ORDERED',
    subjectId: vehicleId,
    before: titlesOf(media),
    after: titlesOf(after),
  });
}

/** Clerks order pictures and documents apart. The history shows those whose order has changed. */
function titlesOf(media: readonly Medium[]) {
  const titles = (kind: Medium['mediaType']) =>
    media
      .filter(({ mediaType }) => mediaType === kind)
      .map(({ title }) => title)
      .join(', ');
  return { pictures: titles('image'), documents: titles('pdf') };
}

/** Renames a medium, says what a document is, or makes a picture the cover. What is so already is not changed and not recorded. */
export async function editMedium(
  tx: Transaction<DB>,
  admin: AdminUser,
  { id: vehicleId, mediaId }: Input<typeof changeMedium>['params'],
  { title, documentType, isCover }: Input<typeof changeMedium>['body'],
  ifMatch: string | undefined,
): Promise<void> {
  const { media } = await lockMedia(tx, vehicleId, ifMatch);
  const medium = media.find(({ id }) => id === mediaId);
  if (!medium) throw new Failure('NOT_FOUND');
  if (title !== undefined && title !== medium.title) {
    await sql`update vehicle_media set title = ${title} where id = ${mediaId}`.execute(tx);
    await noteChange(tx, admin, vehicleId, {
      action: 'VEHICLE_MEDIUM_CHANGED',
      subjectId: vehicleId,
      before: { id: mediaId, title: medium.title },
      after: { id: mediaId, title },
    });
  }
  if (documentType !== undefined && documentType !== medium.documentType) {
    if (medium.mediaType !== 'pdf') throw fieldFailure('documentType', 'INVALID');
    await sql`
      update vehicle_media set document_type = ${documentType}, is_type_chosen = true where id = ${mediaId}
    `.execute(tx);
    await noteChange(tx, admin, vehicleId, {
      action: 'VEHICLE_MEDIUM_CHANGED',
      subjectId: vehicleId,
      before: { id: mediaId, documentType: medium.documentType },
      // The history names the document by its title.
      after: { id: mediaId, title: title ?? medium.title, documentType },
    });
  }
  if (isCover !== undefined && isCover !== medium.isCover) await setCover(tx, admin, media, medium, isCover);
}

async function setCover(
  tx: Transaction<DB>,
  admin: AdminUser,
  media: readonly Medium[],
  { id, vehicleId, mediaType }: Medium,
  isCover: boolean,
): Promise<void> {
  if (mediaType === 'pdf') throw fieldFailure('isCover', 'INVALID');
  // First none: at no time has a vehicle two covers.
  await sql`update vehicle_media set is_cover = false where vehicle_id = ${vehicleId} and is_cover`.execute(
    tx,
  );
  if (isCover) await sql`update vehicle_media set is_cover = true where id = ${id}`.execute(tx);
  const after = media.map((medium) => ({ ...medium, isCover: isCover && medium.id === id }));
  await noteChange(tx, admin, vehicleId, coverChange(vehicleId, media, after));
}

/** Removes a picture or document. A job removes its files after the commit if no other vehicle shows them. */
export async function removeMedium(
  tx: Transaction<DB>,
  admin: AdminUser,
  { id: vehicleId, mediaId }: Input<typeof deleteMedium>['params'],
): Promise<void> {
  // Locks the vehicle first, as an import does: a trigger updates the vehicle's `has_documents`.
  const { media } = await lockMedia(tx, vehicleId);
  const medium = media.find(({ id }) => id === mediaId);
  if (!medium) throw new Failure('NOT_FOUND');
  await sql`delete from vehicle_media where id = ${mediaId}`.execute(tx);
  const left = media.filter(({ id }) => id !== mediaId);
  const { mediaType, title } = medium;
  await noteChange(
    tx,
    admin,
    vehicleId,
    {
      action: 'VEHICLE_MEDIUM_DELETED',
      subjectId: vehicleId,
      before: { id: mediaId, mediaType, title },
    },
    ...(coverOf(media) === medium ? [coverChange(vehicleId, media, left)] : []),
  );
}

const coverChange = (vehicleId: string, before: readonly Medium[], after: readonly Medium[]): AuditEvent => ({
  action: 'VEHICLE_MEDIUM_CHANGED',
  subjectId: vehicleId,
  before: { cover: coverOf(before)?.title ?? null },
  after: { cover: coverOf(after)?.title ?? null },
});

async function noteChange(
  tx: Transaction<DB>,
  admin: AdminUser,
  vehicleId: string,
  ...events: AuditEvent[]
): Promise<void> {
  await touchVehicle(tx, vehicleId);
  await record(tx, admin, ...events);
}
