import { expect, test } from 'vitest';
import { TERMS_VERSION } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

const statusOf = async (vehicleId: string) =>
  (await call(app, 'GET /api/vehicles/{id}', { params: { id: vehicleId } })).result.vehicle.status;

test('an order whose prices differ from the current ones is refused, even if their sum is the same', async () => {
  const dealer = await aDealer(app);
  const vehicles = [
    await aVehicle(db, { price_net: '20000.00' }),
    await aVehicle(db, { price_net: '10000.00' }),
  ];
  const orderAt = (seen: string[]) =>
    call(app, 'POST /api/orders/create', {
      cookie: dealer.cookie,
      body: {
        ...orderOf(vehicles),
        prices: vehicles.map(({ id }, at) => ({ id: id.toUpperCase(), priceNet: seen[at] ?? '' })),
      },
    });
  const answer = await orderAt(['18000.00', '12000.00']);
  expect([answer.status, answer.problem.code]).toEqual([409, 'PRICE_CHANGED']);
  const prices = vehicles.map(({ id, priceNet }) => ({ id, priceNet }));
  expect(answer.problem['prices']).toEqual(prices.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  expect((await orderAt(['20000.00', '10000.00'])).status).toBe(201);
});

test('an order without the price of one of its vehicles is refused if it names prices at all', async () => {
  const vehicle = await aVehicle(db);
  const answer = await call(app, 'POST /api/orders/create', {
    cookie: (await aDealer(app)).cookie,
    body: { ...orderOf([vehicle]), prices: [] },
  });
  expect(answer.problem.code).toBe('PRICE_CHANGED');
});

test.each([
  ['VAT case', { vatCase: 'INTRA_COMMUNITY' }],
  ['version of the terms', { termsVersion: '2020-01-01' }],
])(
  'an order with another %s than that of now is refused, and the refusal says what holds now',
  async (_, seen) => {
    const dealer = await aDealer(app);
    const vehicle = await aVehicle(db);
    const now = { vatCase: 'STANDARD', termsVersion: TERMS_VERSION };
    const orderWith = (conditions: object) =>
      call(app, 'POST /api/orders/create', {
        cookie: dealer.cookie,
        body: { ...orderOf([vehicle]), ...now, ...conditions },
      });
    const answer = await orderWith(seen);
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code: 'CONDITIONS_CHANGED', ...now });
    expect(await statusOf(vehicle.id)).toBe('AVAILABLE');
    expect((await orderWith({})).status).toBe(201);
  },
);
