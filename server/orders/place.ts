import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import {
  PENDING_VEHICLES_MAX,
  PENDING_VEHICLES_RETRY_SECONDS,
  RESERVATION_HOURS,
  TERMS_VERSION,
} from '../../contract/constants.ts';
import { exceeds, sumOf } from '../../contract/money.ts';
import type { OrderRequest } from '../../contract/order-placing.ts';
import { deliveryFeeOf } from '../../contract/vat.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import type { DealerUser } from '../actor.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMails, mailTo } from '../mail/queue.ts';
import { type Buyer, lockBuyer } from './buyer.ts';
import { orderPayload } from './mail-payload.ts';
import { isHolding } from './sql.ts';
import { holdVehicles, lockVehicles, type OfferedVehicle, requireFree } from './vehicles.ts';

/** With a million orders, one new id in 4,000 has a taken order number. Five in a row mean that the ids are not random. */
const ORDER_IDS_TRIED = 5;

/** An order without a total takes the vehicles at their current price. */
export type Wish = Omit<OrderRequest, 'totalAmount' | 'deliveryAddressId' | 'purchaseReference'> & {
  totalAmount: string | null;
  deliveryAddressId?: OrderRequest['deliveryAddressId'];
  purchaseReference?: OrderRequest['purchaseReference'];
};

/** Places a binding order of all the vehicles or of none, and returns its id. docs/rules.md, chapter "Placing an order". */
export async function placeOrder(
  tx: Transaction<DB>,
  user: DealerUser,
  wish: Wish,
  newOrderId: () => string = randomUUID,
): Promise<string> {
  const { buyer, vehicles, totalAmount } = await checkWish(tx, user, wish);
  requireApproved(user, buyer, totalAmount);

  const orderId = await insertOrder(tx, buyer, { ...wish, totalAmount }, newOrderId);
  const vehicleIds = vehicles.map(({ id }) => id);
  const reservations = await insertReservations(tx, orderId, buyer.id, vehicleIds);
  const held = await holdVehicles(tx, { id: orderId, status: 'PENDING' }, vehicles);
  await record(
    tx,
    user,
    {
      action: 'ORDER_PLACED',
      subjectId: orderId,
      after: { status: 'PENDING', totalAmount, vehicleIds },
    },
    ...reservations.map(({ id, vehicleId, expiresAt }) => ({
      action: 'RESERVATION_MADE' as const,
      subjectId: id,
      orderId,
      after: { status: 'ACTIVE', vehicleId, expiresAt },
    })),
    ...held,
  );

  const payload = await orderPayload(tx, orderId);
  await enqueueMails(
    tx,
    mailTo('orderConfirmation', { dealerId: buyer.id }, payload),
    mailTo('newOrder', 'provider', payload),
  );
  return orderId;
}

/** Locks the buyer and the vehicles. Throws unless all can be ordered now, as the buyer saw them. */
export async function checkWish(
  tx: Transaction<DB>,
  user: DealerUser,
  wish: Wish,
): Promise<{ buyer: Buyer; vehicles: OfferedVehicle[]; totalAmount: string }> {
  const buyer = await lockBuyer(tx, user, wish.deliveryAddressId);
  await requireFewPending(tx, buyer.id, wish.vehicleIds.length);
  const vehicles = await lockVehicles(tx, wish.vehicleIds);
  requireFree(wish.vehicleIds, vehicles);
  const totalAmount = sumOf(vehicles.map(({ priceNet }) => priceNet));
  const isAsSeen = wish.totalAmount === null || wish.totalAmount === totalAmount;
  if (!isAsSeen || !hasPrices(vehicles, wish.prices)) throw priceChanged(vehicles);
  requireConditions(buyer, wish);
  return { buyer, vehicles, totalAmount };
}

/** Throws APPROVAL_NEEDED if the order of a BUYER is above the limit of the company. */
function requireApproved(user: DealerUser, { approvalLimit }: Buyer, totalAmount: string): void {
  if (user.rights === 'OWNER' || approvalLimit === null || !exceeds(totalAmount, approvalLimit)) return;
  throw new Failure('APPROVAL_NEEDED', { payload: { approvalLimit } });
}

/**
 * Throws RATE_LIMITED if the dealer would have too many vehicles in PENDING orders. Orders of one dealer wait for each
 * other here, so that parallel orders cannot exceed the limit. The lock comes before those of vehicles, and nothing else
 * takes it, so it cannot deadlock.
 */
