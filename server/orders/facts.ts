import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { OrderFacts } from '../mail/kinds.ts';
import { isoInstant } from '../iso-instant.ts';

/** What a mail about an order tells: its living vehicles, or those of `reservationIds`. */
export async function factsOf(
  tx: Transaction<DB>,
  orderId: string,
  reservationIds?: readonly string[],
): Promise<OrderFacts> {
  const told = reservationIds
    ? sql`lines.id = any(${reservationIds}::uuid[])`
    : sql`lines.status = 'ACTIVE' and lines.end_reason is null`;
  const found = await sql<OrderFacts>`
    select
      orders.id as "orderId",
      ${isoInstant('orders.order_date')} as "orderDate",
      orders.status,
      orders.total_amount::text as "totalAmount",
      orders.shipping_cost::text as "shippingCost",
      orders.vat_case as "vatCase",
      orders.delivery_country as "deliveryCountry",
      orders.notes,
      dealers.company_name as "companyName",
      concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name) as "contactName",
      dealers.email as "dealerEmail",
      dealers.phone as "dealerPhone",
      ${isoInstant('vehicles.expires_at')} as "expiresAt",
      vehicles.told as vehicles
    from orders
    join dealers on dealers.id = orders.dealer_id
    cross join lateral (
      select
        max(lines.expires_at) as expires_at,
        coalesce(
          json_agg(
            json_build_object(
              'vehicleId', lines.vehicle_id,
              'make', lines.make,
              'model', lines.model,
              'variant', lines.variant,
              'vin', lines.vin,
              'mileageKm', lines.mileage_km,
              'firstRegistered', lines.first_registered,
              'priceNet', lines.price_net::text
            )
            order by lines.make, lines.model, lines.id
          ),
          '[]'
        ) as told
      from vehicle_reservations lines
      where lines.order_id = orders.id and ${told}
    ) as vehicles
    where orders.id = ${orderId}
  `.execute(tx);
  const facts = found.rows[0];
  if (!facts) throw new Error(`no order ${orderId}`);
  return facts;
}
