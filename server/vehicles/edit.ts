import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction, type Updateable } from 'kysely';
import type { AuditActionOn } from '../../contract/audit-actions.ts';
import type { Input, Result } from '../../contract/endpoint.ts';
import { makeNameOf } from '../../contract/makes.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import { type editVehicle, type getVehicle, type Vehicle, VehicleChanges } from '../../contract/vehicles.ts';
import type { DB, Vehicles } from '../../database/schema.ts';
import { type AuditEvent, record } from '../audit/record.ts';
import { etagOf, namesTag } from '../http/etag.ts';
import { Failure, fieldFailure } from '../failure.ts';
import type { AdminUser } from '../actor.ts';
import { orderBehind } from '../reservations/order-behind.ts';
import { releaseVehicle } from '../reservations/release.ts';
import { columnOf } from './columns.ts';
import { asStored, changedParts, checkPhotos } from './edit-condition.ts';
import { hideFormerPrice } from './former-price.ts';
import { findVehicle } from './queries.ts';
import { recognised } from './recognised.ts';

type Field = Exclude<keyof VehicleChanges, 'formerPriceNet'>;
type Seen = Result<typeof getVehicle>;

// Object.keys returns string[].
const FIELDS = Object.keys(VehicleChanges.omit({ formerPriceNet: true }).shape) as Field[];

/** What the program recognises features and base colour by. */
const RECOGNISED = ['model', 'variant', 'colour', 'equipmentText'] as const;

/**
 * Changes fields of a vehicle. `ifMatch` is the ETag of the state that the admin saw, `releases` the reservation that the
 * admin saw. Fields that already have the wanted value are not changed and not recorded.
 */
export async function changeVehicle(
  tx: Transaction<DB>,
  admin: AdminUser,
  vehicleId: string,
  { releases, ...asked }: Input<typeof editVehicle>['body'],
  ifMatch: string | undefined,
): Promise<void> {
  const { condition, make } = asked;
  const changes = {
    ...asked,
    ...(condition !== undefined && { condition: asStored(condition) }),
    ...(make !== undefined && { make: makeNameOf(make) }),
  };
  const seen = await findSeen(tx, vehicleId, ifMatch);
  // Comes before the lock on the vehicle: the lock order is orders, then vehicles.
  const isReleased = changes.status === 'AVAILABLE' && (await releaseVehicle(tx, admin, vehicleId, releases));
  await sql`select id from vehicles where id = ${vehicleId} for no key update`.execute(tx);
  const current = await findVehicle(tx, vehicleId, true);
  if (!current) throw new Failure('NOT_FOUND');
  if (ifMatch !== undefined && changedMeanwhile(seen, current, isReleased))
    throw new Failure('EDITED_MEANWHILE');

  const changed = changedFields(current.vehicle, changes);
  if (changed.length > 0) await changeFields(tx, admin, current, changed, changes);
  // After the new price, whose trigger keeps the price before it.
  if (changes.formerPriceNet === null) await hideFormerPrice(tx, admin, vehicleId);
}

async function changeFields(
  tx: Transaction<DB>,
  admin: AdminUser,
  current: Seen,
  changed: Field[],
  changes: VehicleChanges,
): Promise<void> {
  if (changed.includes('firstRegistered')) await refuseFuture(tx, changes.firstRegistered);
  if (changed.includes('condition'))
    checkPhotos(changes.condition ?? null, current.vehicle.condition, current.media);
  await save(tx, current.vehicle, changed, changes);
  await record(tx, admin, ...eventsOf(current, changed, changes));
}

/** Throws DATE_IN_FUTURE for a registration that has not happened yet. An import refuses it too. */
async function refuseFuture(tx: Transaction<DB>, day: string | null | undefined): Promise<void> {
  if (!day) return;
  const { rows } = await sql<{ isFuture: boolean }>`
    select ${day}::date > (now() at time zone ${TIME_ZONE})::date as "isFuture"
  `.execute(tx);
  if (rows[0]?.isFuture) throw fieldFailure('firstRegistered', 'DATE_IN_FUTURE');
}

async function findSeen(tx: Transaction<DB>, vehicleId: string, ifMatch: string | undefined): Promise<Seen> {
  const seen = await findVehicle(tx, vehicleId, true);
  if (!seen) throw new Failure('NOT_FOUND');
  if (ifMatch !== undefined && !namesTag(ifMatch, etagOf(JSON.stringify(seen))))
    throw new Failure('EDITED_MEANWHILE');
  return seen;
}

// `seen` was read before the lock. Since then only a release of this call may have changed the vehicle: its status.
function changedMeanwhile(seen: Seen, current: Seen, isReleased: boolean): boolean {
  const expected = isReleased
    ? { ...seen, vehicle: { ...seen.vehicle, status: current.vehicle.status } }
    : seen;
  return JSON.stringify(expected) !== JSON.stringify(current);
}

function changedFields(vehicle: Vehicle, changes: VehicleChanges): Field[] {
  return FIELDS.filter(
    (field) => changes[field] !== undefined && !isDeepStrictEqual(changes[field], vehicle[field]),
  );
}

async function save(
  tx: Transaction<DB>,
  current: Vehicle,
  changed: Field[],
  changes: VehicleChanges,
): Promise<void> {
  const values: Updateable<Vehicles> = Object.fromEntries(
    changed.map((field) => [
      columnOf(field),
      field === 'condition' ? changes.condition && JSON.stringify(changes.condition) : changes[field],
    ]),
  );
  if (RECOGNISED.some((field) => changed.includes(field)))
    Object.assign(
      values,
      recognised({
        model: changes.model ?? current.model,
        variant: changes.variant === undefined ? current.variant : changes.variant,
        colour: changes.colour === undefined ? current.colour : changes.colour,
        equipmentText: changes.equipmentText === undefined ? current.equipmentText : changes.equipmentText,
      }),
    );
  if (changed.includes('status') && changes.status) {
    values.status_order_id = await orderBehind(tx, current.id, changes.status);
  }
  await tx
    .updateTable('vehicles')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', current.id)
    .execute();
}

/** Price and status have entries of their own, because people search the audit log for their changes. */
function eventsOf({ vehicle, media }: Seen, changed: Field[], changes: VehicleChanges): AuditEvent[] {
  const parts = changed.includes('condition')
    ? changedParts(vehicle.condition, changes.condition ?? null, media)
    : { before: {}, after: {} };
  const entries: [action: AuditActionOn<'vehicle'>, fields: Field[]][] = [
    ['VEHICLE_PRICE_CHANGED', changed.filter((field) => field === 'priceNet')],
    ['VEHICLE_STATUS_CHANGED', changed.filter((field) => field === 'status')],
    ['VEHICLE_EDITED', changed.filter((field) => field !== 'priceNet' && field !== 'status')],
  ];
  return entries
    .filter(([, fields]) => fields.length > 0)
    .map(([action, fields]) => {
      const plain = fields.filter((field) => field !== 'condition');
      const isEdit = action === 'VEHICLE_EDITED';
      return {
        action,
        subjectId: vehicle.id,
        before: { ...valuesOf(plain, vehicle), ...(isEdit && parts.before) },
        after: { ...valuesOf(plain, changes), ...(isEdit && parts.after) },
      };
    });
}

const valuesOf = (fields: readonly Field[], of: Partial<Record<Field, unknown>>) =>
  Object.fromEntries(fields.map((field) => [field, of[field]]));
