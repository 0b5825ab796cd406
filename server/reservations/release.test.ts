import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { anOrder, letLapse, orderOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';
import { findSession } from '../http/session.ts';
import { cancelOwnOrder } from '../orders/cancel.ts';
import { sweepLapsedOrders } from '../orders/lapse.ts';
import { placeOrder } from '../orders/place.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const release = (id: string) =>
  call(app, 'PATCH /api/vehicles/{id}', { cookie, params: { id }, body: { status: 'AVAILABLE' } });
const statusOf = async (id: string) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id } })).result.vehicle.status;
const orderStatus = async (id: string) =>
  (await call(app, 'GET /api/orders/{id}', { params: { id }, cookie })).result.order.status;

async function userOf(dealer: TestDealer) {
  const user = await findSession(db, dealer.cookie.replace(/^sid=/, ''));
  if (!user?.dealer) throw new Error('no session');
  return { ...user, dealer: user.dealer };
}

const wishFor = (vehicle: TestVehicle) => ({
  ...orderOf([vehicle]),
  notes: null,
  shippingMethod: 'DELIVERY' as const,
});

/** Vehicles with the status AVAILABLE that a reservation holds. */
async function offeredAndHeld() {
  const found = await sql`
    select vehicles.id
    from vehicles
    join vehicle_reservations reservations on reservations.vehicle_id = vehicles.id
    where vehicles.status = 'AVAILABLE'
      and reservations.status = 'ACTIVE'
      and reservations.end_reason is null
      and (reservations.expires_at is null or reservations.expires_at > now())
  `.execute(db);
  return found.rows;
}

test('a vehicle that is released while an order is being placed is released from that order', async () => {
  const [dealer, vehicle] = await Promise.all([aDealer(app), aVehicle(db)]);
  const user = await userOf(dealer);
  const { orderId, releasing } = await db.transaction().execute(async (tx) => {
    const orderId = await placeOrder(tx, user, wishFor(vehicle));
    const releasing = release(vehicle.id);
    await untilOneWaits(db);
    return { orderId, releasing: { answer: releasing } };
  });
  expect((await releasing.answer).status).toBe(200);
  expect(await offeredAndHeld()).toEqual([]);
  expect(await statusOf(vehicle.id)).toBe('AVAILABLE');
  expect(await orderStatus(orderId)).toBe('CANCELLED');
});

test('a vehicle that passes from one order to another while it is released is released from the second', async () => {
  const [first, second] = await Promise.all([aDealer(app), aDealer(app)]);
  const { order, vehicles } = await anOrder(app, first);
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('an order without vehicles');
  const [firstUser, secondUser] = [await userOf(first), await userOf(second)];
  const { orderId, releasing } = await db.transaction().execute(async (tx) => {
    await cancelOwnOrder(tx, firstUser, order.id);
    const orderId = await placeOrder(tx, secondUser, wishFor(vehicle));
    const releasing = release(vehicle.id);
    await untilOneWaits(db);
    return { orderId, releasing: { answer: releasing } };
  });
  expect((await releasing.answer).status).toBe(200);
  expect(await orderStatus(orderId)).toBe('CANCELLED');
  expect(await offeredAndHeld()).toEqual([]);
});

