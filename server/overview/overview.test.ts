import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { anOrder, letLapse } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();

test('the overview counts vehicles of every status, reservations that hold a vehicle now, and dealers', async () => {
  const admin = await anAdmin(app);
  const dealer = await aDealer(app);
  await aDealer(app, { status: 'SUSPENDED' });
  await aVehicle(app.deps.db, { status: 'SOLD' });
  await anOrder(app, dealer, { vehicles: 2 });
  const { order: lapsed } = await anOrder(app, dealer);
  await letLapse(app, lapsed.id);
  const { order: cancelled } = await anOrder(app, dealer);
  await call(app, 'POST /api/orders/{id}/cancel', { cookie: dealer.cookie, params: { id: cancelled.id } });
  const { result } = await call(app, 'GET /api/admin/overview', { cookie: admin.cookie });
  expect(result).toEqual({ vehicles: 5, activeReservations: 2, dealers: 2 });
});
