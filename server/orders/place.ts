import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { RESERVATION_HOURS, TERMS_VERSION } from '../../contract/constants.ts';
import { exceeds } from '../../contract/money.ts';
import { ORDER_CONSEQUENCES } from '../../contract/order-rules.ts';
import { deliveryFeeOf } from '../../contract/vat.ts';
import type { DB } from '../../database/schema.ts';
import { type AuditEvent, recordAll } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import type { DealerUser } from '../actor.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMails, mailTo } from '../mail/queue.ts';
import {
  attempt,
  type Checked,
  checkWishes,
  lockNames,
  pendingLockOf,
  type Wanted,
  type Wish,
} from './check-wish.ts';
import { orderPayloads } from './mail-payload.ts';
import { statusEvents } from './vehicles.ts';

/** With a million orders, one new id in 4,000 has a taken order number. Five in a row mean that the ids are not random. */
const ORDER_IDS_TRIED = 5;

/** Places a binding order of all the vehicles or of none, and returns its id. docs/rules.md, chapter "Placing an order". */
export async function placeOrder(
  tx: Transaction<DB>,
  user: DealerUser,
  wish: Wish,
  newOrderId?: () => string,
): Promise<string> {
  await lockNames(tx, [pendingLockOf(user)]);
  const [outcome] = (await placeOrders(tx, [{ user, wish }], newOrderId)).values();
  if (outcome instanceof Failure) throw outcome;
  if (outcome === undefined) throw new Error('a wish was not decided');
  return outcome;
}

/**
 * Places an order for each wish that can be ordered now, and returns its id; for each other wish, why not. The buyers'
 * `pendingLockOf` are taken before. No two wishes have a dealer or a vehicle in common.
 */
export async function placeOrders<One extends Wanted>(
  tx: Transaction<DB>,
  wanted: readonly One[],
  newOrderId: () => string = randomUUID,
): Promise<Map<One, string | Failure>> {
  const outcomes = new Map<One, string | Failure>();
  if (wanted.length === 0) return outcomes;
  const accepted: Accepted<One>[] = [];
  for (const [one, checked] of await checkWishes(tx, wanted)) {
    const approved = checked instanceof Failure ? checked : attempt(() => requireApproved(checked));
    if (approved instanceof Failure) outcomes.set(one, approved);
    else accepted.push({ one, ...approved });
  }
  if (accepted.length === 0) return outcomes;

  const placed = await insertOrders(tx, accepted, newOrderId);
  await recordAll(
    tx,
    placed.flatMap((order) => eventsOf(order).map((event) => ({ actor: order.one.user, event }))),
  );
  const payloads = await orderPayloads(
    tx,
    placed.map(({ id }) => id),
  );
  await enqueueMails(
    tx,
    ...payloads.flatMap((payload) => [
      mailTo('orderConfirmation', { dealerId: payload.dealerId }, payload.payload),
      mailTo('newOrder', 'provider', payload.payload),
    ]),
  );
  for (const { one, id } of placed) outcomes.set(one, id);
  return outcomes;
}

interface Accepted<One extends Wanted> extends Checked {
  one: One;
}

interface Placed<One extends Wanted> extends Accepted<One> {
  id: string;
  reservations: Reservation[];
}

interface Reservation {
  id: string;
  orderId: string;
  vehicleId: string;
  expiresAt: string;
}

/** Throws APPROVAL_NEEDED if the order of a BUYER is above the limit of the company. */
function requireApproved(checked: Checked): Checked {
  const { rights, approvalLimit } = checked.buyer;
  if (rights === 'OWNER' || approvalLimit === null || !exceeds(checked.totalAmount, approvalLimit))
    return checked;
  throw new Failure('APPROVAL_NEEDED', { payload: { approvalLimit } });
}

/** What is recorded of a new order, of its reservations and of its vehicles. */
function eventsOf({ id, totalAmount, vehicles, reservations }: Placed<Wanted>): AuditEvent[] {
  const vehicleIds = vehicles.map((vehicle) => vehicle.id);
  const changed = vehicles.map((vehicle) => ({ id: vehicle.id, before: vehicle.status }));
  return [
    { action: 'ORDER_PLACED', subjectId: id, after: { status: 'PENDING', totalAmount, vehicleIds } },
    ...reservations.map((reservation) => ({
      action: 'RESERVATION_MADE' as const,
      subjectId: reservation.id,
      orderId: id,
      after: { status: 'ACTIVE', vehicleId: reservation.vehicleId, expiresAt: reservation.expiresAt },
    })),
    ...statusEvents(id, changed, ORDER_CONSEQUENCES.PENDING.vehicle),
  ];
}

