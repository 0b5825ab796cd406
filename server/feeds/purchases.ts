import { sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import type { Database } from '../db.ts';
import { isInOrder } from '../orders/sql.ts';

/** The columns of a listing import, in this order: docs/decisions/0144. */
export const PURCHASE_COLUMNS = [
  'internal_number',
  'vin',
  'make',
  'model',
  'model_description',
  'category',
  'first_registration',
  'mileage',
  'power_kw',
  'cubic_capacity',
  'fuel',
  'gearbox',
  'colour',
  'manufacturer_colour',
  'doors',
  'seats',
  'emission_class',
  'co2',
  'hsn_tsn',
  'general_inspection',
  'previous_owners',
  'accident_free',
  'purchase_price_net',
  'currency',
  'purchased_on',
  'equipment',
  'images',
] as const;

type Value = string | number | boolean | readonly string[] | null;
export type Purchase = Record<(typeof PURCHASE_COLUMNS)[number], Value>;

interface PurchaseRow extends Omit<Purchase, 'internal_number' | 'equipment' | 'images'> {
  order_id: string;
  equipment_text: string | null;
  images: string[];
}

/** The vehicles of the dealer's orders that are in progress or completed, latest order first. */
export async function findPurchases(db: Database, dealerId: string, publicUrl: string): Promise<Purchase[]> {
  const found = await sql<PurchaseRow>`
    select
      orders.id as order_id,
      vehicles.vin,
      vehicles.make,
      vehicles.model,
      vehicles.variant as model_description,
      vehicles.body_type as category,
      to_char(vehicles.first_registered, 'MM.YYYY') as first_registration,
      vehicles.mileage_km as mileage,
      vehicles.kw as power_kw,
      vehicles.engine_size_cc as cubic_capacity,
      vehicles.fuel_type as fuel,
      vehicles.transmission as gearbox,
      vehicles.base_colour as colour,
      vehicles.colour as manufacturer_colour,
      vehicles.doors,
      vehicles.seats,
      vehicles.emission_class,
      vehicles.co2_g_km as co2,
      vehicles.hsn_tsn,
      to_char(vehicles.next_inspection, 'MM.YYYY') as general_inspection,
      vehicles.owners as previous_owners,
      vehicles.accident_free,
      reservations.price_net::text as purchase_price_net,
      'EUR' as currency,
      (orders.order_date at time zone ${TIME_ZONE})::date::text as purchased_on,
      vehicles.equipment_text,
      array(
        select media.id::text
        from vehicle_media media
        where media.vehicle_id = vehicles.id and media.media_type = 'image'
        order by media.is_cover desc, media.ordinal
      ) as images
    from current_orders orders
    join vehicle_reservations reservations on reservations.order_id = orders.id
    join vehicles on vehicles.id = reservations.vehicle_id
    where orders.dealer_id = ${dealerId}
      and orders.status in ('PROCESSED', 'COMPLETED')
      and ${isInOrder}
    order by orders.order_date desc, orders.id, vehicles.make, vehicles.model, vehicles.id
  `.execute(db);
  return found.rows.map(({ order_id, equipment_text, images, ...facts }) => ({
    ...facts,
    internal_number: `${orderNumberOf(order_id).replace('#', '')}-${String(facts.vin).slice(-6)}`,
    equipment: (equipment_text ?? '').split('\n').filter((line) => line.trim() !== ''),
    images: images.map((id) => `${publicUrl}/media/${id}`),
  }));
}
