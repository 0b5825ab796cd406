import { sql } from 'kysely';
import { isoInstant } from '../iso-instant.ts';

/** A row of `dealer_vehicle_statuses` in the contract's shape of a mark. */
export const markColumns = sql`
  vehicle_id as "vehicleId",
  status,
  ${isoInstant('updated_at')} as "markedAt",
  price_at_mark::text as "priceAtMark"
`;
