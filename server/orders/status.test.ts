import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, letLapse, mailsAbout, auditEntriesOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { sweepLapsedOrders } from './lapse.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const setStatus = (id: string, status: OrderStatus, from?: OrderStatus) =>
  call(app, 'PATCH /api/orders/{id}/status', {
    cookie: admin.cookie,
    params: { id },
    body: { status, ...(from ? { from } : {}) },
  });
const setVehicle = (id: string, status: string) =>
  call(app, 'PATCH /api/vehicles/{id}', { cookie: admin.cookie, params: { id }, body: { status } });
const statusOf = async (id: string) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id } })).result.vehicle.status;

/** What stands in the database after an order was set to a status. */
const EXPECTED: Record<OrderStatus, { reservation: string; lapse: string; vehicle: string }> = {
  PENDING: { reservation: 'ACTIVE', lapse: 'in 72 hours', vehicle: 'RESERVED' },
  PROCESSED: { reservation: 'ACTIVE', lapse: 'never', vehicle: 'RESERVED' },
  COMPLETED: { reservation: 'ACTIVE', lapse: 'never', vehicle: 'SOLD' },
  CANCELLED: { reservation: 'CANCELLED', lapse: 'never', vehicle: 'AVAILABLE' },
};

/** When a reservation lapses that was changed between two moments. */
function lapseOf(expiresAt: string | Date | null | undefined, begun: number, ended: number): string {
  if (!expiresAt) return 'never';
  const startedAt = new Date(expiresAt).getTime() - 72 * 3_600_000;
  return startedAt >= begun && startedAt <= ended ? 'in 72 hours' : 'as before';
}

describe('every transition of an order', () => {
  const transitions = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.each(transitions)('from %s to %s takes reservations and vehicle along', async (from, to) => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    if (from !== 'PENDING') await setStatus(order.id, from);
    const begun = Date.now();
    const { result } = await setStatus(order.id, to);
    const ended = Date.now();
    expect(result.order.status).toBe(to);
    const [reservation] = result.reservations;
    expect(reservation?.status).toBe(EXPECTED[to].reservation);
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe(EXPECTED[to].vehicle);
    // A cancellation leaves the date alone.
    const lapse = from === 'PENDING' && to === 'CANCELLED' ? 'as before' : EXPECTED[to].lapse;
    expect(lapseOf(reservation?.expiresAt, begun, ended)).toBe(lapse);
    expect(result.order.completedAt !== null).toBe(to === 'COMPLETED');
    expect(result.order.endReason).toBe(to === 'CANCELLED' ? 'ADMIN' : null);
    const trail = await auditEntriesOf(app, order.id);
    expect(trail.at(-1)).toMatchObject({
      actor_email: admin.user.email,
      before: { status: from },
      after: { status: to },
    });
    const kind = to === 'CANCELLED' ? 'orderCancelled' : 'orderStatusChanged';
    expect((await mailsAbout(app, order.id)).at(-1)?.kind).toBe(kind);
  });

  test('the same status again changes nothing and leaves no trace', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const before = await call(app, 'GET /api/orders/{id}', {
      cookie: admin.cookie,
      params: { id: order.id },
    });
    const trail = await auditEntriesOf(app, order.id);
    const mails = await mailsAbout(app, order.id);
    const answer = await setStatus(order.id, 'PENDING');
    expect(answer.result).toEqual(before.result);
    expect(await auditEntriesOf(app, order.id)).toEqual(trail);
    expect(await mailsAbout(app, order.id)).toEqual(mails);
  });

  test('a status that was chosen on a stale sight is refused and changes nothing', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: order.id } });
    const [audit, mails] = [await auditEntriesOf(app, order.id), await mailsAbout(app, order.id)];
    const stale = await setStatus(order.id, 'PROCESSED', 'PENDING');
    expect(stale.status).toBe(412);
    expect(stale.problem).toMatchObject({ code: 'EDITED_MEANWHILE', current: { status: 'CANCELLED' } });
    expect(await auditEntriesOf(app, order.id)).toEqual(audit);
    expect(await mailsAbout(app, order.id)).toEqual(mails);
    expect((await setStatus(order.id, 'PROCESSED', 'CANCELLED')).result.order.status).toBe('PROCESSED');
  });

  test('a status that was chosen before the order lapsed is refused, and no lapse is written', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await letLapse(app, order.id);
    const mails = await mailsAbout(app, order.id);
    const stale = await setStatus(order.id, 'PROCESSED', 'PENDING');
    expect(stale.problem).toMatchObject({ code: 'EDITED_MEANWHILE', current: { status: 'CANCELLED' } });
    expect(await mailsAbout(app, order.id)).toEqual(mails);
    await sweepLapsedOrders(db);
    expect((await mailsAbout(app, order.id)).slice(mails.length).map(({ kind }) => kind)).toEqual([
      'reservationExpired',
      'reservationExpired',
    ]);
  });

  test('a status that somebody else has set already is no conflict', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await setStatus(order.id, 'COMPLETED');
    const again = await setStatus(order.id, 'COMPLETED', 'PENDING');
    expect(again.result.order.status).toBe('COMPLETED');
  });

  test('an order of a dealer who is suspended is not re-opened', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    await setStatus(order.id, 'CANCELLED');
    const suspend = (status: string) =>
      call(app, 'PATCH /api/admin/dealers/{id}/status', {
        cookie: admin.cookie,
        params: { id: dealer.dealer.id },
        body: { status },
      });
    await suspend('SUSPENDED');
    for (const status of ['PENDING', 'PROCESSED', 'COMPLETED'] as const)
      expect((await setStatus(order.id, status)).problem.code).toBe('DEALER_NOT_ACTIVE');
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe('AVAILABLE');
    await suspend('ACTIVE');
    expect((await setStatus(order.id, 'PENDING')).status).toBe(200);
  });

  test('an unknown order is not found', async () => {
    const answer = await setStatus('00000000-0000-4000-8000-000000000000', 'COMPLETED');
    expect(answer.problem.code).toBe('NOT_FOUND');
  });
});

