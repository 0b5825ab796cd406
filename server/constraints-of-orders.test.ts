import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { aDealer } from '../fixtures/dealers.ts';
import { anOrder } from '../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;

/** Runs the statements in one transaction; returns the constraint that refuses them. */
async function refusalOf(statements: RawBuilder<unknown>[]): Promise<unknown> {
  return db
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await statement.execute(tx);
    })
    .then(
      () => 'accepted',
      (error: unknown) => (error instanceof Error && 'constraint' in error ? error.constraint : error),
    );
}

interface Rows {
  orderId: string;
  /** Another order of the same dealer. */
  otherId: string;
  strangerId: string;
  vehicleId: string;
}

async function someOrders(): Promise<Rows> {
  const [dealer, stranger] = [await aDealer(app), await aDealer(app)];
  const { order, vehicles } = await anOrder(app, dealer, { vehicles: 2 });
  const { order: other } = await anOrder(app, dealer);
  return {
    orderId: order.id,
    otherId: other.id,
    strangerId: stranger.dealer.id,
    vehicleId: vehicles[0]?.id ?? '',
  };
}

const cancelOrder = ({ orderId }: Rows) => sql`
  update orders set status = 'CANCELLED', end_reason = 'ADMIN', ended_at = now() where id = ${orderId}
`;
const completeOrder = ({ orderId }: Rows) => sql`
  update orders set status = 'COMPLETED', completed_at = now() where id = ${orderId}
`;
const endReservations = ({ orderId }: Rows) => sql`
  update vehicle_reservations set status = 'CANCELLED', end_reason = 'WITH_ORDER', ended_at = now()
  where order_id = ${orderId}
`;
const keepReservations = ({ orderId }: Rows) =>
  sql`update vehicle_reservations set expires_at = null where order_id = ${orderId}`;
const freeVehicles = ({ orderId }: Rows) =>
  sql`update vehicles set status = 'AVAILABLE', status_order_id = null where status_order_id = ${orderId}`;
const sellVehicles = ({ orderId }: Rows) =>
  sql`update vehicles set status = 'SOLD' where status_order_id = ${orderId}`;

/** The constraint that refuses the change, and the statements of the change. */
type Refused = [title: string, constraint: string, ...change: ((rows: Rows) => RawBuilder<unknown>)[]];

async function expectRefusal(...[, constraint, ...change]: Refused): Promise<void> {
  const rows = await someOrders();
  expect(await refusalOf(change.map((statement) => statement(rows)))).toBe(constraint);
}

test.each<Refused>([
  [
    'a reservation of another dealer than its order',
    'vehicle_reservations_belong_to_the_dealer_of_their_order',
    ({ orderId, strangerId }) =>
      sql`update vehicle_reservations set dealer_id = ${strangerId} where order_id = ${orderId}`,
  ],
  [
    'an order of another dealer than its reservations',
    'vehicle_reservations_belong_to_the_dealer_of_their_order',
    ({ orderId, strangerId }) => sql`update orders set dealer_id = ${strangerId} where id = ${orderId}`,
  ],
])('no commit leaves a reservation of another dealer than its order: %s', expectRefusal);

test.each<Refused>([
  ['a CANCELLED order that holds vehicles', 'orders_match_their_reservations', cancelOrder, freeVehicles],
  [
    'a PENDING order that holds no vehicle',
    'vehicle_reservations_match_their_order',
    endReservations,
    freeVehicles,
  ],
  [
    'a PENDING order whose reservations do not expire',
    'vehicle_reservations_match_their_order',
    keepReservations,
  ],
  [
    'a PROCESSED order whose reservations expire',
    'orders_match_their_reservations',
    ({ orderId }) => sql`update orders set status = 'PROCESSED' where id = ${orderId}`,
  ],
  [
    'an invoiced order whose reservations expire',
    'orders_match_their_reservations',
    ({ orderId }) => sql`
      with issued as (
        insert into invoices (
          order_id, kind, year, sequence, issued_at, due_on, net_amount, vat_amount, gross_amount, content, xml, pdf
        )
        values (${orderId}, 'INVOICE', 2000, 1, now(), now(), 1, 0, 1, '{}', '', '')
        returning id
      )
      update orders set invoiced_at = now(), invoice_id = issued.id from issued where orders.id = ${orderId}
    `,
  ],
])(
  'no commit leaves an order that holds other vehicles than its status says, or for another time: %s',
  expectRefusal,
);

