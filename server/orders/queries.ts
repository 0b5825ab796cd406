import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ORDER_PARAMETERS, OrderQuery } from '../../contract/order-parameters.ts';
import {
  LISTED_VEHICLES_MAX,
  type ListedOrder,
  type OrderWithReservations,
  type PlacedOrder,
} from '../../contract/orders.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import { ORDER_STATUSES } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import type { Scope } from '../actor.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import { escapeLike } from '../http/like.ts';
import { isoInstant } from '../iso-instant.ts';
import {
  addressCopy,
  documentsJson,
  instantsJson,
  isInScope,
  listedVehicleJson,
  reservationJson,
  soldVehicleJson,
} from './sql.ts';
import { type OrderInstants, timelineOf } from './timeline.ts';

/** Each sort is total, so that no order is shown twice or skipped between pages. */
const ORDER_BY: Record<OrderQuery['sortBy'], RawBuilder<unknown>> = {
  dateDesc: sql`order_date desc, current_orders.id`,
  dateAsc: sql`order_date, current_orders.id`,
  amountDesc: sql`total_amount desc, current_orders.id`,
  amountAsc: sql`total_amount, current_orders.id`,
  status: sql`
    array_position(${sql.val(ORDER_STATUSES)}::text[], current_orders.status), order_date desc, current_orders.id
  `,
};

/** The condition of each filter on a row of `current_orders`, but of the search, which depends on who searches. */
const CONDITIONS: Conditions<typeof ORDER_PARAMETERS, 'search'> = {
  status: (status) => sql`current_orders.status = ${status}`,
  dateFrom: (day) => sql`order_date >= ${day}::date::timestamp at time zone ${TIME_ZONE}`,
  dateTo: (day) => sql`order_date < (${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`,
};

/** The first vehicles of the row in `current_orders`: those that it holds, or all that a cancelled order held. */
const firstVehicles = sql`(
  select coalesce(json_agg(${listedVehicleJson} order by reservations.make, reservations.model, reservations.id), '[]')
  from (
    select id, vehicle_id, make, model
    from vehicle_reservations
    where order_id = current_orders.id
      and (current_orders.status = 'CANCELLED' or (status = 'ACTIVE' and end_reason is null))
    order by make, model, id
    limit ${LISTED_VEHICLES_MAX}
  ) as reservations
)`;