test('a status takes all reservations of the order along', async () => {
  const { order, vehicles } = await anOrder(app, await aDealer(app), { vehicles: 3 });
  for (const status of ['PROCESSED', 'COMPLETED', 'CANCELLED', 'PENDING'] as const) {
    const { result } = await setStatus(order.id, status);
    const { reservation, vehicle } = EXPECTED[status];
    expect(result.reservations.map((each) => each.status)).toEqual(Array(3).fill(reservation));
    for (const { id } of vehicles) expect(await statusOf(id)).toBe(vehicle);
  }
});

test('the trail tells of each reservation how long it held before and holds now, and only of a change', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const [placed] = order.reservations;
  const told = async (status: OrderStatus) => {
    const known = (await auditEntriesOf(app, placed?.id ?? '')).length;
    const { result } = await setStatus(order.id, status);
    const [reservation] = result.reservations;
    const events = (await auditEntriesOf(app, placed?.id ?? '')).slice(known);
    return { reservation, events: events.map(({ action, before, after }) => ({ action, before, after })) };
  };
  const holds = { status: 'ACTIVE', endReason: null, reservedAt: placed?.reservedAt };
  const processed = await told('PROCESSED');
  expect(processed.events).toEqual([
    {
      action: 'RESERVATION_PERIOD_CHANGED',
      before: { ...holds, expiresAt: placed?.expiresAt },
      after: { ...holds, expiresAt: null },
    },
  ]);
  expect((await told('COMPLETED')).events).toEqual([]);
  expect((await told('CANCELLED')).events).toMatchObject([{ action: 'RESERVATION_CANCELLED' }]);
  const again = await told('PENDING');
  expect(again.events).toEqual([
    {
      action: 'RESERVATION_MADE_AGAIN',
      before: { ...holds, status: 'CANCELLED', endReason: 'WITH_ORDER', expiresAt: null },
      after: {
        ...holds,
        reservedAt: again.reservation?.reservedAt,
        expiresAt: again.reservation?.expiresAt,
      },
    },
  ]);
});

describe('leaving CANCELLED', () => {
  test('takes the vehicles anew: they are reserved from this moment on', async () => {
    const { order } = await anOrder(app, await aDealer(app), { vehicles: 2 });
    await setStatus(order.id, 'CANCELLED');
    const { result } = await setStatus(order.id, 'PENDING');
    for (const { status, reservedAt, expiresAt } of result.reservations) {
      expect(status).toBe('ACTIVE');
      expect(Date.parse(String(reservedAt))).toBeGreaterThan(Date.parse(String(order.orderDate)));
      expect(Date.parse(String(expiresAt)) - Date.parse(String(reservedAt))).toBe(72 * 3_600_000);
    }
  });

  test('needs every vehicle that left with the order, else nothing changes', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app), { vehicles: 2 });
    await setStatus(order.id, 'CANCELLED');
    await setVehicle(vehicles[1]?.id ?? '', 'SOLD');
    const answer = await setStatus(order.id, 'PENDING');
    expect(answer.status).toBe(409);
    expect(answer.problem.code).toBe('VEHICLE_UNAVAILABLE');
    expect(answer.problem['vehicles']).toEqual([{ id: vehicles[1]?.id, status: 'SOLD' }]);
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe('AVAILABLE');
    await setVehicle(vehicles[1]?.id ?? '', 'AVAILABLE');
    expect((await setStatus(order.id, 'PROCESSED')).result.order.itemCount).toBe(2);
  });

  test('leaves out a vehicle that had been cancelled by itself', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    const [single, other] = order.reservations;
    await call(app, 'POST /api/reservations/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: single?.id ?? '' },
    });
    await setStatus(order.id, 'CANCELLED');
    const { result } = await setStatus(order.id, 'PENDING');
    expect(result.order).toMatchObject({
      itemCount: 1,
      totalAmount: other?.priceNet,
      shippingCost: '175.00',
    });
    const states = new Map(result.reservations.map(({ id, status, endReason }) => [id, [status, endReason]]));
    expect(states.get(single?.id ?? '')).toEqual(['CANCELLED', 'SINGLE']);
    expect(states.get(other?.id ?? '')).toEqual(['ACTIVE', null]);
  });

  test('is refused where no vehicle is left to take', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    await call(app, 'POST /api/reservations/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: order.reservations[0]?.id ?? '' },
    });
    expect((await setStatus(order.id, 'PENDING')).problem.code).toBe('VEHICLE_UNAVAILABLE');
  });

  test('takes a lapsed order up again, before and after the sweep', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    await letLapse(app, order.id);
    const { result } = await setStatus(order.id, 'PROCESSED');
    expect(result.order).toMatchObject({ status: 'PROCESSED', endReason: null });
    expect(result.reservations[0]).toMatchObject({
      status: 'ACTIVE',
      isExpired: false,
      endReason: null,
      expiresAt: null,
    });
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe('RESERVED');
    expect((await auditEntriesOf(app, order.id)).map(({ action }) => action)).toEqual([
      'ORDER_PLACED',
      'ORDER_LAPSED',
      'ORDER_STATUS_CHANGED',
    ]);
  });
});

