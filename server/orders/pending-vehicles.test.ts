import { expect, test } from 'vitest';
import { ORDER_VEHICLES_MAX, PENDING_VEHICLES_MAX } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { letLapse, orderOf } from '../../fixtures/orders.ts';
import { aVehicle, type TestVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;

async function vehicles(count: number): Promise<TestVehicle[]> {
  return Promise.all(Array.from({ length: count }, () => aVehicle(db)));
}

const order = (dealer: TestDealer, wanted: TestVehicle[]) =>
  call(app, 'POST /api/orders/create', { cookie: dealer.cookie, body: orderOf(wanted) });

/** Places orders of this many vehicles in all. */
async function fill(dealer: TestDealer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let left = count; left > 0; left -= ORDER_VEHICLES_MAX)
    ids.push((await order(dealer, await vehicles(Math.min(left, ORDER_VEHICLES_MAX)))).result.id);
  return ids;
}

test('a dealer has at most 300 vehicles in PENDING orders', async () => {
  expect(PENDING_VEHICLES_MAX).toBe(300);
  const dealer = await aDealer(app);
  const [first = '', second = '', third = ''] = await fill(dealer, PENDING_VEHICLES_MAX);
  const [one] = await vehicles(1);
  if (!one) throw new Error('there is no vehicle');

  const { status, headers, problem } = await order(dealer, [one]);
  expect([status, headers['retry-after'], problem.code]).toEqual([429, '3600', 'RATE_LIMITED']);
  expect(problem['limit']).toBe('PENDING_VEHICLES');
  expect((await order(await aDealer(app), [one])).status).toBe(201);

  // Orders that are no longer PENDING do not count: cancelled, processed, lapsed.
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: first } });
  await call(app, 'PATCH /api/orders/{id}/status', {
    cookie: (await anAdmin(app)).cookie,
    params: { id: second },
    body: { status: 'PROCESSED' },
  });
  await letLapse(app, third);
  await fill(dealer, 3 * ORDER_VEHICLES_MAX);
  expect((await order(dealer, await vehicles(1))).problem['limit']).toBe('PENDING_VEHICLES');
});

test('parallel orders of a dealer cannot exceed the limit', async () => {
  const dealer = await aDealer(app);
  await fill(dealer, PENDING_VEHICLES_MAX - 2);
  const wanted = await vehicles(8);
  const answers = await Promise.all(wanted.map((vehicle) => order(dealer, [vehicle])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
});
