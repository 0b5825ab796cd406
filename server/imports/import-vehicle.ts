import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Condition } from '../../contract/condition.ts';
import type { Change } from '../../contract/import-jobs.ts';
import type { VehicleStatus } from '../../contract/states.ts';
import { VEHICLE_FIELD_NAMES, VEHICLE_FIELDS, type VehicleData } from '../../contract/vehicle-fields.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/record.ts';
import { LockOrderLost } from '../db.ts';
import { documentTypeOf } from '../files/document-type.ts';
import { lockVehicles } from '../orders/vehicles.ts';
import { columnOf } from '../vehicles/columns.ts';
import { recognised } from '../vehicles/recognised.ts';
import { chosenTypeOf, findTypedDocuments, type TypedDocument } from './chosen-types.ts';
import { changesOf, type DeliveredData } from './changes.ts';
import { type DeliveredMedium, pictureNamed } from './read-delivery.ts';
import { recordedChanges } from './recorded-changes.ts';
import { ImportRejected } from './rejected.ts';
import type { Spec } from './spec.ts';
import type { JsonObject } from './spec-json.ts';

/** A delivered vehicle whose media are already stored. */
export interface StoredDelivery extends Spec {
  equipmentText: string | null;
  media: readonly Pick<
    DeliveredMedium,
    'sha256' | 'kind' | 'title' | 'ordinal' | 'isCover' | 'originalName'
  >[];
}

export interface Imported {
  vehicle: { id: string; vin: string; make: string; model: string; status: VehicleStatus };
  /** True if an AVAILABLE vehicle with this VIN existed and got the new data and media. */
  replaced: boolean;
  /** The prices of a replaced vehicle, because the import may reset a price that an admin has set. Equal if it stays. */
  prices: { before: string; after: string } | null;
  changes: Change[];
}

/** Refuses a VIN whose vehicle is reserved or sold. */
export function refuseUnlessFree(status: VehicleStatus, vin: string): void {
  if (status === 'RESERVED') throw new ImportRejected('VEHICLE_RESERVED', null, { vin });
  if (status === 'SOLD') throw new ImportRejected('VEHICLE_SOLD', null, { vin });
}

function columnsOf(delivery: StoredDelivery) {
  return {
    vin: delivery.vin,
    make: delivery.make,
    model: delivery.model,
    delivered_price_net: delivery.priceNet,
    specs_json: JSON.stringify(delivery.specsJson),
    equipment_text: delivery.equipmentText,
    condition: delivery.condition && JSON.stringify(delivery.condition),
    ...Object.fromEntries(VEHICLE_FIELD_NAMES.map((name) => [columnOf(name), delivery[name]])),
    ...recognised(delivery),
  };
}

interface KnownVehicle extends DeliveredData {
  id: string;
  media: readonly (DeliveredData['media'][number] & { id: string })[];
  /** The price of the last delivery; null if it is unknown. */
  deliveredPriceNet: string | null;
}

/** The price of the vehicle after the delivery. A price that an admin has set stays while deliveries repeat theirs. */
function priceAfter(delivery: StoredDelivery, known: KnownVehicle | undefined): string {
  return known && known.deliveredPriceNet === delivery.priceNet ? known.priceNet : delivery.priceNet;
}

/** The columns of the data of a vehicle, each under the name of its field. */
const DATA_COLUMNS = VEHICLE_FIELD_NAMES.map((name) => `${columnOf(name)} as ${name}` as const);

function dataOf(row: object): VehicleData {
  const entries = Object.entries(row).map(([name, value]) => {
    const isDecimal = DECIMALS.some((each) => each === name);
    return [name, isDecimal && value !== null ? Number(value) : value];
  });
  // A list of columns forgets which column has which type.
  return Object.fromEntries(entries) as VehicleData;
}

/** The database answers them as text. */
const DECIMALS = VEHICLE_FIELD_NAMES.filter((name) => VEHICLE_FIELDS[name].kind === 'decimal');

/** Locks the vehicle with this VIN, which must be available; undefined if there is none. Throws LockOrderLost if its VIN changes meanwhile. */
async function lockFreeVehicle(tx: Transaction<DB>, vin: string): Promise<KnownVehicle | undefined> {
  const known = await tx.selectFrom('vehicles').select('id').where('vin', '=', vin).executeTakeFirst();
  if (!known) return undefined;
  const [vehicle] = await lockVehicles(tx, [known.id]);
  // An edit may have given this vehicle another VIN while the import waited for the lock. Then the import starts again.
  const current = await tx
    .selectFrom('vehicles')
    .select([
      'id',
      'make',
      'model',
      'equipment_text as equipmentText',
      'specs_json as specsJson',
      'condition',
    ])
    .select('delivered_price_net as deliveredPriceNet')
    .select(DATA_COLUMNS)
    .where('vin', '=', vin)
    .executeTakeFirst();
  if (!vehicle || current?.id !== vehicle.id) throw new LockOrderLost();
  refuseUnlessFree(vehicle.status, vin);
  const media = await tx
    .selectFrom('vehicle_media')
    .select(['id', 'title', 'media_type as kind', 'sha256', 'is_cover as isCover'])
    .where('vehicle_id', '=', vehicle.id)
    .orderBy('ordinal')
    .execute();
  return {
    ...current,
    ...dataOf(current),
    // Only imports write this column.
    specsJson: current.specsJson as JsonObject,
    condition: current.condition as Condition | null,
    priceNet: vehicle.priceNet,
    media,
  };
}

