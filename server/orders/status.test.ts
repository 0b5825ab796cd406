import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, auditEntriesOf, letLapse, mailsAbout, markInvoiced } from '../../fixtures/orders.ts';
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

const storedStatusOf = async (id: string) =>
  (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

/** What each order status means for the reservation and the vehicle of the order. */
const EXPECTED: Record<OrderStatus, { reservation: string; lapse: string; vehicle: string }> = {
  PENDING: { reservation: 'ACTIVE', lapse: 'in 72 hours', vehicle: 'RESERVED' },
  PROCESSED: { reservation: 'ACTIVE', lapse: 'never', vehicle: 'RESERVED' },
  COMPLETED: { reservation: 'ACTIVE', lapse: 'never', vehicle: 'SOLD' },
  CANCELLED: { reservation: 'CANCELLED', lapse: 'never', vehicle: 'AVAILABLE' },
};

/** Whether a reservation that was changed between two instants expires 72 hours after the change. */
function lapseOf(expiresAt: string | Date | null | undefined, begun: number, ended: number): string {
  if (!expiresAt) return 'never';
  const startedAt = new Date(expiresAt).getTime() - 72 * 3_600_000;
  return startedAt >= begun && startedAt <= ended ? 'in 72 hours' : 'as before';
}

describe('every transition of an order', () => {
  const transitions = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.each(transitions)('from %s to %s changes its reservations and vehicles with it', async (from, to) => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    if (from !== 'PENDING') await setStatus(order.id, from);
    const begun = Date.now();
    const { result } = await setStatus(order.id, to);
    const ended = Date.now();
    expect(result.order.status).toBe(to);
    const [reservation] = result.reservations;
    expect(reservation?.status).toBe(EXPECTED[to].reservation);
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe(EXPECTED[to].vehicle);
    // A cancellation does not change the date.
    const lapse = from === 'PENDING' && to === 'CANCELLED' ? 'as before' : EXPECTED[to].lapse;
    expect(lapseOf(reservation?.expiresAt, begun, ended)).toBe(lapse);
    expect(result.order.completedAt !== null).toBe(to === 'COMPLETED');
    expect(result.order.endReason).toBe(to === 'CANCELLED' ? 'ADMIN' : null);
    const entries = await auditEntriesOf(app, order.id);
    expect(entries.at(-1)).toMatchObject({
      actor_email: admin.user.email,
      before: { status: from },
      after: { status: to },
    });
    const kind = to === 'CANCELLED' ? 'orderCancelled' : 'orderStatusChanged';
    expect((await mailsAbout(app, order.id)).at(-1)?.kind).toBe(kind);
  });

  test('setting the same status again changes nothing and writes no audit entry', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const before = await call(app, 'GET /api/orders/{id}', {
      cookie: admin.cookie,
      params: { id: order.id },
    });
    const entries = await auditEntriesOf(app, order.id);
    const mails = await mailsAbout(app, order.id);
    const answer = await setStatus(order.id, 'PENDING');
    expect(answer.result).toEqual(before.result);
    expect(await auditEntriesOf(app, order.id)).toEqual(entries);
    expect(await mailsAbout(app, order.id)).toEqual(mails);
  });

  test('a status change is refused when the order no longer has the status that the admin saw', async () => {
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

  test('a status change is refused when the order has lapsed meanwhile, and the refusal does not end the order', async () => {
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

  test('setting a status that another admin has already set is no conflict', async () => {
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

test('a status change applies to all reservations of the order', async () => {
  const { order, vehicles } = await anOrder(app, await aDealer(app), { vehicles: 3 });
  for (const status of ['PROCESSED', 'COMPLETED', 'CANCELLED', 'PENDING'] as const) {
    const { result } = await setStatus(order.id, status);
    const { reservation, vehicle } = EXPECTED[status];
    expect(result.reservations.map((each) => each.status)).toEqual(Array(3).fill(reservation));
    for (const { id } of vehicles) expect(await statusOf(id)).toBe(vehicle);
  }
});

test('the audit log has the old and the new period of each reservation whose period changes', async () => {
  const { order } = await anOrder(app, await aDealer(app));
  const [placed] = order.reservations;
  const changeOf = async (status: OrderStatus) => {
    const known = (await auditEntriesOf(app, placed?.id ?? '')).length;
    const { result } = await setStatus(order.id, status);
    const [reservation] = result.reservations;
    const events = (await auditEntriesOf(app, placed?.id ?? '')).slice(known);
    return { reservation, events: events.map(({ action, before, after }) => ({ action, before, after })) };
  };
  const holds = { status: 'ACTIVE', endReason: null, reservedAt: placed?.reservedAt };
  const processed = await changeOf('PROCESSED');
  expect(processed.events).toEqual([
    {
      action: 'RESERVATION_PERIOD_CHANGED',
      before: { ...holds, expiresAt: placed?.expiresAt },
      after: { ...holds, expiresAt: null },
    },
  ]);
  expect((await changeOf('COMPLETED')).events).toEqual([]);
  expect((await changeOf('CANCELLED')).events).toMatchObject([{ action: 'RESERVATION_CANCELLED' }]);
  const again = await changeOf('PENDING');
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

describe('an order that leaves CANCELLED', () => {
  test('reserves its vehicles again, from now on', async () => {
    const { order } = await anOrder(app, await aDealer(app), { vehicles: 2 });
    await setStatus(order.id, 'CANCELLED');
    const { result } = await setStatus(order.id, 'PENDING');
    expect(result.reservations.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
    for (const { reservedAt, expiresAt } of result.reservations) {
      expect(Date.parse(reservedAt)).toBeGreaterThan(Date.parse(order.orderDate));
      expect(Date.parse(String(expiresAt)) - Date.parse(reservedAt)).toBe(72 * 3_600_000);
    }
  });

  test('is refused and changes nothing unless every vehicle that was cancelled with the order is free', async () => {
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

  test('does not reserve a vehicle again that had been cancelled singly', async () => {
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

  test('is refused when the order has no vehicle left, and the refusal names its vehicles', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer);
    await call(app, 'POST /api/reservations/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: order.reservations[0]?.id ?? '' },
    });
    expect((await setStatus(order.id, 'PENDING')).problem).toMatchObject({
      code: 'VEHICLE_UNAVAILABLE',
      vehicles: [{ id: vehicles[0]?.id, status: 'AVAILABLE' }],
    });
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])('re-opens a lapsed order, %s the sweep', async (_, sweeps) => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    await letLapse(app, order.id);
    if (sweeps > 0) await sweepLapsedOrders(db);
    expect(await storedStatusOf(order.id)).toBe(sweeps > 0 ? 'CANCELLED' : 'PENDING');
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
  test('stays SOLD when an admin has set it to SOLD and the order is then cancelled', async () => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    await setVehicle(vehicles[0]?.id ?? '', 'SOLD');
    await setStatus(order.id, 'CANCELLED');
    expect(await statusOf(vehicles[0]?.id ?? '')).toBe('SOLD');
  });

  test('can be set to SOLD or RESERVED without a change of the order', async () => {
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

  test('leaves its order when it is set to AVAILABLE, and the last vehicle ends the order', async () => {
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

  test.each(['COMPLETED', 'invoiced'])('is not released when its order is %s', async (state) => {
    const { order, vehicles } = await anOrder(app, await aDealer(app));
    if (state === 'COMPLETED') await setStatus(order.id, 'COMPLETED');
    else await markInvoiced(app, order.id);
    const answer = await setVehicle(vehicles[0]?.id ?? '', 'AVAILABLE');
    expect(answer).toMatchObject({ status: 409, problem: { code: 'VEHICLE_IN_USE' } });
  });

  test('cannot be deleted, nor can a dealer with orders', async () => {
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

  test('is not freed by its first order after another order has reserved it', async () => {
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
    expect((await setStatus(first.order.id, 'PENDING')).problem).toMatchObject({
      code: 'VEHICLE_UNAVAILABLE',
      vehicles: [{ id: vehicle.id, status: 'RESERVED' }],
    });
  });
});
