import { sql } from 'kysely';
import { isoInstant } from '../iso-instant.ts';

/** A row of `dealer_vehicle_statuses` in the contract's shape of a mark. A hidden vehicle keeps the price of a mark before. */
export const markColumns = sql`
  vehicle_id as "vehicleId",
  status,
  ${isoInstant('updated_at')} as "markedAt",
  case when status = 'WATCHED' then price_at_mark::text end as "priceAtMark"
`;