/** A page of the orders of this scope, with the number of those that match. */
export async function findOrders(
  db: Kysely<DB>,
  scope: Scope,
  query: OrderQuery,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matching = sql`
    from current_orders
    join dealers on dealers.id = current_orders.dealer_id
    where ${isInScope(scope, sql`dealer_id`)}
      and ${allConditionsOf(CONDITIONS, query)}
      and ${query.search ? matches(query.search, scope) : sql`true`}
  `;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  const found = await sql<ListedOrder>`
    select
      current_orders.id,
      current_orders.status,
      current_orders.end_reason as "endReason",
      ${isoInstant('order_date')} as "orderDate",
      item_count as "itemCount",
      total_amount as "totalAmount",
      shipping_cost as "shippingCost",
      dealer_id as "dealerId",
      dealers.company_name as "dealerName",
      ${firstVehicles} as vehicles
    ${matching}
    order by ${ORDER_BY[query.sortBy]}
    limit ${query.limit}
    offset ${(query.page - 1) * query.limit}
  `.execute(db);
  return { orders: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * The start of an order number, with or without #, the whole id, a part of a VIN or of the dealer's own number, or words
 * that all stand in make, model and variant of one vehicle. Clerks also find a part of the dealer's e-mail address, and
 * words that all stand in the dealer's name.
 */
function matches(search: string, scope: Scope): RawBuilder<boolean> {
  const number = `${escapeLike(search.replace(/^#/, '').toLowerCase())}%`;
  const part = `%${escapeLike(search.toLowerCase())}%`;
  const vinPart = `%${escapeLike(search.toUpperCase())}%`;
  const words = search
    .toLowerCase()
    .split(/\s/)
    .filter(Boolean)
    .map((word) => `%${escapeLike(word)}%`);
  return sql<boolean>`(
    order_number(current_orders.id) like ${number}
    or current_orders.id::text = ${search.toLowerCase()}
    or lower(current_orders.purchase_reference) like ${part}
    or ${scope === 'all' ? ofDealer(search.toLowerCase(), words) : sql`false`}
    or exists (
      select from vehicle_reservations reservations
      where reservations.order_id = current_orders.id
        and (
          reservations.vin like ${vinPart}
          or lower(concat_ws(' ', reservations.make, reservations.model, reservations.variant)) like all(${words}::text[])
        )
    )
  )`;
}

/** Words of the dealer's name, or a part of their address. A whole address is that of one dealer alone. */
const ofDealer = (email: string, words: readonly string[]) => sql`
  (
    lower(dealers.company_name) like all(${words}::text[])
    or dealers.email = ${email}
    or (
      dealers.email like ${`%${escapeLike(email)}%`}
      and not exists (select from dealers others where others.email = ${email})
    )
  )
`;

/** An order with its reservations; undefined when it does not exist or is outside this scope. */
export async function findOrder(
  db: Kysely<DB>,
  orderId: string,
  scope: Scope,
): Promise<OrderWithReservations | undefined> {
  const found = await sql<Omit<OrderWithReservations, 'timeline'> & { instants: OrderInstants }>`
    select
      ${instantsJson} as instants,
      json_build_object(
        'id', orders.id,
        'status', orders.status,
        'orderDate', ${isoInstant('orders.order_date')},
        'itemCount', orders.item_count,
        'totalAmount', orders.total_amount::text,
        'shippingCost', orders.shipping_cost::text,
        'dealerId', orders.dealer_id,
        'endReason', orders.end_reason,
        'endedAt', ${isoInstant('orders.ended_at')},
        'shippingMethod', orders.shipping_method,
        'notes', orders.notes,
        'purchaseReference', orders.purchase_reference,
        'vatCase', orders.vat_case,
        'deliveryCountry', orders.delivery_country,
        'billingAddress', ${addressCopy('billing')},
        'deliveryAddress', ${addressCopy('delivery')},
        'termsVersion', orders.terms_version,
        'completedAt', ${isoInstant('orders.completed_at')},
        'isInvoiced', orders.invoiced_at is not null,
        'calledAt', ${isoInstant('orders.called_at')},
        'paidAt', ${isoInstant('orders.paid_at')},
        'refundedAt', ${isoInstant('orders.refunded_at')},
        'deliveryOn', orders.delivery_on,
        'dealer', json_build_object(
          'companyName', dealers.company_name,
          'street', dealers.street,
          'postalCode', dealers.postal_code,
          'city', dealers.city,
          'country', dealers.country,
          'email', dealers.email,
          'phone', dealers.phone
        )
      ) as "order",
      (
        select coalesce(
          json_agg(json_build_object(${reservationJson}, 'vehicle', ${soldVehicleJson}) order by reservations.make, reservations.model, reservations.id),
          '[]'
        )
        from vehicle_reservations reservations
        where reservations.order_id = orders.id
      ) as reservations,
      ${documentsJson} as documents
    from current_orders orders
    join dealers on dealers.id = orders.dealer_id
    where orders.id = ${orderId}
      and ${isInScope(scope, sql`orders.dealer_id`)}
  `.execute(db);
  const [row] = found.rows;
  if (!row) return undefined;
  const { instants, ...details } = row;
  return { ...details, timeline: timelineOf(instants) };
}

/** The answer to a placed order. */
export function placedOrder({ order, reservations }: OrderWithReservations): PlacedOrder {
  const { id, status, orderDate, itemCount, totalAmount, shippingCost } = order;
  return { id, status, orderDate, itemCount, totalAmount, shippingCost, reservations };
}
