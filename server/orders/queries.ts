import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ORDER_PARAMETERS, OrderQuery } from '../../contract/order-parameters.ts';
import { type PlacedOrder } from '../../contract/order-placing.ts';
import { LISTED_VEHICLES_MAX, type ListedOrder, type OrderWithReservations } from '../../contract/orders.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import { ORDER_STATUSES } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import { isoInstant, isoInstantOf } from '../iso-instant.ts';
import { ordersFound } from './search.ts';
import { listedInvoiceJson } from './invoice-sql.ts';
import {
  addressCopy,
  documentsJson,
  hasLeft,
  listedVehicleJson,
  placedBy,
  placerMayCancel,
  reservationJson,
  soldVehicleJson,
} from './sql.ts';
import { instantsJson } from './timeline.ts';
import { isInScope, type Scope, scopeOf } from '../scope.ts';
import type { User } from '../actor.ts';
import { ORDER_WORK } from './work.ts';
import { deadlineOf, type OrderInstants, timelineOf } from './timeline.ts';

/** Each sort is total, so that no order is shown twice or skipped between pages. */
const ORDER_BY: Record<OrderQuery['sortBy'], RawBuilder<unknown>> = {
  dateDesc: sql`order_date desc, orders.id`,
  dateAsc: sql`order_date, orders.id`,
  amountDesc: sql`total_amount desc, orders.id`,
  amountAsc: sql`total_amount, orders.id`,
  status: sql`
    array_position(${sql.val(ORDER_STATUSES)}::text[], orders.status), order_date desc, orders.id
  `,
};

/** The condition of each filter on a row of `orders`, but of the search, which depends on who searches. */
const CONDITIONS: Conditions<typeof ORDER_PARAMETERS, 'search'> = {
  status: (status) => sql`orders.status = ${status}`,
  work: (kind) => sql`orders.id in (select id from (${ORDER_WORK[kind]}) as work)`,
  dateFrom: (day) => sql`order_date >= ${day}::date::timestamp at time zone ${TIME_ZONE}`,
  dateTo: (day) => sql`order_date < (${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`,
};

/** The first vehicles of the row in `orders`, without those that have left it. */
const firstVehicles = sql`(
  select coalesce(json_agg(${listedVehicleJson} order by reservations.make, reservations.model, reservations.id), '[]')
  from (
    select id, vehicle_id, make, model
    from vehicle_reservations reservations
    where order_id = orders.id and not ${hasLeft}
    order by make, model, id
    limit ${LISTED_VEHICLES_MAX}
  ) as reservations
)`;

/** All reservations of the order in the row named `orders`. */
const reservationsJson = sql`(
  select coalesce(
    json_agg(
      json_build_object(${reservationJson}, 'hasLeft', ${hasLeft}, 'vehicle', ${soldVehicleJson()})
      order by reservations.make, reservations.model, reservations.id
    ),
    '[]'
  )
  from vehicle_reservations reservations
  where reservations.order_id = orders.id
)`;

/** A page of the orders of this scope, with the number of those that match. */
export async function findOrders(
  db: Kysely<DB>,
  scope: Scope,
  query: OrderQuery,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const matching = sql`
    from current_orders orders
    where ${isInScope(scope, sql`orders.dealer_id`)}
      and ${allConditionsOf(CONDITIONS, query)}
      and ${query.search ? sql`orders.id = any(${ordersFound(query.search, scope)})` : sql`true`}
  `;
  const counting = sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
  const page = sql<FoundOrder>`
    select
      ${instantsJson} as instants,
      ${isoInstantOf(sql`statement_timestamp()`)} as now,
      orders.id,
      orders.status,
      orders.end_reason as "endReason",
      ${isoInstant('orders.order_date')} as "orderDate",
      item_count as "itemCount",
      total_amount as "totalAmount",
      shipping_cost as "shippingCost",
      orders.dealer_id as "dealerId",
      dealers.company_name as "dealerName",
      dealers.country as "dealerCountry",
      orders.delivery_country as "deliveryCountry",
      ${placedBy} as "placedBy",
      orders.vat_case as "vatCase",
      orders.invoiced_at is not null as "isInvoiced",
      ${isoInstant('orders.called_at')} as "calledAt",
      ${isoInstant('orders.paid_at')} as "paidAt",
      ${isoInstant('orders.refunded_at')} as "refundedAt",
      orders.delivery_on as "deliveryOn",
      ${firstVehicles} as vehicles,
      ${listedInvoiceJson} as invoice
    from (
      select orders.id
      ${matching}
      order by ${ORDER_BY[query.sortBy]}
      limit ${query.limit}
      offset ${(query.page - 1) * query.limit}
    ) as page
    join current_orders orders on orders.id = page.id
    join dealers on dealers.id = orders.dealer_id
    order by ${ORDER_BY[query.sortBy]}
  `.execute(db);
  const [counted, found] = await Promise.all([counting, page]);
  return { orders: found.rows.map(withDeadline), total: counted.rows[0]?.total ?? 0 };
}

type FoundOrder = Omit<ListedOrder, 'deadline' | 'isOverdue'> & { instants: OrderInstants; now: string };

function withDeadline({ instants, now, ...order }: FoundOrder): ListedOrder {
  const deadline = deadlineOf(instants);
  return { ...order, deadline, isOverdue: deadline !== null && deadline < now };
}

/** An order with its reservations; undefined when it does not exist or the reader may not see it. */
export async function findOrder(
  db: Kysely<DB>,
  orderId: string,
  reader: User,
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
        'placedBy', ${placedBy},
        'isOwn', (select placed_by_user_id = ${reader.id} from orders placed where placed.id = orders.id),
        'placerMayCancel', ${placerMayCancel},
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
          'phone', dealers.phone,
          'vatId', dealers.vat_id,
          'vatIdCheck', dealers.vat_id_check
        )
      ) as "order",
      ${reservationsJson} as reservations,
      ${documentsJson} as documents
    from current_orders orders
    join dealers on dealers.id = orders.dealer_id
    where orders.id = ${orderId}
      and ${isInScope(scopeOf(reader), sql`orders.dealer_id`)}
  `.execute(db);
  const [row] = found.rows;
  if (!row) return undefined;
  const { instants, ...details } = row;
  return { ...details, timeline: timelineOf(instants) };
}

/** The answer to an order, in the transaction that has placed it: nothing of it can have lapsed. */
export async function findPlacedOrder(tx: Transaction<DB>, orderId: string): Promise<PlacedOrder> {
  const placed = (await findPlacedOrders(tx, [orderId])).get(orderId);
  if (!placed) throw new Error(`no order ${orderId}`);
  return placed;
}

/** The answers to these orders by their ids, as `findPlacedOrder` gives them. */
export async function findPlacedOrders(
  tx: Transaction<DB>,
  orderIds: readonly string[],
): Promise<Map<string, PlacedOrder>> {
  if (orderIds.length === 0) return new Map();
  const found = await sql<PlacedOrder>`
    select
      id,
      status,
      ${isoInstant('order_date')} as "orderDate",
      item_count as "itemCount",
      total_amount::text as "totalAmount",
      shipping_cost::text as "shippingCost",
      ${reservationsJson} as reservations
    from orders
    where id = any(${orderIds}::uuid[])
  `.execute(tx);
  return new Map(found.rows.map((order) => [order.id, order]));
}