/** Inserts each order under the first new id whose order number no other order has, and reserves its vehicles. */
async function insertOrders<One extends Wanted>(
  tx: Transaction<DB>,
  accepted: readonly Accepted<One>[],
  newOrderId: () => string,
): Promise<Placed<One>[]> {
  const placed: Placed<One>[] = [];
  let left = accepted;
  for (let tried = 0; tried < ORDER_IDS_TRIED && left.length > 0; tried += 1) {
    const tries = left.map((order) => ({ ...order, id: newOrderId() }));
    const inserted = await insertWithNumbers(tx, tries);
    const reserved = tries.map((order) => ({
      ...order,
      reservations: inserted.filter(({ orderId }) => orderId === order.id),
    }));
    placed.push(...reserved.filter(({ reservations }) => reservations.length > 0));
    left = reserved.filter(({ reservations }) => reservations.length === 0);
  }
  if (left.length > 0) throw new Error(`${ORDER_IDS_TRIED} ids in a row have the number of another order`);
  return placed;
}

/**
 * Inserts those of these orders whose number no other order has, reserves their vehicles and gives these the status that
 * follows. Returns the reservations.
 *
 * A vehicle is reserved from this instant on, not from now(), the start of the transaction. If an old reservation lapsed
 * while this transaction waited for the lock, a reservation from now() on would overlap it.
 */
async function insertWithNumbers(
  tx: Transaction<DB>,
  orders: readonly (Accepted<Wanted> & { id: string })[],
): Promise<Reservation[]> {
  const held = orders.flatMap(({ id, vehicles }) => vehicles.map((vehicle) => [id, vehicle.id] as const));
  const inserted = await sql<Reservation>`
    with placed as (
      insert into orders (
        id, dealer_id, placed_by_user_id, total_amount, shipping_cost, shipping_method, item_count, notes,
        purchase_reference, terms_version, vat_case,
        billing_name, billing_street, billing_postal_code, billing_city, billing_country,
        delivery_name, delivery_street, delivery_postal_code, delivery_city, delivery_country
      )
      select
        id, dealer_id, placed_by_user_id, total_amount, shipping_cost, shipping_method, item_count, notes,
        purchase_reference, terms_version, vat_case,
        billing ->> 'name', billing ->> 'street', billing ->> 'postalCode', billing ->> 'city', billing ->> 'country',
        delivery ->> 'name', delivery ->> 'street', delivery ->> 'postalCode', delivery ->> 'city', delivery ->> 'country'
      from json_to_recordset(${JSON.stringify(orders.map(rowOf))}::json) as wanted (
        id uuid, dealer_id uuid, placed_by_user_id uuid, total_amount numeric, shipping_cost numeric, shipping_method text,
        item_count integer, notes text, purchase_reference text, terms_version date, vat_case text,
        billing json, delivery json
      )
      on conflict (order_number(id)) do nothing
      returning id, dealer_id
    ),
    reserved as (
      insert into vehicle_reservations (
        order_id, vehicle_id, dealer_id, reserved_at, expires_at,
        price_net, vin, make, model, variant, mileage_km, first_registered
      )
      select
        placed.id, vehicles.id, placed.dealer_id,
        moment.locked, moment.locked + make_interval(hours => ${RESERVATION_HOURS}),
        price_net, vin, make, model, variant, mileage_km, first_registered
      from placed
      join unnest(
        ${held.map(([orderId]) => orderId)}::uuid[], ${held.map(([, vehicleId]) => vehicleId)}::uuid[]
      ) as wanted (order_id, vehicle_id) on wanted.order_id = placed.id
      join vehicles on vehicles.id = wanted.vehicle_id
      cross join (select clock_timestamp() as locked) as moment
      returning id, order_id, vehicle_id, expires_at
    ),
    held as (
      update vehicles
      set status = ${ORDER_CONSEQUENCES.PENDING.vehicle}, status_order_id = reserved.order_id, updated_at = now()
      from reserved
      where vehicles.id = reserved.vehicle_id
    )
    select id, order_id as "orderId", vehicle_id as "vehicleId", ${isoInstant('expires_at')} as "expiresAt"
    from reserved
  `.execute(tx);
  return inserted.rows;
}

const rowOf = ({ id, one: { wish }, buyer, totalAmount }: Accepted<Wanted> & { id: string }) => ({
  id,
  dealer_id: buyer.id,
  placed_by_user_id: buyer.userId,
  total_amount: totalAmount,
  shipping_cost: deliveryFeeOf(wish.vehicleIds.length),
  shipping_method: wish.shippingMethod,
  item_count: wish.vehicleIds.length,
  notes: wish.notes,
  purchase_reference: wish.purchaseReference ?? null,
  terms_version: TERMS_VERSION,
  vat_case: buyer.vatCase,
  billing: buyer.billing,
  delivery: buyer.delivery,
});
