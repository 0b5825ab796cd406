import { type RawBuilder, sql } from 'kysely';
import { isoInstant } from '../iso-instant.ts';

/** The name of the user who placed the order in the row named `orders`, else their address. A removed user keeps the name. */
export const placedBy = sql<string>`(
  select coalesce(users.name, users.email)
  from orders placed
  join users on users.id = placed.placed_by_user_id
  where placed.id = orders.id
)`;

/** Whether the user who placed the order in the row named `orders` may still cancel it. */
export const placerMayCancel = sql<boolean>`(
  select users.rights in ('OWNER', 'BUYER') and users.disabled_at is null and users.removed_at is null
  from orders placed
  join users on users.id = placed.placed_by_user_id
  where placed.id = orders.id
)`;

/** Whether the order in the row named `orders` is paid, and the payment was not refunded. */
export const isPaid = sql<boolean>`(orders.paid_at is not null and orders.refunded_at is null)`;

/**
 * Whether the reservation in the row named `reservations` is in its order: nobody has ended it. It may have expired, until
 * the sweep ends it.
 */
export const isInOrder = sql<boolean>`(reservations.status = 'ACTIVE' and reservations.end_reason is null)`;

/**
 * Whether the reservation in the row named `reservations` holds its vehicle: it has not been ended and has not expired.
 * The clock is that of the statement, since the transaction may have waited for a lock: see migration 0016.
 */
export const isHolding = sql<boolean>`(
  ${isInOrder} and (reservations.expires_at is null or reservations.expires_at > statement_timestamp())
)`;

/** Whether the reservation in the row named `reservations` holds its vehicle and expires within so many hours. */
export const expiresWithin = (hours: RawBuilder<number>): RawBuilder<boolean> => sql<boolean>`(
  ${isHolding} and reservations.expires_at <= statement_timestamp() + make_interval(hours => ${hours})
)`;

/** Whether the reservation in the row named `reservations` has expired, even if the sweep has not ended it yet. */
export const isExpired = sql<boolean>`(reservations.status = 'ACTIVE' and not ${isHolding})`;

/**
 * Whether the reservation in the row named `reservations` left the order in the row named `orders` before that order ended.
 * Where vehicles left one by one, the order ended with the last of them, which has not left it.
 */
export const hasLeft = sql<boolean>`(
  reservations.end_reason is not null
  and reservations.end_reason in ('SINGLE', 'RELEASED')
  and (orders.ended_at is null or reservations.ended_at is distinct from orders.ended_at)
)`;

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

/**
 * The cover of the vehicle in the row named by `vehicleId`; null where it has no picture. `chosenId`: the picture that was chosen as
 * its cover. The first picture is read only without one, so that no statement reads all pictures of a vehicle.
 */
export const coverUrl = (vehicleId: RawBuilder<unknown>, chosenId: RawBuilder<unknown>) => sql`
  '/media/' || coalesce(
    ${chosenId},
    (
      select media.id
      from vehicle_media media
      where media.vehicle_id = ${vehicleId} and media.media_type = 'image'
      order by media.ordinal
      limit 1
    )
  )
`;

/** As `coverUrl`, for a few vehicles. A long list joins the chosen covers, which takes one hash join for all its rows. */
export const coverUrlOf = (vehicleId: RawBuilder<unknown>) =>
  coverUrl(
    vehicleId,
    sql`(select covers.id from vehicle_media covers where covers.vehicle_id = ${vehicleId} and covers.is_cover)`,
  );

const ownCoverUrl = coverUrlOf(sql`reservations.vehicle_id`);

/** The vehicle of the row named `reservations` as a row of the list of orders names it. */
export const listedVehicleJson = sql`json_build_object(
  'id', reservations.vehicle_id,
  'make', reservations.make,
  'model', reservations.model,
  'coverUrl', ${ownCoverUrl}
)`;

/** The vehicle of the row named `reservations` as it was sold, with its current picture. */
export const soldVehicleJson = (cover: RawBuilder<unknown> = ownCoverUrl) => sql`json_build_object(
  'id', reservations.vehicle_id,
  'make', reservations.make,
  'model', reservations.model,
  'variant', reservations.variant,
  'vin', reservations.vin,
  'mileageKm', reservations.mileage_km,
  'firstRegistered', reservations.first_registered,
  'priceNet', reservations.price_net::text,
  'coverUrl', ${cover}
)`;

/** The documents of the vehicles of the order in the row named `orders`, without vehicles that have left it. */
export const documentsJson = sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', media.id,
        'vehicleId', media.vehicle_id,
        'title', media.title,
        'url', '/media/' || media.id,
        'byteSize', files.byte_size
      )
      order by reservations.make, reservations.model, reservations.id, media.ordinal, media.id
    ),
    '[]'
  )
  from vehicle_reservations reservations
  join vehicle_media media on media.vehicle_id = reservations.vehicle_id and media.media_type = 'pdf'
  join stored_files files on files.sha256 = media.sha256
  where reservations.order_id = orders.id
    and not ${hasLeft}
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