test.each<Refused>([
  [
    'an order with another total than its reservations',
    'orders_match_their_reservations',
    ({ orderId }) => sql`update orders set total_amount = total_amount + 1 where id = ${orderId}`,
  ],
  [
    'an order with another count of vehicles than its reservations',
    'orders_match_their_reservations',
    ({ orderId }) => sql`update orders set item_count = item_count + 1 where id = ${orderId}`,
  ],
  [
    'a reservation with another price than in the total of its order',
    'vehicle_reservations_match_their_order',
    ({ vehicleId }) =>
      sql`update vehicle_reservations set price_net = price_net + 1 where vehicle_id = ${vehicleId}`,
  ],
  [
    'an order that loses a reservation and keeps its totals',
    'vehicle_reservations_match_their_order',
    ({ vehicleId }) => sql`update vehicles set status_order_id = null where id = ${vehicleId}`,
    ({ vehicleId }) => sql`delete from vehicle_reservations where vehicle_id = ${vehicleId}`,
  ],
  [
    'a reservation that moves to another order, whose totals follow, and leaves its own order behind',
    'vehicle_reservations_match_their_order',
    ({ vehicleId }) => sql`update vehicles set status_order_id = null where id = ${vehicleId}`,
    ({ vehicleId, otherId }) =>
      sql`update vehicle_reservations set order_id = ${otherId} where vehicle_id = ${vehicleId}`,
    ({ otherId }) =>
      sql`update orders set item_count = 2, total_amount = total_amount * 2 where id = ${otherId}`,
  ],
])('no commit leaves an order with other totals than its reservations: %s', expectRefusal);

test.each<Refused>([
  [
    'a date of completion while the order is not COMPLETED',
    'orders_complete_with_a_date',
    ({ orderId }) => sql`update orders set completed_at = now() where id = ${orderId}`,
  ],
  [
    'a COMPLETED order without a date of completion',
    'orders_complete_with_a_date',
    ({ orderId }) => sql`update orders set status = 'COMPLETED' where id = ${orderId}`,
  ],
  [
    'a date or a reason of the end while the order is not CANCELLED',
    'orders_end_with_a_reason',
    ({ orderId }) => sql`update orders set ended_at = now() where id = ${orderId}`,
  ],
  [
    'a CANCELLED order without a reason',
    'orders_end_with_a_reason',
    ({ orderId }) => sql`update orders set status = 'CANCELLED', ended_at = now() where id = ${orderId}`,
  ],
])('no commit leaves an order with the dates of another status: %s', expectRefusal);

test.each<Refused>([
  ['SOLD by an order that is not COMPLETED', 'vehicles_match_the_order_of_their_status', sellVehicles],
  [
    'RESERVED by an order that is COMPLETED',
    'orders_match_the_status_of_their_vehicles',
    completeOrder,
    keepReservations,
  ],
  [
    'RESERVED by an order that is CANCELLED',
    'orders_match_the_status_of_their_vehicles',
    cancelOrder,
    endReservations,
  ],
  [
    'RESERVED by an order that does not hold it',
    'vehicles_match_the_order_of_their_status',
    ({ vehicleId, otherId }) => sql`update vehicles set status_order_id = ${otherId} where id = ${vehicleId}`,
  ],
  [
    'RESERVED by an order that no longer holds it',
    'vehicle_reservations_match_the_status_of_their_vehicle',
    ({ vehicleId }) => sql`
      update orders
      set item_count = item_count - 1, total_amount = total_amount - reservations.price_net
      from vehicle_reservations reservations
      where orders.id = reservations.order_id and reservations.vehicle_id = ${vehicleId}
    `,
    ({ vehicleId }) => sql`delete from vehicle_reservations where vehicle_id = ${vehicleId}`,
  ],
])('no commit leaves a vehicle with another status than its order gives it: %s', expectRefusal);

test.each([
  ['cancelled', [cancelOrder, endReservations, freeVehicles]],
  ['completed', [completeOrder, keepReservations, sellVehicles]],
])('an order is %s by statements in any order, if all rows agree at the end', async (_, change) => {
  for (const statements of [change, change.toReversed()]) {
    const rows = await someOrders();
    expect(await refusalOf(statements.map((statement) => statement(rows)))).toBe('accepted');
  }
});