describe('a vehicle that an order holds', () => {
  test('stays SOLD when an admin had set it so and the order is cancelled', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    await setVehicle(vehicles[0]?.id ?? '', 'SOLD');
    await setStatus(order.id, 'CANCELLED');
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe('SOLD');
  });

  test('set to SOLD or RESERVED leaves the order alone', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    for (const status of ['SOLD', 'RESERVED']) await setVehicle(vehicles[0]?.id ?? '', status);
    const { result } = await call(app, 'GET /api/orders/{id}', {
      cookie: admin.cookie,
      params: { id: order.id },
    });
    expect(result.order.status).toBe('PENDING');
    await setStatus(order.id, 'CANCELLED');
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe('AVAILABLE');
  });

  test('set to AVAILABLE leaves its order, which follows or ends', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer, { vehicles: 2 });
    const [one, other] = vehicles;
    expect((await setVehicle(one?.id ?? '', 'AVAILABLE')).result.vehicle.status).toBe('AVAILABLE');
    const followed = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    expect(followed.result.order).toMatchObject({
      status: 'PENDING',
      itemCount: 1,
      totalAmount: other?.priceNet,
      shippingCost: '175.00',
    });
    expect((await mailsAbout(app, order.id)).at(-1)).toEqual({
      kind: 'reservationCancelled',
      recipient: dealer.dealer.email,
    });

    await setVehicle(other?.id ?? '', 'AVAILABLE');
    const ended = await call(app, 'GET /api/orders/{id}', {
      cookie: dealer.cookie,
      params: { id: order.id },
    });
    expect(ended.result.order).toMatchObject({
      status: 'CANCELLED',
      endReason: 'ADMIN',
      itemCount: 1,
      totalAmount: other?.priceNet,
    });
    expect(ended.result.reservations.map(({ endReason }) => endReason)).toEqual(['RELEASED', 'RELEASED']);
  });

  test.each(['COMPLETED', 'invoiced'])('of an order that is %s is not released', async (state) => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    if (state === 'COMPLETED') await setStatus(order.id, 'COMPLETED');
    else
      await db
        .updateTable('orders')
        .set({ invoiced_at: new Date(), status: 'PROCESSED' })
        .where('id', '=', order.id)
        .execute();
    const answer = await setVehicle(vehicles[0]?.id ?? '', 'AVAILABLE');
    expect(answer.problem.code).toBe('VEHICLE_IN_USE');
  });

  test('is not deleted, nor is a dealer who has orders', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    await setStatus(order.id, 'CANCELLED');
    const vehicle = await call(app, 'DELETE /api/vehicles/{id}', {
      cookie: admin.cookie,
      params: { id: vehicles[0]?.id ?? '' },
    });
    expect(vehicle.problem.code).toBe('VEHICLE_IN_USE');
    const account = await call(app, 'DELETE /api/admin/dealers/{id}', {
      cookie: admin.cookie,
      params: { id: dealer.dealer.id },
    });
    expect(account.problem.code).toBe('DEALER_HAS_ORDERS');
  });

  test('that was taken over by another order is not freed by the first', async () => {
    const first = await anOrder(app, await aDealer(app));
    await letLapse(app, first.order.id);
    const vehicle = first.vehicles[0] ?? (await aVehicle(db));
    const second = await call(app, 'POST /api/vehicles/{id}/reserve', {
      cookie: (await aDealer(app)).cookie,
      params: { id: vehicle.id },
    });
    expect(second.status).toBe(201);
    expect((await setStatus(first.order.id, 'CANCELLED')).result.order.endReason).toBe('EXPIRED');
    expect(await statusOf(vehicle.id)).toBe('RESERVED');
    expect((await setStatus(first.order.id, 'PENDING')).problem.code).toBe('VEHICLE_UNAVAILABLE');
  });
});
