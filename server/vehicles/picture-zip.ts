import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import type { User } from '../actor.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import type { Storage } from '../files/storage.ts';
import { imageKey } from '../files/stored-files.ts';
import { isOfDealer } from '../scope.ts';

interface Picture {
  storageId: string;
  title: string;
}

/**
 * The pictures of a vehicle as its page shows them, the cover first, for admins and for the dealer who has it in an order that is not cancelled.
 * Throws NOT_FOUND for everybody else, and where there are none.
 */
export async function findPictures(
  db: Database,
  user: User,
  vehicleId: string,
): Promise<{ vin: string; pictures: Picture[] }> {
  const isBought = sql`exists (
    select from vehicle_reservations
    join current_orders on current_orders.id = vehicle_reservations.order_id
    where vehicle_reservations.vehicle_id = vehicles.id
      and ${isOfDealer(user, sql`vehicle_reservations.dealer_id`)}
      and vehicle_reservations.status = 'ACTIVE'
      and current_orders.status <> 'CANCELLED'
  )`;
  const found = await sql<{ vin: string; pictures: Picture[] }>`
    select
      vehicles.vin,
      (
        select json_agg(
          json_build_object('storageId', stored_files.storage_id, 'title', vehicle_media.title)
          order by vehicle_media.is_cover desc, vehicle_media.ordinal
        )
        from vehicle_media
        join stored_files on stored_files.sha256 = vehicle_media.sha256
        where vehicle_media.vehicle_id = vehicles.id and vehicle_media.media_type = 'image'
      ) as pictures
    from vehicles
    where vehicles.id = ${vehicleId} and ${user.role === 'admin' ? sql`true` : isBought}
      and exists (
        select from vehicle_media
        where vehicle_media.vehicle_id = vehicles.id and vehicle_media.media_type = 'image'
      )
  `.execute(db);
  const [vehicle] = found.rows;
  if (!vehicle) throw new Failure('NOT_FOUND');
  return vehicle;
}

const LARGEST = Math.max(...IMAGE_WIDTHS);

/**
 * The ZIP is made while it is read, from one open picture at a time. A picture that is removed meanwhile breaks it off, so
 * that the browser reports a failed download instead of an incomplete one.
 */
export function zipOf(files: Storage, pictures: readonly Picture[]): Readable {
  const zip = new ZipFile();
  // yazl declares the interface NodeJS.ReadableStream and makes a PassThrough.
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // Also when the browser has gone: yazl itself does not close the picture that it reads.
  output.once('close', () => current?.destroy());
  for (const [at, { storageId, title }] of pictures.entries()) {
    // A WebP file does not become smaller.
    zip.addReadStreamLazy(nameOf(at + 1, title), { compress: false }, (take) => {
      void openPicture(files, storageId).then(
        (stream) => {
          if (output.destroyed) stream.destroy();
          else take(null, (current = stream));
        },
        (error: unknown) => output.destroy(error instanceof Error ? error : undefined),
      );
    });
  }
  zip.end();
  return output;
}

async function openPicture(files: Storage, storageId: string): Promise<Readable> {
  const stored = await files.open(imageKey(storageId, LARGEST));
  if (!stored) throw new Error('a picture was removed while its ZIP was read');
  return stored.stream;
}

/** "03 Innenraum.webp". Without the characters that Windows refuses in names, and that lead out of a folder. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must go
const REFUSED = /[\\/:*?"<>|\0-\x1f\x7f]/g;
const nameOf = (at: number, title: string) =>
  `${String(at).padStart(2, '0')} ${title.replace(REFUSED, '_').trim()}.webp`;
