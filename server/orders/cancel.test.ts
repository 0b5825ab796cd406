import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { recordPayment } from '../../fixtures/corrections.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anOrder, auditEntriesOf, letLapse, mailsAbout, markInvoiced } from '../../fixtures/orders.ts';

const app = await testApp();
const admin = await anAdmin(app);

const cancelOrder = ({ cookie }: { cookie: string }, id: string) =>
  call(app, 'POST /api/orders/{id}/cancel', { cookie, params: { id } });
const cancelReservation = ({ cookie }: { cookie: string }, id: string | undefined) =>
  call(app, 'POST /api/reservations/{id}/cancel', { cookie, params: { id: id ?? '' } });
const setStatus = (id: string, status: string) =>
  call(app, 'PATCH /api/orders/{id}/status', { cookie: admin.cookie, params: { id }, body: { status } });
const statusOf = async (id: string | undefined) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id: id ?? '' } })).result.vehicle.status;
const read = async (dealer: TestDealer, id: string) =>
  (await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params: { id } })).result;

describe('cancelling an order', () => {
  test('a dealer cancels their own pending order: the vehicles are free, the totals stay, dealer and provider get mail', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer, { vehicles: 2 });
    const { result } = await cancelOrder(dealer, order.id);
    expect(result.order).toMatchObject({
      status: 'CANCELLED',
      endReason: 'DEALER',
      itemCount: 2,
      totalAmount: order.totalAmount,
    });
    expect(result.reservations.map(({ status, endReason }) => [status, endReason])).toEqual(
      Array(2).fill(['CANCELLED', 'WITH_ORDER']),
    );
    for (const { id } of vehicles) expect(await statusOf(id)).toBe('AVAILABLE');
    const cancelled = (await mailsAbout(app, order.id)).filter(({ kind }) => kind === 'orderCancelled');
    expect(cancelled.map(({ recipient }) => recipient).sort()).toEqual([dealer.dealer.email, null]);
    expect((await auditEntriesOf(app, order.id)).at(-1)).toMatchObject({
      action: 'ORDER_CANCELLED',
      actor_email: dealer.user.email,
    });
  });

  test.each(['PROCESSED', 'COMPLETED', 'CANCELLED'])(
    'a dealer cannot cancel an order that is %s',
    async (status) => {
      const dealer = await aDealer(app);
      const { order } = await anOrder(app, dealer);
      await setStatus(order.id, status);
      expect((await cancelOrder(dealer, order.id)).problem.code).toBe('ORDER_NOT_CANCELLABLE');
    },
  );

  test('an invoiced order stays as it is: its dealer cancels neither the order nor a vehicle of it', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    await markInvoiced(app, order.id);
    // PENDING alone would allow it.
    await setStatus(order.id, 'PENDING');
    expect((await cancelOrder(dealer, order.id)).problem.code).toBe('ORDER_NOT_CANCELLABLE');
    const one = await cancelReservation(dealer, order.reservations[0]?.id);
    expect(one.problem.code).toBe('RESERVATION_NOT_CANCELLABLE');
    expect((await read(dealer, order.id)).order).toMatchObject({
      status: 'PENDING',
      isInvoiced: true,
      itemCount: 2,
      totalAmount: order.totalAmount,
    });
  });

  test('a lapsed order cannot be cancelled, even before the sweep', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer);
    await letLapse(app, order.id);
    expect((await cancelOrder(dealer, order.id)).problem.code).toBe('ORDER_NOT_CANCELLABLE');
    expect((await cancelReservation(dealer, order.reservations[0]?.id)).problem.code).toBe(
      'RESERVATION_NOT_CANCELLABLE',
    );
  });

  test("another dealer's order is not found", async () => {
    const { order } = await anOrder(app, await aDealer(app));
    const stranger = await aDealer(app);
    expect((await cancelOrder(stranger, order.id)).problem.code).toBe('NOT_FOUND');
    expect((await cancelReservation(stranger, order.reservations[0]?.id)).problem.code).toBe('NOT_FOUND');
    const foreign = await call(app, 'GET /api/orders/{id}', {
      cookie: stranger.cookie,
      params: { id: order.id },
    });
    expect(foreign.problem.code).toBe('NOT_FOUND');
  });
});

