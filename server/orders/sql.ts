import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../actor.ts';
import { isoInstant } from '../iso-instant.ts';

/**
 * Whether the reservation in the row named `reservations` holds its vehicle: it has not been ended and has not expired.
 * The clock is that of the statement, since the transaction may have waited for a lock: see migration 0016.
 */
export const isHolding = sql<boolean>`(
  reservations.status = 'ACTIVE'
  and reservations.end_reason is null
  and (reservations.expires_at is null or reservations.expires_at > statement_timestamp())
)`;

/** Whether the reservation in the row named `reservations` has expired, even if the sweep has not ended it yet. */
export const isExpired = sql<boolean>`(reservations.status = 'ACTIVE' and not ${isHolding})`;

/** The reservation in the row named `reservations`, in the contract's shape. */
export const reservationJson = sql`
  'id', reservations.id,
  'orderId', reservations.order_id,
  'vehicleId', reservations.vehicle_id,
  'dealerId', reservations.dealer_id,
  'reservedAt', ${isoInstant('reservations.reserved_at')},
  'expiresAt', ${isoInstant('reservations.expires_at')},
  'status', reservations.status,
  'isExpired', ${isExpired},
  'endReason', case when ${isExpired} then 'LAPSED' else reservations.end_reason end,
  'priceNet', reservations.price_net::text
`;

/** The vehicle of the row named `reservations` as it was sold, with its current picture. */
export const soldVehicleJson = sql`json_build_object(
  'id', reservations.vehicle_id,
  'make', reservations.make,
  'model', reservations.model,
  'variant', reservations.variant,
  'vin', reservations.vin,
  'mileageKm', reservations.mileage_km,
  'firstRegistered', reservations.first_registered,
  'priceNet', reservations.price_net::text,
  'coverUrl', (
    select '/media/' || media.id
    from vehicle_media media
    where media.vehicle_id = reservations.vehicle_id and media.media_type = 'image'
    order by media.is_cover desc, media.ordinal
    limit 1
  )
)`;

/**
 * A copy of an address in the row named `orders`, in the contract's shape. Null where the order is older than the copies;
 * the country of delivery alone is older.
 */
export const addressCopy = (of: 'billing' | 'delivery'): RawBuilder<unknown> => sql`
  case when orders.billing_name is not null then json_build_object(
    'name', ${sql.ref(`orders.${of}_name`)},
    'street', ${sql.ref(`orders.${of}_street`)},
    'postalCode', ${sql.ref(`orders.${of}_postal_code`)},
    'city', ${sql.ref(`orders.${of}_city`)},
    'country', ${sql.ref(`orders.${of}_country`)}
  ) end
`;

/** Whether a row is in the scope. `dealerId` is the column with its dealer. */
export const isInScope = (scope: Scope, dealerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  scope === 'all' ? sql`true` : sql`${dealerId} = ${scope.dealerId}`;