test('a release never waits for a second order while it holds the vehicle', async () => {
  const [first, second] = [await aDealer(app), await aDealer(app)];
  const { order: lapsed, vehicles } = await anOrder(app, first);
  await letLapse(app, lapsed.id);
  const secondUser = await userOf(second);
  const { releasing, orderId, cancelling } = await db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${lapsed.id} for update`.execute(tx);
    const releasing = release(vehicles[0]?.id ?? '');
    await untilOneWaits(db);
    // The release waits for the lapsed order. Meanwhile another dealer orders the vehicle.
    const placed = await call(app, 'POST /api/orders/create', {
      cookie: second.cookie,
      body: orderOf(vehicles),
    });
    const orderId = placed.result.id;
    const cancelling = await db.startTransaction().execute();
    await sql`select from orders where id = ${orderId} for update`.execute(cancelling);
    return { releasing: { answer: releasing }, orderId, cancelling };
  });
  await untilOneWaits(db);
  await cancelOwnOrder(cancelling, secondUser, orderId);
  await cancelling.commit().execute();
  expect((await releasing.answer).status).toBe(200);
  expect(await orderStatus(orderId)).toBe('CANCELLED');
  expect(await offeredAndHeld()).toEqual([]);
});

test('a release names the reservation that it ends: another one is left alone', async () => {
  const first = await aDealer(app);
  const { order, vehicles } = await anOrder(app, first);
  const seen = order.reservations[0]?.id;
  const id = vehicles[0]?.id ?? '';
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: first.cookie, params: { id: order.id } });
  const second = await call(app, 'POST /api/orders/create', {
    cookie: (await aDealer(app)).cookie,
    body: orderOf(vehicles),
  });
  const naming = (releases: string | null | undefined) =>
    call(app, 'PATCH /api/vehicles/{id}', {
      cookie,
      params: { id },
      body: { status: 'AVAILABLE', releases },
    });
  for (const stale of [seen, null]) {
    const answer = await naming(stale);
    expect(answer.status).toBe(412);
    expect(answer.problem.code).toBe('EDITED_MEANWHILE');
  }
  expect(await orderStatus(second.result.id)).toBe('PENDING');
  expect((await naming(second.result.reservations[0]?.id)).status).toBe(200);
  expect(await orderStatus(second.result.id)).toBe('CANCELLED');
});

test('a release is refused when nothing holds the vehicle any more', async () => {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer);
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: order.id } });
  const answer = await call(app, 'PATCH /api/vehicles/{id}', {
    cookie,
    params: { id: vehicles[0]?.id ?? '' },
    body: { status: 'AVAILABLE', releases: order.reservations[0]?.id },
  });
  expect([answer.status, answer.problem.code]).toEqual([412, 'EDITED_MEANWHILE']);
});

test('a release that names nothing frees a vehicle that no reservation holds', async () => {
  const { id } = await aVehicle(db, { status: 'SOLD' });
  const answer = await call(app, 'PATCH /api/vehicles/{id}', {
    cookie,
    params: { id },
    body: { status: 'AVAILABLE', releases: null },
  });
  expect(answer.result.vehicle.status).toBe('AVAILABLE');
});

test('the database refuses to offer a vehicle that a reservation holds', async () => {
  const { vehicles } = await anOrder(app, await aDealer(app));
  const offering = sql`
    update vehicles set status = 'AVAILABLE', status_order_id = null where id = ${vehicles[0]?.id}
  `.execute(db);
  await expect(offering).rejects.toMatchObject({
    constraint: 'vehicles_available_are_held_by_no_reservation',
  });
});

test('the database refuses a reservation that holds an offered vehicle', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  await call(app, 'PATCH /api/orders/{id}/status', {
    cookie,
    params: { id: order.id },
    body: { status: 'CANCELLED' },
  });
  const holding = sql`
    update vehicle_reservations
    set status = 'ACTIVE', end_reason = null, ended_at = null
    where order_id = ${order.id}
  `.execute(db);
  await expect(holding).rejects.toMatchObject({
    constraint: 'vehicle_reservations_hold_no_available_vehicle',
  });
});

test('a vehicle whose reservation has lapsed may be offered before the sweep', async () => {
  const { order, vehicles } = await anOrder(app, await aDealer(app));
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('an order without vehicles');
  await letLapse(app, order.id);
  await sql`update vehicles set status = 'AVAILABLE', status_order_id = null where id = ${vehicle.id}`.execute(
    db,
  );
  expect((await release(vehicle.id)).status).toBe(200);
  expect(await statusOf(vehicle.id)).toBe('AVAILABLE');
});

test('a vehicle whose last two reservations have lapsed is offered before the sweep', async () => {
  const { order, vehicles } = await anOrder(app, await aDealer(app));
  const id = vehicles[0]?.id ?? '';
  await letLapse(app, order.id);
  const second = await call(app, 'POST /api/orders/create', {
    cookie: (await aDealer(app)).cookie,
    body: orderOf(vehicles),
  });
  // letLapse would move the second reservation into the period of the first one.
  await sql`
    update vehicle_reservations set expires_at = now() where order_id = ${second.result.id}
  `.execute(db);
  const answer = await call(app, 'PATCH /api/vehicles/{id}', {
    cookie,
    params: { id },
    body: { status: 'AVAILABLE', releases: null },
  });
  expect(answer.result.vehicle.status).toBe('AVAILABLE');
});

test('an order that began before a reservation lapsed gets the vehicle after the sweep', async () => {
  const { order, vehicles } = await anOrder(app, await aDealer(app));
  const [vehicle] = vehicles;
  if (!vehicle) throw new Error('an order without vehicles');
  const user = await userOf(await aDealer(app));
  const orderId = await db.transaction().execute(async (tx) => {
    // The first statement of a transaction fixes its now().
    await sql`select now()`.execute(tx);
    await sql`
      update vehicle_reservations
      set reserved_at = reserved_at - interval '73 hours', expires_at = clock_timestamp()
      where order_id = ${order.id}
    `.execute(db);
    await sweepLapsedOrders(db);
    return placeOrder(tx, user, wishFor(vehicle));
  });
  expect(await orderStatus(order.id)).toBe('CANCELLED');
  expect(await orderStatus(orderId)).toBe('PENDING');
  expect(await statusOf(vehicle.id)).toBe('RESERVED');
});

test('a reservation that lapses while its cancellation waits has lapsed, and its vehicle stays with the next buyer', async () => {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer);
  const { id: reservationId } = await db
    .selectFrom('vehicle_reservations')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { cancelling, next } = await db.transaction().execute(async (tx) => {
    await sql`select id from orders where id = ${order.id} for update`.execute(tx);
    const cancelling = call(app, 'POST /api/reservations/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: reservationId },
    });
    await untilOneWaits(db);
    await sql`
      update vehicle_reservations set expires_at = clock_timestamp() where id = ${reservationId}
    `.execute(db);
    const next = await call(app, 'POST /api/orders/create', {
      cookie: (await aDealer(app)).cookie,
      body: orderOf(vehicles),
    });
    return { cancelling: { answer: cancelling }, next: next.result };
  });
  expect((await cancelling.answer).problem.code).toBe('RESERVATION_NOT_CANCELLABLE');
  const ended = await call(app, 'GET /api/orders/{id}', { params: { id: order.id }, cookie });
  expect(ended.result.order).toMatchObject({ status: 'CANCELLED', endReason: 'EXPIRED' });
  expect(await orderStatus(next.id)).toBe('PENDING');
});
