import { type Kysely, sql } from 'kysely';
import type { ReservationEntry } from '../../contract/reservations.ts';
import type { DB } from '../../database/schema.ts';
import { isExpired, reservationJson, soldVehicleJson } from '../orders/sql.ts';

interface Wanted {
  reservationId?: string;
  /** Null: those of all dealers. */
  dealerId: string | null;
  /** Admins are told whose reservation it is. */
  withDealer: boolean;
  limit?: number;
  offset?: number;
}

/** Reservations with vehicle, order and, for admins, dealer: the living ones on top, then newest first. */
export async function findReservations(db: Kysely<DB>, wanted: Wanted): Promise<ReservationEntry[]> {
  const found = await sql<ReservationEntry>`
    select
      json_build_object(${reservationJson}) as reservation,
      ${soldVehicleJson} as vehicle,
      json_build_object(
        'id', orders.id,
        'status', orders.status,
        'isInvoiced', orders.invoiced_at is not null
      ) as "order",
      case when ${wanted.withDealer} then json_build_object(
        'id', dealers.id,
        'companyName', dealers.company_name,
        'email', dealers.email
      ) end as dealer
    from vehicle_reservations lines
    join current_orders orders on orders.id = lines.order_id
    join dealers on dealers.id = lines.dealer_id
    where (${wanted.dealerId}::uuid is null or lines.dealer_id = ${wanted.dealerId})
      and (${wanted.reservationId ?? null}::uuid is null or lines.id = ${wanted.reservationId ?? null})
    order by lines.status = 'ACTIVE' and not ${isExpired} desc, lines.reserved_at desc, lines.id
    limit ${wanted.limit ?? null}
    offset ${wanted.offset ?? 0}
  `.execute(db);
  return found.rows;
}
