import { sql, type Transaction } from 'kysely';
import { RESERVATION_HOURS, TERMS_VERSION } from '../../contract/constants.ts';
import { sumOf } from '../../contract/money.ts';
import type { OrderRequest } from '../../contract/orders.ts';
import { type VatCase, vatCaseOf } from '../../contract/vat-case.ts';
import { deliveryFeeOf } from '../../contract/vat.ts';
import type { DB } from '../../database/schema.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';
import type { DealerUser } from '../actor.ts';
import { enqueueMail } from '../mail/queue.ts';
import { orderPayload } from './mail-payload.ts';
import { holdVehicles, lockVehicles, type OfferedVehicle, requireFree } from './vehicles.ts';

/** An order without a total takes the vehicles at their current price. */
export type Wish = Omit<OrderRequest, 'totalAmount'> & { totalAmount: string | null };

/** Places a binding order, all vehicles or none, and gives its id. docs/rules.md, chapter "Placing an order". */
export async function placeOrder(tx: Transaction<DB>, user: DealerUser, wish: Wish): Promise<string> {
  const buyer = await lockBuyer(tx, user);
  const vehicles = await lockVehicles(tx, wish.vehicleIds);
  requireFree(wish.vehicleIds, vehicles);
  const totalAmount = sumOf(vehicles.map(({ priceNet }) => priceNet));
  if (wish.totalAmount !== null && wish.totalAmount !== totalAmount) throw priceChanged(vehicles);

  const orderId = await insertOrder(tx, buyer, { ...wish, totalAmount });
  const vehicleIds = vehicles.map(({ id }) => id);
  const lines = await insertLines(tx, orderId, buyer.id, vehicleIds);
  await record(
    tx,
    user,
    {
      action: 'order placed',
      subject: 'order',
      subjectId: orderId,
      after: { status: 'PENDING', totalAmount, vehicleIds },
    },
    ...lines.map(({ id, vehicleId, expiresAt }) => ({
      action: 'vehicle reserved',
      subject: 'reservation' as const,
      subjectId: id,
      after: { status: 'ACTIVE', orderId, vehicleId, expiresAt },
    })),
  );
  await holdVehicles(tx, user, { id: orderId, status: 'PENDING' }, vehicleIds);

  const payload = await orderPayload(tx, orderId);
  await enqueueMail(tx, 'orderConfirmation', { dealerId: buyer.id }, payload);
  await enqueueMail(tx, 'newOrder', 'provider', payload);
  return orderId;
}

interface Buyer {
  id: string;
  country: string;
  vatCase: VatCase;
}

/** The dealer as of now, held still until the order stands: a suspension comes before it or after it. */
async function lockBuyer(tx: Transaction<DB>, user: DealerUser): Promise<Buyer> {
  const dealer = await tx
    .selectFrom('dealers')
    .select(['id', 'status', 'country', 'vat_id as vatId', 'vat_id_check as vatIdCheck'])
    .where('id', '=', user.dealer.id)
    .forShare()
    .executeTakeFirst();
  if (dealer?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
  return { id: dealer.id, country: dealer.country, vatCase: vatCaseOf(dealer) };
}

function priceChanged(vehicles: OfferedVehicle[]): Failure {
  const prices = vehicles.map(({ id, priceNet }) => ({ id, priceNet }));
  return new Failure('PRICE_CHANGED', { members: { prices } });
}

async function insertOrder(tx: Transaction<DB>, buyer: Buyer, wish: OrderRequest): Promise<string> {
  const order = await tx
    .insertInto('orders')
    .values({
      dealer_id: buyer.id,
      total_amount: wish.totalAmount,
      shipping_cost: deliveryFeeOf(wish.vehicleIds.length),
      shipping_method: wish.shippingMethod,
      item_count: wish.vehicleIds.length,
      notes: wish.notes,
      terms_version: TERMS_VERSION,
      vat_case: buyer.vatCase,
      delivery_country: buyer.country,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return order.id;
}

async function insertLines(tx: Transaction<DB>, orderId: string, dealerId: string, vehicleIds: string[]) {
  const inserted = await sql<{ id: string; vehicleId: string; expiresAt: Date }>`
    insert into vehicle_reservations (
      order_id, vehicle_id, dealer_id, reserved_at, expires_at,
      price_net, vin, make, model, variant, mileage_km, first_registered
    )
    select
      ${orderId}, id, ${dealerId}, now(), now() + make_interval(hours => ${RESERVATION_HOURS}),
      price_net, vin, make, model, variant, mileage_km, first_registered
    from vehicles
    where id = any(${vehicleIds}::uuid[])
    returning id, vehicle_id as "vehicleId", expires_at as "expiresAt"
  `.execute(tx);
  return inserted.rows;
}
