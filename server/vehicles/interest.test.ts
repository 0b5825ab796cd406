import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { anOrder, letLapse } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

const interestIn = async (...ids: string[]) =>
  (await call(app, 'GET /api/admin/vehicles/interest', { cookie, query: { id: ids } })).result.vehicles;

test('a clerk reads how many dealers watch a vehicle; who hides it does not watch it', async () => {
  const { id } = await aVehicle(app.deps.db);
  for (const mark of ['WATCHED', 'WATCHED', 'HIDDEN'] as const)
    await aMark(app, await aDealer(app), { id }, mark);
  expect(await interestIn(id, randomUUID())).toEqual([{ id, watchers: 2, order: null }]);
});

test('a clerk reads which order of which dealer holds a vehicle, until it lapses', async () => {
  const dealer = await aDealer(app);
  const { order, vehicles } = await anOrder(app, dealer);
  const id = vehicles[0]?.id ?? '';
  expect(await interestIn(id)).toEqual([
    { id, watchers: 0, order: { id: order.id, dealerName: dealer.dealer.companyName } },
  ]);
  await letLapse(app, order.id);
  expect(await interestIn(id)).toMatchObject([{ order: null }]);
});
