import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { isoInstant } from '../iso-instant.ts';
import type { OrderPayload } from '../mail/payloads.ts';
import { addressCopy, isInOrder, isPaid } from './sql.ts';

/** The payload of a mail about an order. Its vehicles are those of `reservationIds`, by default of all active reservations. */
export async function orderPayload(
  tx: Transaction<DB>,
  orderId: string,
  reservationIds?: readonly string[],
): Promise<OrderPayload> {
  const reported = reservationIds
    ? sql<boolean>`reservations.id = any(${reservationIds}::uuid[])`
    : isInOrder;
  const [found] = await findPayloads(tx, [orderId], reported);
  if (!found) throw new Error(`no order ${orderId}`);
  return found.payload;
}

/** The payloads of mails about these orders, with the dealer of each. Their vehicles are those of all active reservations. */
export const orderPayloads = (tx: Transaction<DB>, orderIds: readonly string[]) =>
  findPayloads(tx, orderIds, isInOrder);

async function findPayloads(
  tx: Transaction<DB>,
  orderIds: readonly string[],
  reported: RawBuilder<boolean>,
): Promise<{ dealerId: string; payload: OrderPayload }[]> {
  const found = await sql<OrderPayload & { dealerId: string }>`
    select
      orders.dealer_id as "dealerId",
      orders.id as "orderId",
      ${isoInstant('orders.order_date')} as "orderDate",
      orders.status,
      orders.total_amount::text as "totalAmount",
      orders.shipping_cost::text as "shippingCost",
      orders.vat_case as "vatCase",
      orders.delivery_country as "deliveryCountry",
      ${addressCopy('billing')} as "billingAddress",
      ${addressCopy('delivery')} as "deliveryAddress",
      orders.notes,
      orders.purchase_reference as "purchaseReference",
      dealers.company_name as "companyName",
      concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name) as "contactName",
      dealers.email as "dealerEmail",
      dealers.phone as "dealerPhone",
      dealers.vat_id as "dealerVatId",
      buyers.locale as "dealerLocale",
      orders.invoiced_at is not null as "isInvoiced",
      ${isPaid} as "isPaid",
      ${isoInstant('vehicles.expires_at')} as "expiresAt",
      vehicles.reported as vehicles
    from orders
    join dealers on dealers.id = orders.dealer_id
    join users buyers on buyers.id = orders.placed_by_user_id
    cross join lateral (
      select
        max(reservations.expires_at) as expires_at,
        coalesce(
          json_agg(
            json_build_object(
              'vehicleId', reservations.vehicle_id,
              'make', reservations.make,
              'model', reservations.model,
              'variant', reservations.variant,
              'vin', reservations.vin,
              'mileageKm', reservations.mileage_km,
              'firstRegistered', reservations.first_registered,
              'priceNet', reservations.price_net::text
            )
            order by reservations.make, reservations.model, reservations.id
          ),
          '[]'
        ) as reported
      from vehicle_reservations as reservations
      where reservations.order_id = orders.id and ${reported}
    ) as vehicles
    where orders.id = any(${orderIds}::uuid[])
  `.execute(tx);
  return found.rows.map(({ dealerId, ...payload }) => ({ dealerId, payload }));
}
