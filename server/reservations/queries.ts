import { type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  RESERVATION_PARAMETERS,
  ReservationPhase,
  ReservationQuery,
} from '../../contract/reservation-parameters.ts';
import type { ReservationEntry } from '../../contract/reservations.ts';
import type { ReservationState } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import type { Scope } from '../scope.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import { reservationsFound } from './search.ts';
import { coverUrl, isExpired, isHolding, isPaid, reservationJson, soldVehicleJson } from '../orders/sql.ts';
import { isInScope } from '../scope.ts';

interface Wanted extends Partial<
  Pick<ReservationQuery, 'search' | 'vehicleId' | 'status' | 'phase' | 'sortBy'>
> {
  reservationId?: string;
  scope: Scope;
  reader: Pick<User, 'id'>;
  /** Whether to name the dealer of each reservation. */
  withDealer: boolean;
  limit?: number;
  offset?: number;
}

const HAS_STATE: Record<ReservationState, RawBuilder<boolean>> = {
  ACTIVE: isHolding,
  EXPIRED: isExpired,
  CANCELLED: sql`reservations.status = 'CANCELLED'`,
};

const isOfCompletedOrder = sql<boolean>`exists (
  select from orders completed
  where completed.id = reservations.order_id and completed.status = 'COMPLETED'
)`;

/** The order of a reservation that holds is open or completed. Few are open, so their index leads to the reservations. */
const isOfOpenOrder = sql<boolean>`reservations.order_id in (
  select open.id from orders open where open.status in ('PENDING', 'PROCESSED')
)`;

const HAS_PHASE: Record<ReservationPhase, RawBuilder<boolean>> = {
  RUNNING: sql`${isHolding} and ${isOfOpenOrder}`,
  ENDED: sql`(not ${isHolding} or ${isOfCompletedOrder})`,
};

const ORDER_BY: Record<ReservationQuery['sortBy'], RawBuilder<unknown>> = {
  dateDesc: sql`${isHolding} desc, reservations.reserved_at desc, reservations.order_id, reservations.id`,
  dateAsc: sql`reservations.reserved_at, reservations.order_id, reservations.id`,
  expiry: sql`
    ${isHolding} desc, reservations.expires_at nulls last,
    reservations.reserved_at, reservations.order_id, reservations.id
  `,
};

/** The condition of each filter on a row `reservations`; `dealerId` is a scope, on which the search depends. */
const CONDITIONS: Conditions<typeof RESERVATION_PARAMETERS, 'dealerId' | 'search'> = {
  vehicleId: (vehicleId) => sql`reservations.vehicle_id = ${vehicleId}`,
  status: (state) => HAS_STATE[state],
  phase: (phase) => HAS_PHASE[phase],
};

function matches({ reservationId, scope, search, ...filters }: Wanted): RawBuilder<boolean> {
  return sql`
    ${isInScope(scope, sql`reservations.dealer_id`)}
    and (${reservationId ?? null}::uuid is null or reservations.id = ${reservationId ?? null})
    and ${search ? sql`reservations.id = any(${reservationsFound(search, scope)})` : sql`true`}
    and ${allConditionsOf(CONDITIONS, filters)}
  `;
}

/** How many reservations there are on all pages. */
export async function countReservations(db: Kysely<DB>, wanted: Wanted): Promise<number> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from vehicle_reservations reservations where ${matches(wanted)}
  `.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** Reservations with vehicle, order and, for admins, dealer. */
export async function findReservations(db: Kysely<DB>, wanted: Wanted): Promise<ReservationEntry[]> {
  const orderBy = ORDER_BY[wanted.sortBy ?? 'dateDesc'];
  const found = await sql<ReservationEntry>`
    select
      json_build_object(${reservationJson}) as reservation,
      ${soldVehicleJson(coverUrl(sql`reservations.vehicle_id`, sql`covers.id`))} as vehicle,
      json_build_object(
        'id', orders.id,
        'status', orders.status,
        'isInvoiced', orders.invoiced_at is not null,
        'isPaid', ${isPaid},
        'isOwn', placed.placed_by_user_id = ${wanted.reader.id}
      ) as "order",
      case when ${wanted.withDealer} then json_build_object(
        'id', dealers.id,
        'companyName', dealers.company_name,
        'email', dealers.email
      ) end as dealer
    from (
      select reservations.id
      from vehicle_reservations reservations
      where ${matches(wanted)}
      order by ${orderBy}
      limit ${wanted.limit ?? null}
      offset ${wanted.offset ?? 0}
    ) as page
    join vehicle_reservations reservations on reservations.id = page.id
    join current_orders orders on orders.id = reservations.order_id
    -- A call without a page lists all reservations, so nothing here is read once for each row.
    join orders placed on placed.id = reservations.order_id
    join dealers on dealers.id = reservations.dealer_id
    left join vehicle_media covers on covers.vehicle_id = reservations.vehicle_id and covers.is_cover
    order by ${orderBy}
  `.execute(db);
  return found.rows;
}