describe('cancelling one vehicle of an order', () => {
  test('frees the vehicle, and the total, the delivery and the count of the order follow', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 3 });
    const [first, ...kept] = order.reservations;
    const { result } = await cancelReservation(dealer, first?.id);
    expect(result.reservation).toMatchObject({ status: 'CANCELLED', endReason: 'SINGLE' });
    expect(await statusOf(first?.vehicleId)).toBe('AVAILABLE');
    const after = await read(dealer, order.id);
    const cents = kept.reduce((sum, { priceNet }) => sum + Math.round(Number(priceNet) * 100), 0);
    expect(after.order).toMatchObject({
      status: 'PENDING',
      itemCount: 2,
      shippingCost: '350.00',
      totalAmount: (cents / 100).toFixed(2),
    });
    expect((await auditEntriesOf(app, order.id)).at(-1)).toMatchObject({
      action: 'ORDER_TOTAL_CHANGED',
      before: { totalAmount: order.totalAmount },
    });
    const told = (await mailsAbout(app, order.id)).filter(({ kind }) => kind === 'reservationCancelled');
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([dealer.dealer.email, null]);
  });

  test('that is the last one cancels the order, which keeps its last totals', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    for (const { id } of order.reservations) await cancelReservation(dealer, id);
    const { order: ended } = await read(dealer, order.id);
    expect(ended).toMatchObject({
      status: 'CANCELLED',
      endReason: 'DEALER',
      itemCount: 1,
      totalAmount: order.reservations[1]?.priceNet,
    });
    expect((await mailsAbout(app, order.id)).filter(({ kind }) => kind === 'orderCancelled')).toHaveLength(2);
  });

  test('takes effect once: a second cancellation is refused', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    const id = order.reservations[0]?.id;
    const answers = await Promise.all([cancelReservation(dealer, id), cancelReservation(dealer, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is refused to dealers once the order is processed, and allowed to admins', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    await setStatus(order.id, 'PROCESSED');
    const id = order.reservations[0]?.id;
    expect((await cancelReservation(dealer, id)).problem.code).toBe('RESERVATION_NOT_CANCELLABLE');
    const { result } = await cancelReservation(admin, id);
    expect(result.dealer).toMatchObject({
      companyName: dealer.dealer.companyName,
      email: dealer.dealer.email,
    });
    expect((await read(dealer, order.id)).order).toMatchObject({ status: 'PROCESSED', itemCount: 1 });
  });

  test('and re-opening keep the delivery fee that was agreed for each vehicle, and the audit log shows its sum', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 3 });
    // As agreed at a fee of 150.50 for each vehicle.
    const agreed = { shipping_cost: '451.50' };
    await app.deps.db.updateTable('orders').set(agreed).where('id', '=', order.id).execute();
    await cancelReservation(dealer, order.reservations[0]?.id);
    expect((await read(dealer, order.id)).order).toMatchObject({ itemCount: 2, shippingCost: '301.00' });
    expect((await auditEntriesOf(app, order.id)).at(-1)).toMatchObject({
      action: 'ORDER_TOTAL_CHANGED',
      before: { shippingCost: '451.50' },
      after: { shippingCost: '301.00', itemCount: 2 },
    });
    await cancelOrder(dealer, order.id);
    await setStatus(order.id, 'PENDING');
    expect((await read(dealer, order.id)).order).toMatchObject({ itemCount: 2, shippingCost: '301.00' });
  });

  test('is refused while the order is paid and has no invoice, and so is the release: a refund is of the whole order', async () => {
    const dealer = await aDealer(app);
    const { order, vehicles } = await anOrder(app, dealer, { vehicles: 2 });
    await markInvoiced(app, order.id);
    await recordPayment(app, admin, order.id);
    await setStatus(order.id, 'CANCELLED');
    await setStatus(order.id, 'PENDING');
    const [entry] = (await call(app, 'GET /api/reservations', { cookie: dealer.cookie })).result;
    expect(entry?.order).toMatchObject({ status: 'PENDING', isInvoiced: false, isPaid: true });
    for (const user of [dealer, admin]) {
      const { status, problem } = await cancelReservation(user, order.reservations[0]?.id);
      expect([status, problem.code]).toEqual([409, 'RESERVATION_NOT_CANCELLABLE']);
    }
    const asAdmin = { cookie: admin.cookie, params: { id: vehicles[0]?.id ?? '' } };
    const body = { status: 'AVAILABLE' };
    const released = await call(app, 'PATCH /api/vehicles/{id}', { ...asAdmin, body });
    expect(released.problem.code).toBe('VEHICLE_IN_USE');

    expect((await cancelOrder(dealer, order.id)).status).toBe(200);
    const refund = { params: { id: order.id }, body: { refundedAt: new Date().toISOString() } };
    expect((await call(app, 'PATCH /api/orders/{id}', { cookie: admin.cookie, ...refund })).status).toBe(200);
    await setStatus(order.id, 'PENDING');
    expect((await cancelReservation(dealer, order.reservations[0]?.id)).status).toBe(200);
  });

  test('is refused to admins when the order is completed or invoiced', async () => {
    const { order } = await anOrder(app, await aDealer(app));
    await setStatus(order.id, 'COMPLETED');
    expect((await cancelReservation(admin, order.reservations[0]?.id)).problem.code).toBe(
      'RESERVATION_NOT_CANCELLABLE',
    );
    const invoiced = await anOrder(app, await aDealer(app));
    await setStatus(invoiced.order.id, 'PROCESSED');
    await markInvoiced(app, invoiced.order.id);
    expect((await cancelReservation(admin, invoiced.order.reservations[0]?.id)).problem.code).toBe(
      'RESERVATION_NOT_CANCELLABLE',
    );
  });
});
