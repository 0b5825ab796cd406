import { sql, type Transaction } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import { reprice } from '../../contract/reprice.ts';
import type { VehicleStatus } from '../../contract/states.ts';
import type { BulkResult, changePrices, changeStatuses } from '../../contract/vehicle-bulk.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { recordAlike } from '../audit/record-alike.ts';
import { currentStatus } from '../current-status.ts';
import { isInOrder } from '../orders/sql.ts';
import { inParts, type OnProgress } from './bulk-progress.ts';

type Reason = BulkResult['leftOut'][number]['reason'];

interface Locked {
  id: string;
  vin: string;
  priceNet: string;
  status: VehicleStatus;
  /** A reservation that nobody has ended, also one that has lapsed: the sweep ends it. */
  isHeld: boolean;
}

/** What happens to one vehicle: a new value, a reason to leave it out, or nothing. */
type Decision = { value: string } | { reason: Reason } | null;

/** Counts the vehicles that the transaction has written. */
interface Followed {
  onProgress: OnProgress;
}

interface Wanted {
  id: string;
  before: string;
  after: string;
}

/** Changes the prices of all these vehicles, each with its audit entry: docs/decisions/0038. */
export async function repriceVehicles(
  tx: Transaction<DB>,
  admin: AdminUser,
  { vehicles, onProgress, ...change }: Input<typeof changePrices>['body'] & Followed,
): Promise<BulkResult> {
  onProgress(0, vehicles.length);
  const seen = new Map(vehicles.map(({ id, priceNet }) => [id, priceNet]));
  const { changes, result } = await decide(tx, [...seen.keys()], 'priceNet', (vehicle) => {
    if (vehicle.status !== 'AVAILABLE') return { reason: vehicle.status };
    const before = seen.get(vehicle.id) ?? vehicle.priceNet;
    const value = reprice(before, change);
    // A retried call finds its own change, whose answer was lost.
    if (vehicle.priceNet !== before && vehicle.priceNet !== value) return { reason: 'CHANGED' };
    return value === null ? { reason: 'PRICE_OUT_OF_RANGE' } : { value };
  });
  await inParts(changes, onProgress, async (part) => {
    await sql`
      update vehicles
      set
        price_net = wanted.price,
        former_price_net = former_price(vehicles.price_net, vehicles.former_price_net, wanted.price),
        updated_at = now()
      from unnest(
        ${part.map(({ id }) => id)}::uuid[],
        ${part.map(({ after }) => after)}::numeric[]
      ) as wanted (id, price)
      where vehicles.id = wanted.id
    `.execute(tx);
    await recordAlike(tx, admin, 'VEHICLE_PRICE_CHANGED', part.map(entryOf('priceNet')));
  });
  return result;
}

/** Sets the status of all these vehicles, each with its audit entry. None of them is held by an order afterwards. */
export async function setStatuses(
  tx: Transaction<DB>,
  admin: AdminUser,
  { vehicles, status, onProgress }: Input<typeof changeStatuses>['body'] & Followed,
): Promise<BulkResult> {
  onProgress(0, vehicles.length);
  const seen = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle.status]));
  const { changes, result } = await decide(tx, [...seen.keys()], 'status', (vehicle) => {
    if (vehicle.isHeld) return { reason: 'HELD' };
    const isExpected = vehicle.status === seen.get(vehicle.id) || vehicle.status === status;
    return isExpected ? { value: status } : { reason: 'CHANGED' };
  });
  await inParts(changes, onProgress, async (part) => {
    await sql`
      update vehicles
      set status = ${status}, status_order_id = null, updated_at = now()
      where id = any(${part.map(({ id }) => id)}::uuid[])
    `.execute(tx);
    await recordAlike(tx, admin, 'VEHICLE_STATUS_CHANGED', part.map(entryOf('status')));
  });
  return result;
}

const entryOf =
  (field: 'priceNet' | 'status') =>
  ({ id, before, after }: Wanted) => ({
    subjectId: id,
    before: { [field]: before },
    after: { [field]: after },
  });

/** Locks the vehicles in id order and decides on each as it is then. */
async function decide(
  tx: Transaction<DB>,
  ids: string[],
  field: 'priceNet' | 'status',
  decisionOn: (vehicle: Locked) => Decision,
): Promise<{ changes: Wanted[]; result: BulkResult }> {
  const locked = await lockVehicles(tx, ids);
  const result: BulkResult = { changed: 0, unchanged: 0, leftOut: [] };
  const changes: Wanted[] = [];
  for (const id of ids) {
    const vehicle = locked.get(id);
    const decision = vehicle ? decisionOn(vehicle) : ({ reason: 'GONE' } as const);
    if (decision === null) continue;
    if ('reason' in decision) {
      const { vin = null, priceNet = null, status = null } = vehicle ?? {};
      result.leftOut.push({ id, vin, priceNet, status, reason: decision.reason });
    } else if (vehicle && vehicle[field] !== decision.value)
      changes.push({ id, before: vehicle[field], after: decision.value });
    else result.unchanged += 1;
  }
  return { changes, result: { ...result, changed: changes.length } };
}

async function lockVehicles(tx: Transaction<DB>, ids: string[]): Promise<Map<string, Locked>> {
  await sql`
    select id from vehicles where id = any(${ids}::uuid[]) order by id for no key update
  `.execute(tx);
  // Reads again: while this transaction waited for the locks, others may have changed the vehicles.
  const found = await sql<Locked>`
    select
      vehicles.id,
      vehicles.vin,
      vehicles.price_net::text as "priceNet",
      ${currentStatus} as status,
      exists (
        select from vehicle_reservations reservations
        where reservations.vehicle_id = vehicles.id and ${isInOrder}
      ) as "isHeld"
    from vehicles
    where vehicles.id = any(${ids}::uuid[])
  `.execute(tx);
  return new Map(found.rows.map((vehicle) => [vehicle.id, vehicle]));
}