/** What a delivery would do: the vehicle that it replaces, and the price afterwards. */
async function planImport(tx: Transaction<DB>, delivery: StoredDelivery) {
  // If the VIN is new, there is no row to lock. So concurrent imports lock the VIN.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vehicle ${delivery.vin}`}, 0))`.execute(tx);
  const known = await lockFreeVehicle(tx, delivery.vin);
  const priceNet = priceAfter(delivery, known);
  return { known, priceNet, changes: changesOf(known, delivery, priceNet) };
}

/** What the import of a delivery would do. It changes nothing. */
export async function tryVehicle(
  tx: Transaction<DB>,
  delivery: StoredDelivery,
): Promise<{ vehicleId: string | null; changes: Change[] }> {
  const { known, changes } = await planImport(tx, delivery);
  return { vehicleId: known?.id ?? null, changes };
}

async function saveVehicle(
  tx: Transaction<DB>,
  delivery: StoredDelivery,
  priceNet: string,
  id: string | undefined,
): Promise<string> {
  const columns = { ...columnsOf(delivery), price_net: priceNet };
  if (id !== undefined) {
    await tx
      .updateTable('vehicles')
      .set({ ...columns, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const added = await tx
    .insertInto('vehicles')
    .values(columns)
    .onConflict((conflict) => conflict.column('vin').doNothing())
    .returning('id')
    .executeTakeFirst();
  // A clerk has just given this VIN to another vehicle. The import starts again and finds that vehicle.
  if (!added) throw new LockOrderLost();
  return added.id;
}

/**
 * Replaces the media. A trigger plans the removal of the old files. The job keeps files that are still shown.
 */
async function saveMedia(
  tx: Transaction<DB>,
  vehicleId: string,
  { media }: ReturnType<typeof withTypes>,
): Promise<void> {
  await tx.deleteFrom('vehicle_media').where('vehicle_id', '=', vehicleId).execute();
  if (media.length === 0) return;
  await tx
    .insertInto('vehicle_media')
    .values(
      media.map(({ id, sha256, kind, title, ordinal, isCover, originalName, chosenType }) => ({
        id,
        vehicle_id: vehicleId,
        sha256,
        media_type: kind,
        title,
        file_name: originalName,
        document_type: kind === 'pdf' ? (chosenType ?? documentTypeOf(originalName)) : null,
        is_type_chosen: chosenType !== undefined,
        ordinal,
        is_cover: isCover,
      })),
    )
    .execute();
}

/** The delivery with an id for each medium, by which its damages name their photos. */
function withIds(delivery: StoredDelivery) {
  const media = delivery.media.map((medium) => ({ ...medium, id: randomUUID() }));
  const { condition } = delivery;
  const damages = condition?.damages?.map((damage) => {
    const { photo } = damage;
    const medium = photo === null ? undefined : pictureNamed(photo, media);
    return { ...damage, photo: medium?.id ?? null };
  });
  return { ...delivery, media, condition: condition && { ...condition, damages: damages ?? null } };
}

/** The delivery with the types that clerks have chosen for its documents. */
const withTypes = (placed: ReturnType<typeof withIds>, typed: readonly TypedDocument[]) => ({
  ...placed,
  media: placed.media.map((medium) => ({ ...medium, chosenType: chosenTypeOf(medium, typed) })),
});

/** Inserts the vehicle, or gives the available one with this VIN its new data and media. */
export async function importVehicle(
  tx: Transaction<DB>,
  delivery: StoredDelivery,
  actor: Actor,
): Promise<Imported> {
  const { vin, make, model } = delivery;
  const { known, priceNet, changes } = await planImport(tx, delivery);
  const typed = known ? await findTypedDocuments(tx, known.id) : [];
  const placed = withTypes(withIds(delivery), typed);
  const id = await saveVehicle(tx, placed, priceNet, known?.id);
  await saveMedia(tx, id, placed);
  // A new vehicle has nothing that could have changed.
  const changed = known && recordedChanges(changes, known, placed);
  await record(tx, actor, {
    action: known ? 'VEHICLE_REPLACED' : 'VEHICLE_IMPORTED',
    subjectId: id,
    ...(known && { before: { ...changed?.before, priceNet: known.priceNet } }),
    after: {
      vin,
      make,
      model,
      ...changed?.after,
      priceNet,
      media: delivery.media.length,
      ...keptTypes(placed.media),
    },
  });
  return {
    vehicle: { id, vin, make, model, status: 'AVAILABLE' },
    replaced: known !== undefined,
    prices: known ? { before: known.priceNet, after: priceNet } : null,
    changes,
  };
}

/** For the history: the documents, by their titles, that keep the type that a clerk has chosen. */
function keptTypes(media: ReturnType<typeof withTypes>['media']): { typesKept?: string } {
  const titles = media.filter(({ chosenType }) => chosenType !== undefined).map(({ title }) => title);
  return titles.length > 0 ? { typesKept: titles.join(', ') } : {};
}
