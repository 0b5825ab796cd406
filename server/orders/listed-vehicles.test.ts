import { describe, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { anOrder, letLapse, orderOf } from '../../fixtures/orders.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';
import { sweepLapsedOrders } from './lapse.ts';

const app = await testApp();
const { db } = app.deps;

describe('the row of an order in the list', () => {
  test('names the first vehicles by make and model, without those that left the order singly', async () => {
    const dealer = await aDealer(app);
    const made = [];
    for (const model of ['Polo', 'Golf', 'Arteon', 'Caddy'])
      made.push(await aVehicle(db, { make: 'Volkswagen', model }));
    const [, , arteon] = made;
    const cover = await aPicture(app, arteon?.id ?? '');
    const { result: placed } = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: orderOf(made),
    });
    const listed = async () =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie })).result.orders[0]?.vehicles;
    expect(await listed()).toEqual([
      { id: arteon?.id, make: 'Volkswagen', model: 'Arteon', coverUrl: `/media/${cover.id}` },
      { id: expect.any(String), make: 'Volkswagen', model: 'Caddy', coverUrl: null },
      { id: expect.any(String), make: 'Volkswagen', model: 'Golf', coverUrl: null },
    ]);
    const left = placed.reservations.find(({ vehicleId }) => vehicleId === arteon?.id);
    await call(app, 'POST /api/reservations/{id}/cancel', {
      cookie: dealer.cookie,
      params: { id: left?.id ?? '' },
    });
    expect((await listed())?.map(({ model }) => model)).toEqual(['Caddy', 'Golf', 'Polo']);
    await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: placed.id } });
    expect((await listed())?.map(({ model }) => model)).toEqual(['Caddy', 'Golf', 'Polo']);
  });

  test('names the last vehicle of an order that was emptied one by one, and the totals are those of that vehicle', async () => {
    const dealer = await aDealer(app);
    const vehicles = [
      await aVehicle(db, { price_net: '10000.00' }),
      await aVehicle(db, { price_net: '20000.00' }),
    ];
    const { result: placed } = await call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: orderOf(vehicles),
    });
    const leave = async (vehicleId: string | undefined) => {
      const id = placed.reservations.find((reservation) => reservation.vehicleId === vehicleId)?.id ?? '';
      await call(app, 'POST /api/reservations/{id}/cancel', { cookie: dealer.cookie, params: { id } });
    };
    const left = async () => {
      const sent = { cookie: dealer.cookie, params: { id: placed.id } };
      const { reservations } = (await call(app, 'GET /api/orders/{id}', sent)).result;
      return vehicles.map(({ id }) => reservations.find(({ vehicleId }) => vehicleId === id)?.hasLeft);
    };
    expect(await left()).toEqual([false, false]);
    await leave(vehicles[0]?.id);
    expect(await left()).toEqual([true, false]);
    await leave(vehicles[1]?.id);
    expect(await left()).toEqual([true, false]);
    const [listed] = (await call(app, 'GET /api/orders', { cookie: dealer.cookie })).result.orders;
    expect(listed).toMatchObject({ status: 'CANCELLED', totalAmount: '20000.00', itemCount: 1 });
    expect(listed?.vehicles.map(({ id }) => id)).toEqual([vehicles[1]?.id]);
  });

  test('names all vehicles of an order that has lapsed, before and after that is written down', async () => {
    const dealer = await aDealer(app);
    const { order } = await anOrder(app, dealer, { vehicles: 2 });
    const listed = async () =>
      (await call(app, 'GET /api/orders', { cookie: dealer.cookie })).result.orders[0];
    await letLapse(app, order.id);
    expect(await listed()).toMatchObject({ endReason: 'EXPIRED', vehicles: [{}, {}] });
    await sweepLapsedOrders(db);
    expect(await listed()).toMatchObject({ endReason: 'EXPIRED', vehicles: [{}, {}] });
  });
});