async function requireFewPending(tx: Transaction<DB>, dealerId: string, wanted: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pending vehicles ${dealerId}`}, 0))`.execute(tx);
  const pending = await sql<{ vehicles: number }>`
    select count(*)::int as vehicles
    from orders
    join vehicle_reservations reservations on reservations.order_id = orders.id
    where orders.dealer_id = ${dealerId}
      and orders.status = 'PENDING'
      and ${isHolding}
  `.execute(tx);
  if ((pending.rows[0]?.vehicles ?? 0) + wanted <= PENDING_VEHICLES_MAX) return;
  throw new Failure('RATE_LIMITED', {
    retryAfterSeconds: PENDING_VEHICLES_RETRY_SECONDS,
    payload: { limit: 'PENDING_VEHICLES' },
  });
}

/** Compares each price: two that changed by the same amount in opposite directions leave the total as it was. */
function hasPrices(vehicles: OfferedVehicle[], seen: Wish['prices']): boolean {
  if (seen === undefined) return true;
  const priceOf = new Map(seen.map(({ id, priceNet }) => [id.toLowerCase(), priceNet]));
  return vehicles.every(({ id, priceNet }) => priceOf.get(id) === priceNet);
}

/** Throws CONDITIONS_CHANGED unless the buyer saw the VAT case and the terms that hold now. */
function requireConditions({ vatCase }: Buyer, seen: Pick<Wish, 'vatCase' | 'termsVersion'>): void {
  const now = { vatCase, termsVersion: TERMS_VERSION };
  const { vatCase: seenCase = vatCase, termsVersion = TERMS_VERSION } = seen;
  if (seenCase !== vatCase || termsVersion !== TERMS_VERSION)
    throw new Failure('CONDITIONS_CHANGED', { payload: now });
}

function priceChanged(vehicles: OfferedVehicle[]): Failure {
  const prices = vehicles.map(({ id, priceNet }) => ({ id, priceNet }));
  return new Failure('PRICE_CHANGED', { payload: { prices } });
}

/** Inserts the order under the first new id whose order number no other order has, and returns that id. */
async function insertOrder(
  tx: Transaction<DB>,
  buyer: Buyer,
  wish: Wish & { totalAmount: string },
  newOrderId: () => string,
): Promise<string> {
  for (let tried = 0; tried < ORDER_IDS_TRIED; tried += 1) {
    const order = await tx
      .insertInto('orders')
      .values({
        id: newOrderId(),
        dealer_id: buyer.id,
        placed_by_user_id: buyer.userId,
        total_amount: wish.totalAmount,
        shipping_cost: deliveryFeeOf(wish.vehicleIds.length),
        shipping_method: wish.shippingMethod,
        item_count: wish.vehicleIds.length,
        notes: wish.notes,
        purchase_reference: wish.purchaseReference ?? null,
        terms_version: TERMS_VERSION,
        vat_case: buyer.vatCase,
        billing_name: buyer.billing.name,
        billing_street: buyer.billing.street,
        billing_postal_code: buyer.billing.postalCode,
        billing_city: buyer.billing.city,
        billing_country: buyer.billing.country,
        delivery_name: buyer.delivery.name,
        delivery_street: buyer.delivery.street,
        delivery_postal_code: buyer.delivery.postalCode,
        delivery_city: buyer.delivery.city,
        delivery_country: buyer.delivery.country,
      })
      .onConflict((conflict) => conflict.expression(sql`order_number(id)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (order) return order.id;
  }
  throw new Error(`${ORDER_IDS_TRIED} ids in a row have the number of another order`);
}

/**
 * Reserves the locked vehicles from this instant on, not from now(), the start of the transaction. If an old reservation
 * lapsed while this transaction waited for the lock, a reservation from now() on would overlap it.
 */
async function insertReservations(
  tx: Transaction<DB>,
  orderId: string,
  dealerId: string,
  vehicleIds: string[],
) {
  const inserted = await sql<{ id: string; vehicleId: string; expiresAt: string }>`
    insert into vehicle_reservations (
      order_id, vehicle_id, dealer_id, reserved_at, expires_at,
      price_net, vin, make, model, variant, mileage_km, first_registered
    )
    select
      ${orderId}, id, ${dealerId}, moment.locked, moment.locked + make_interval(hours => ${RESERVATION_HOURS}),
      price_net, vin, make, model, variant, mileage_km, first_registered
    from vehicles
    cross join (select clock_timestamp() as locked) as moment
    where id = any(${vehicleIds}::uuid[])
    returning id, vehicle_id as "vehicleId", ${isoInstant('expires_at')} as "expiresAt"
  `.execute(tx);
  return inserted.rows;
}
