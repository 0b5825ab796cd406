import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../actor.ts';
import { isoInstant } from '../iso-instant.ts';

/** Whether the reservation in the row named `lines` ran out, written down by the sweep or not. */
export const isExpired = sql<boolean>`(
  lines.status = 'ACTIVE'
  and (lines.end_reason is not distinct from 'LAPSED' or (lines.end_reason is null and coalesce(lines.expires_at <= now(), false)))
)`;

/** The reservation in the row named `lines`, in the contract's shape. */
export const reservationJson = sql`
  'id', lines.id,
  'orderId', lines.order_id,
  'vehicleId', lines.vehicle_id,
  'dealerId', lines.dealer_id,
  'reservedAt', ${isoInstant('lines.reserved_at')},
  'expiresAt', ${isoInstant('lines.expires_at')},
  'status', lines.status,
  'isExpired', ${isExpired},
  'endReason', case when ${isExpired} then 'LAPSED' else lines.end_reason end,
  'priceNet', lines.price_net::text
`;

/** The vehicle of the row named `lines` as it was sold, with its picture of today. */
export const soldVehicleJson = sql`json_build_object(
  'id', lines.vehicle_id,
  'make', lines.make,
  'model', lines.model,
  'variant', lines.variant,
  'vin', lines.vin,
  'mileageKm', lines.mileage_km,
  'firstRegistered', lines.first_registered,
  'priceNet', lines.price_net::text,
  'coverUrl', (
    select '/media/' || media.id
    from vehicle_media media
    where media.vehicle_id = lines.vehicle_id and media.media_type = 'image'
    order by media.is_cover desc, media.ordinal
    limit 1
  )
)`;

/** Whether a row belongs to the scope; `dealerId` is its column. */
export const isInScope = (scope: Scope, dealerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope === 'all' ? sql`true` : sql`${dealerId} = ${scope.dealerId}`;
